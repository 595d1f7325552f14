import { readStored, writeStored } from './stored-json.ts';
import { accountId } from './token.ts';

const prefix = 'formDraft:';

/** Unsent input of a form. */
export type FormDraft = {
  fields: Record<string, string>;
  /** When the form was first opened, in Unix milliseconds. */
  openedAt: number;
};

/** The stored draft, with its account if somebody was signed in. */
type StoredDraft = { fields?: unknown; openedAt?: unknown; account?: unknown };

/**
 * The input of a form from before a reload or an expired session. Drafts are stored per tab,
 * because visitors who share a machine can't be told apart; an account's draft is returned to that
 * account only.
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

/** Removes all drafts, as part of signing out. */
export function clearFormDrafts(): void {
  for (const name of draftNames()) removeFormDraft(name);
}

/** The forms that have an unsent message. */
export const unsentForms = (): string[] =>
  draftNames().filter((name) => {
    const { fields } = readFormDraft(name);
    return 'message' in fields || 'note' in fields;
  });

const draftNames = (): string[] =>
  Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
