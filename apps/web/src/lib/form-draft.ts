import { readStored, writeStored } from './stored-json.ts';
import { accountId } from './token.ts';

const prefix = 'formDraft:';

/** What was written into a form and not sent yet. */
export type FormDraft = {
  fields: Record<string, string>;
  /** When the form was opened first, in milliseconds. */
  openedAt: number;
};

/** As it lies there: whose it is, where somebody was signed in. */
type StoredDraft = { fields?: unknown; openedAt?: unknown; account?: unknown };

/**
 * What a form held before a reload, or before a session ended by itself. A draft belongs to its tab:
 * it may be a visitor's, whom nobody could tell from the next one at the same machine. That of an
 * account is for nobody else.
 */
export function readFormDraft(name: string, now = Date.now()): FormDraft {
  const stored: StoredDraft = Object(readStored(sessionStorage, prefix + name));
  const isOthers = typeof stored.account === 'string' && stored.account !== accountId();
  const { fields, openedAt } = isOthers ? {} : stored;
  const texts = Object.entries(Object(fields)).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  );
  return {
    fields: Object.fromEntries(texts),
    openedAt: typeof openedAt === 'number' ? openedAt : now,
  };
}

export function writeFormDraft(name: string, { fields, openedAt }: FormDraft): void {
  writeStored(sessionStorage, prefix + name, { fields, openedAt, account: accountId() });
}

export function removeFormDraft(name: string): void {
  sessionStorage.removeItem(prefix + name);
}

/** Nothing that a person wrote stays in the browser when they sign out. */
export function clearFormDrafts(): void {
  for (const name of draftNames()) removeFormDraft(name);
}

/** The forms with a message of one's own that was not sent. */
export const unsentForms = (): string[] =>
  draftNames().filter((name) => {
    const { fields } = readFormDraft(name);
    return 'message' in fields || 'note' in fields;
  });

const draftNames = (): string[] =>
  Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
