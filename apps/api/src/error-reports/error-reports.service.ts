import { withoutPersonalData } from '@folio/contract/error-report-text';
import type { ErrorReport } from '@folio/contract/error-reports';
import { toStorable } from '@folio/contract/storable-text';
import type { FastifyInstance } from 'fastify';
import { countHits, type RateLimit, senderHits } from '../platform/rate-limit.ts';
import { hashOf } from '../platform/secret-token.ts';
import {
  countErrorReport,
  countOpenReports,
  deletePastErrorReports,
  pageOfReports,
  selectErrorReports,
  setErrorReportDone,
} from './error-reports.repository.ts';

/** Checked before the body is read. */
export const reportsFromAddress: RateLimit = {
  name: 'error-reports-address',
  hits: 30,
  seconds: 60,
};
const hour = 60 * 60;
const ofSender = {
  ofAddress: { name: 'error-reports-address-hour', hits: 60, seconds: hour },
  ofNetwork: { name: 'error-reports-network', hits: 120, seconds: hour },
} as const satisfies Record<string, RateLimit>;
/** A limit on all senders together, so that no crowd of addresses floods the inbox. */
const fromEverybody: RateLimit = { name: 'error-reports', hits: 600, seconds: hour };
/**
 * The most reports that are kept. Senders choose what they report, and each kind of error is one
 * report.
 */
const mostKept = 10_000;
const userAgentLength = 200;

type Parts = Pick<FastifyInstance, 'db' | 'configuration'>;

/** Stores a report, and returns the parts that may be logged, without its texts. */
export async function keepErrorReport(
  parts: Parts,
  report: ErrorReport,
  { agent = '', address }: { agent?: string | undefined; address: string },
) {
  const shared = { limit: fromEverybody, subject: 'everybody' };
  await countHits(parts, [...senderHits(ofSender, address), shared]);
  const fingerprint = fingerprintOf(report);
  const userAgent = withoutPersonalData(toStorable(agent)).slice(0, userAgentLength);
  const reports = await countErrorReport(parts.db, { ...report, fingerprint, userAgent });
  return { fingerprint, reports, kind: report.kind, version: report.version };
}

/** Deletes reports 30 days after the last one of their kind, and the oldest of too many. */
export const forgetPastErrorReports = ({ db }: Pick<Parts, 'db'>, most = mostKept): Promise<void> =>
  deletePastErrorReports(db, most);

/** Reports for operators, newest first. */
export const listErrorReports = (
  { db }: Pick<Parts, 'db'>,
  shown: { since: Date | undefined; withDone: boolean },
) => selectErrorReports(db, shown);

export const pageOfErrorReports = (
  { db }: Pick<Parts, 'db'>,
  asked: Parameters<typeof pageOfReports>[1],
) => pageOfReports(db, asked);

export const countOpenErrorReports = ({ db }: Pick<Parts, 'db'>): Promise<number> =>
  countOpenReports(db);

/** Marks a report as done until the error recurs; returns false if the fingerprint is unknown. */
export const markErrorReportDone = (
  { db }: Pick<Parts, 'db'>,
  fingerprint: string,
): Promise<boolean> => setErrorReportDone(db, fingerprint);

/** Identifies an error independently of the user and of line numbers in its message. */
function fingerprintOf({ kind, message, stack = '', place }: ErrorReport): string {
  const firstFrame = stack.split('\n').find((line) => /^\s*at |@/.test(line)) ?? '';
  return hashOf(JSON.stringify([kind, message.replace(/\d+/g, '0'), firstFrame.trim(), place]));
}
