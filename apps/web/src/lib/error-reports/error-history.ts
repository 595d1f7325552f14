import type { ErrorReport } from '@folio/contract/error-reports';
import { readStored, writeStored } from '../stored-json.ts';

const key = 'errorHistory';
const entriesKept = 10;

type Entry = Pick<ErrorReport, 'kind' | 'message' | 'place'> & { at: string };

/** Keeps the last ten errors in this browser, for who is asked what happened. */
export function rememberError({ kind, message, place }: ErrorReport, now = new Date()): void {
  const stored = readStored(localStorage, key);
  const before: unknown[] = Array.isArray(stored) ? stored : [];
  const entry: Entry = { at: now.toISOString(), kind, message, place };
  writeStored(localStorage, key, [...before, entry].slice(-entriesKept));
}
