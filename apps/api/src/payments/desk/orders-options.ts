import { parseArgs } from 'node:util';
import { type OrderFilter, orderFilters } from '@folio/contract/admin-money';
import { moneyTimeZone, readRupees } from '@folio/contract/prices';
import { z } from 'zod';
import { StartError } from '../../platform/start-error.ts';
import { dayIn } from './day-in.ts';

/** Selects the orders that were paid, or if unpaid created, within these days. */
export type OrdersAsked = {
  state: OrderFilter | undefined;
  /** Days such as '2026-11-23' in the zone, both inclusive. */
  from: string;
  to: string;
  /** The time zone of days and hours: an IANA name, such as 'Asia/Kolkata'. */
  zone: string;
};
export type OrdersOptions =
  | ({ command: 'list' | 'days'; isCsv: boolean } & OrdersAsked)
  | { command: 'order'; id: string; zone: string }
  | { command: 'enterprise'; emails: string[]; until: string; zone: string }
  | { command: 'refund'; id: string; totalPaise: number | undefined; isConfirmed: boolean };

/** How the command is used. */
export const ordersUsage = `npm run orders -- [--state ${orderFilters.join('|')}] [--day 2026-11-23 | --since 30d|2026-11-01 [--until 2026-11-30]] [--zone UTC]
npm run orders -- --days     what came in and what went back on each day
npm run --silent orders -- [--days] --csv > orders.csv
npm run orders -- --order <id>
npm run orders -- --refund <id> [--total 49.50] [--yes]
npm run orders -- --enterprise <email> [--enterprise <email> ...] --until 2027-11-30`;

/**
 * Parses the arguments of the command. Throws a `StartError` with the usage if they are invalid.
 */
export function readOrdersOptions(args: string[], now: Date): OrdersOptions {
  const { given, values } = parse(args);
  const { order, refund, enterprise, total, yes, ...asked } = values;
  // Orders are grouped by the same days that receipts state.
  const zone = asked.zone ?? (enterprise ? 'UTC' : moneyTimeZone);
  requireFitting(given);
  if (!isZone(zone)) throw refusal(`'${zone}' is no time zone.`);
  if (refund !== undefined) {
    const totalPaise = total === undefined ? undefined : toPaise(total);
    return { command: 'refund', id: refund, totalPaise, isConfirmed: yes };
  }
  if (enterprise) return toEnterprise(enterprise, asked.until, zone);
  if (order !== undefined) return { command: 'order', id: order, zone };
  const state = orderFilters.find((known) => known === asked.state);
  if (asked.state !== undefined && !state) throw refusal(`There is no state '${asked.state}'.`);
  const today = dayIn(zone, now);
  const to = toDay(asked.day ?? asked.until ?? today, zone, now);
  const from = asked.day ? to : toDay(asked.since, zone, now);
  if (from > to) throw refusal(`${from} is after ${to}.`);
  const command = asked.days ? 'days' : 'list';
  return { command, isCsv: asked.csv, state, from, to, zone };
}

function toEnterprise(emails: string[], until: string | undefined, zone: string): OrdersOptions {
  if (until === undefined) throw refusal('Say until which day with --until.');
  return {
    command: 'enterprise',
    emails: emails.map((email) => email.trim().toLowerCase()),
    // A relative day such as '30d' is in the past for lists, which would end the plan, so it is not
    // accepted here.
    until: toDate(until),
    zone,
  };
}

function parse(args: string[]) {
  try {
    const { values, tokens } = parseArgs({
      args,
      tokens: true,
      options: {
        state: { type: 'string' },
        day: { type: 'string' },
        since: { type: 'string', default: '30d' },
        until: { type: 'string' },
        zone: { type: 'string' },
        days: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
        order: { type: 'string' },
        refund: { type: 'string' },
        enterprise: { type: 'string', multiple: true },
        total: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    });
    return {
      values,
      given: tokens.flatMap((token) => (token.kind === 'option' ? token.name : [])),
    };
  } catch (error) {
    throw refusal(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The options allowed with each command that names one order or account. The others list orders.
 */
const fitting = {
  order: ['zone'],
  refund: ['total', 'yes'],
  enterprise: ['until', 'zone'],
} as const;
const ofLists = ['state', 'day', 'since', 'until', 'zone', 'days', 'csv'];

/** Refuses an option without effect, which was meant for another command or another order. */
function requireFitting(given: readonly string[]): void {
  const [command] = (['refund', 'enterprise', 'order'] as const).filter((name) =>
    given.includes(name),
  );
  const allowed: readonly string[] = command ? [command, ...fitting[command]] : ofLists;
  const other = given.find((name) => !allowed.includes(name));
  if (other !== undefined)
    throw refusal(`--${other} does not go with ${command ? `--${command}` : 'a list of orders'}.`);
}

const dayMs = 86_400_000;
const daysAgo = /^(\d{1,5})d$/;

function toDay(text: string, zone: string, now: Date): string {
  const [, count] = daysAgo.exec(text) ?? [];
  if (count) return dayIn(zone, new Date(now.getTime() - Number(count) * dayMs));
  return toDate(text);
}

function toDate(text: string): string {
  if (!z.iso.date().safeParse(text).success) throw refusal(`'${text}' is no day.`);
  return text;
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

function toPaise(text: string): number {
  const paise = readRupees(text);
  if (paise === undefined) throw refusal(`'${text}' is no amount in rupees.`);
  return paise;
}

const refusal = (problem: string) => new StartError(`${problem}\n${ordersUsage}`);
