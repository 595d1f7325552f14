import type { CalendarFeed } from '@folio/contract/calendar-feed';
import { escapeText, foldLine } from '@folio/documents/content-lines';
import type { FastifyInstance } from 'fastify';
import { lockAccountOf } from '../auth/account.service.ts';
import { actorOf, noteInLog } from '../auth/account-log.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Db } from '../platform/database.ts';
import { hashOf, newSecretToken } from '../platform/secret-token.ts';
import type { Session } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import {
  type CalendarEntry,
  deleteFeed,
  type FeedRow,
  findFeed,
  listDeadlines,
  listNextSteps,
  putFeed,
  readerOf,
} from './calendar-feeds.repository.ts';

type Context = Pick<FastifyInstance, 'db' | 'configuration'>;

/** The most entries of a calendar; the oldest are left out. */
const mostSteps = 1_000;

const toFeed = ({ createdAt, lastReadAt }: FeedRow): CalendarFeed => ({
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});

export async function getFeed(db: Db, userId: string): Promise<CalendarFeed | null> {
  const row = await findFeed(db, userId);
  return row ? toFeed(row) : null;
}

/**
 * Creates the feed's secret address, which is returned only once and invalidates the previous one.
 */
export async function makeFeed(
  { db, configuration }: Context,
  session: Session,
): Promise<CalendarFeed & { address: string }> {
  const secret = newSecretToken();
  const row = await inTransaction(db, async (tx) => {
    const { id } = await lockAccountOf(tx, session);
    await noteInLog(tx, actorOf(session), 'calendar-made');
    return putFeed(tx, id, hashOf(secret));
  });
  return { ...toFeed(row), address: `${configuration.baseUrl}/api/calendar/${secret}.ics` };
}

export const endFeed = (db: Db, userId: string): Promise<void> => deleteFeed(db, userId);

/**
 * The calendar at an address (iCalendar, RFC 5545).
 *
 * @throws AppError NOT_FOUND if the address is unknown or revoked.
 */
export async function readCalendar({ db, configuration }: Context, file: string): Promise<string> {
  const [, secret] = /^([\w-]{43})\.ics$/.exec(file) ?? [];
  const userId = secret && (await readerOf(db, hashOf(secret)));
  if (!userId) throw new AppError('NOT_FOUND', 'There is no calendar at this address.');
  const [steps, deadlines] = await Promise.all([
    listNextSteps(db, userId, mostSteps),
    listDeadlines(db, userId, mostSteps),
  ]);
  return writeCalendar([...steps, ...deadlines], configuration.baseUrl);
}

function writeCalendar(entries: readonly CalendarEntry[], baseUrl: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Folio//Applications//EN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Folio applications',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => eventOf(entry, baseUrl)),
    'END:VCALENDAR',
  ];
  return lines.map(foldLine).join('');
}

/**
 * An all-day event that doesn't mark its owner as busy. Its end is the following day (RFC 5545,
 * 3.6.1); without an end it is a single day as well, which is used when that day would be in the
 * year 10000, which the format can't express.
 */
function eventOf(entry: CalendarEntry, baseUrl: string): string[] {
  const { id, role, company, place, nextStep, day, version, updatedAt } = entry;
  const start = new Date(`${day}T00:00:00Z`);
  const end = new Date(start.getTime() + 86_400_000);
  const job = [role, company].filter(Boolean).join(', ') || 'Untitled application';
  const isDeadline = nextStep === undefined;
  const what = isDeadline ? 'Deadline' : nextStep || 'Next step';
  return [
    'BEGIN:VEVENT',
    `UID:${id}${isDeadline ? '-deadline' : ''}@folio`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${compact(updatedAt.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${compact(start.toISOString().slice(0, 10))}`,
    ...(end.getUTCFullYear() > 9999
      ? []
      : [`DTEND;VALUE=DATE:${compact(end.toISOString().slice(0, 10))}`]),
    `SUMMARY:${escapeText(`${what}: ${job}`)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${baseUrl}/applications/${id}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const compact = (iso: string): string => iso.replace(/[-:]/g, '');
