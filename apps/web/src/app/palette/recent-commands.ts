import { writeStored } from '../../lib/stored-json.ts';
import { onTokenChange, readToken } from '../../lib/token.ts';

const key = 'recentCommands';
const kept = 5;

/** The ids of the palette's last commands, the latest first. */
export function recentCommands(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberCommand(id: string): void {
  const ids = [id, ...recentCommands().filter((one) => one !== id)].slice(0, kept);
  // If the storage is full, the command still runs.
  writeStored(localStorage, key, ids);
}

/** Removed at sign-out, like all personal data. */
export const clearAtSignOut = (): (() => void) =>
  onTokenChange(() => {
    if (readToken() === null) localStorage.removeItem(key);
  });
