import { readStored, writeStored } from '../../../lib/stored-json.ts';

/**
 * The ids of entries in lists that were written from scratch in this tab; they survive a reload. A
 * list written from scratch usually goes back in time from the latest entry, so a new entry is
 * added below; in an existing list it is added on top.
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
