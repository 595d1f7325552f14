import type { Db } from '../platform/database.ts';
import { type InboxEntry, listInbox, markDone } from './inbox-entries.ts';
import type { InboxOptions } from './inbox-options.ts';

export type Shown = { text: string; isDone: boolean };

/** Does what `npm run inbox` was asked for, and gives what it prints. */
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
 * What a terminal could take for a command, or could show in another order than it is: control
 * characters (the eight-bit ones too), line separators, and marks of direction.
 */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const toEscape = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text of strangers for one line of a terminal: what is not shown as itself is spelt out. */
export const terminalLine = (text: string): string => text.replace(unsafe, toEscape);

/** The same for several lines, each begun so that it cannot pass for one of the list itself. */
export const terminalLines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `  | ${terminalLine(line.replaceAll('\t', '  '))}`)
    .join('\n');

/** JSON that is as safe to look at; its line breaks, which are no text of strangers, stay. */
export const terminalJson = (value: unknown): string =>
  JSON.stringify(value, undefined, 2).split('\n').map(terminalLine).join('\n');
