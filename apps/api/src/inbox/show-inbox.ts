import type { Db } from '../platform/database.ts';
import { type InboxEntry, listInbox, markDone } from './inbox-entries.ts';
import type { InboxOptions } from './inbox-options.ts';
import { terminalJson, terminalLine, terminalLines } from './terminal-text.ts';

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
