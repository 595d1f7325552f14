import { parseArgs } from 'node:util';
import { type InboxKind, inboxKinds } from '@folio/contract/admin-inbox';
import { StartError } from '../platform/start-error.ts';

/** The options of `npm run inbox`. */
export type InboxOptions = {
  kinds: readonly InboxKind[];
  since: Date | undefined;
  withDone: boolean;
  isJson: boolean;
  /** The id of an entry to mark as done, instead of listing. */
  done: string | undefined;
};

/** How the command is used. */
export const inboxUsage = `npm run inbox -- [--kind inquiry|message|error] [--since 2026-11-30|7d|24h] [--all] [--json]
npm run inbox -- --done <id>`;

/** Parses the command's arguments; throws a `StartError` with the usage. */
export function readInboxOptions(args: string[], now: Date): InboxOptions {
  const { kind, since, all, json, done } = parse(args);
  const unknown = kind.find((name) => !isKind(name));
  if (unknown !== undefined) throw refusal(`There is no kind '${unknown}'.`);
  return {
    kinds: kind.length > 0 ? inboxKinds.filter((name) => kind.includes(name)) : inboxKinds,
    since: since === undefined ? undefined : toDate(since, now),
    withDone: all,
    isJson: json,
    done,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        kind: { type: 'string', multiple: true, default: [] },
        since: { type: 'string' },
        all: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        done: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw refusal(error instanceof Error ? error.message : String(error));
  }
}

const isKind = (name: string): name is InboxKind => inboxKinds.some((kind) => kind === name);

const hourMs = 60 * 60_000;

function toDate(since: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(since) ?? [];
  if (count) return new Date(now.getTime() - Number(count) * (unit === 'd' ? 24 : 1) * hourMs);
  const date = /^\d{4}-\d{2}-\d{2}/.test(since) ? new Date(since) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime())) throw refusal(`'${since}' is no date.`);
  return date;
}

const refusal = (problem: string) => new StartError(`${problem}\n${inboxUsage}`);
