import type { Db } from '../platform/database.ts';
import { type InboxEntry, listInbox, markDone } from './inbox-entries.ts';
import type { InboxOptions } from './inbox-options.ts';

export type Shown = { text: string; isDone: boolean };

/** Runs `npm run inbox`, and returns its output. */
export async function showInbox(db: Db, options: InboxOptions): Promise<Shown> {
  const { done, kinds, isJson } = options;
  if (done !== undefined) {
    const isDone = await markDone(db, done);
    const name = terminalLine(done);
    return { isDone, text: isDone ? `${name} is done.` : `There is nothing with the id ${name}.` };
  }
  const entries = await listInbox(db, kinds, options);
  return { isDone: true, text: isJson ? terminalJson(entries.map(toJson)) : toList(entries) };
}

const toJson = ({ facts, ...entry }: InboxEntry) => ({
  ...entry,
  facts: Object.fromEntries(facts),
});

function toList(entries: InboxEntry[]): string {
  if (entries.length === 0) return 'Nothing is waiting.';
  return entries.map(toParagraph).join('\n\n');
}

const kindNames = { inquiry: 'Inquiry', message: 'Message', error: 'Error' } as const;

function toParagraph({ id, kind, at, doneAt, facts, text }: InboxEntry): string {
  const state = doneAt ? `, done ${toMinute(doneAt)}` : '';
  return [
    `${kindNames[kind]}, ${toMinute(at)}${state}`,
    `  id: ${terminalLine(id)}`,
    ...facts.map(([label, value]) => `  ${label.toLowerCase()}: ${terminalLine(value)}`),
    terminalLines(text),
  ].join('\n');
}

const toMinute = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/**
 * Characters that a terminal could interpret, or that change the display order: control characters
 * (also 8-bit ones), line separators, and direction marks.
 */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const toEscape = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes untrusted text for one line of a terminal. */
export const terminalLine = (text: string): string => text.replace(unsafe, toEscape);

/** Escapes several lines, with a prefix so that they can't imitate the list's own lines. */
export const terminalLines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `  | ${terminalLine(line.replaceAll('\t', '  '))}`)
    .join('\n');

/** JSON that is safe for a terminal, keeping its own line breaks. */
export const terminalJson = (value: unknown): string =>
  JSON.stringify(value, undefined, 2).split('\n').map(terminalLine).join('\n');
