import { readStored, writeStored } from '../../../lib/stored-json.ts';

/**
 * The entries of lists that were written from the start in this tab, by their ids; a reload keeps them.
 * Whoever writes a list from the start goes back from the latest entry, so the next one comes below;
 * to a list that was there, the latest is added on top.
 */
const key = 'begun-entries';
const most = 200;

const noted = (): string[] => {
  const stored = readStored(sessionStorage, key);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
};

export const noteBegun = (entryId: string): void =>
  void writeStored(sessionStorage, key, [...noted(), entryId].slice(-most));

export function isBegunHere(entries: readonly { id: string }[]): boolean {
  const ids = new Set(noted());
  return entries.some(({ id }) => ids.has(id));
}
