import { readStored, writeStored } from './stored-json.ts';
import { onTokenChange, readToken } from './token.ts';

const prefix = 'formDraft:';

/** What was written into a form and not sent yet. */
export type FormDraft = {
  fields: Record<string, string>;
  /** When the form was opened first, in milliseconds. */
  openedAt: number;
};

/**
 * What a form held before a reload. A draft belongs to its tab: it may be a visitor's, whom nobody
 * could tell from the next one at the same machine.
 */
export function readFormDraft(name: string, now = Date.now()): FormDraft {
  const { fields, openedAt }: { fields?: unknown; openedAt?: unknown } = Object(
    readStored(sessionStorage, prefix + name),
  );
  const texts = Object.entries(Object(fields)).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  );
  return {
    fields: Object.fromEntries(texts),
    openedAt: typeof openedAt === 'number' ? openedAt : now,
  };
}

export function writeFormDraft(name: string, { fields, openedAt }: FormDraft): void {
  writeStored(sessionStorage, prefix + name, { fields, openedAt });
}

export function removeFormDraft(name: string): void {
  sessionStorage.removeItem(prefix + name);
}

/** Nothing that a person wrote stays in the browser when they sign out. */
export const forgetDraftsAtSignOut = (): (() => void) =>
  onTokenChange(() => {
    if (readToken() === null) for (const name of draftNames()) removeFormDraft(name);
  });

const draftNames = (): string[] =>
  Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
