import { withoutPersonalData } from '@folio/contract/error-report-text';
import type { ErrorReport } from '@folio/contract/error-reports';
import { toStorable } from '@folio/contract/storable-text';
import type { FastifyInstance } from 'fastify';
import { countHits, type RateLimit } from '../platform/rate-limit.ts';
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
/** A limit on all senders together, so that no crowd of addresses fills the disk. */
const fromEverybody: RateLimit = { name: 'error-reports', hits: 600, seconds: 60 * 60 };
const userAgentLength = 200;

type Parts = Pick<FastifyInstance, 'db' | 'configuration'>;

/** Stores a report, and returns the parts that may be logged, without its texts. */
export async function keepErrorReport(parts: Parts, report: ErrorReport, agent = '') {
  await countHits(parts, [{ limit: fromEverybody, subject: 'everybody' }]);
  const fingerprint = fingerprintOf(report);
  const userAgent = withoutPersonalData(toStorable(agent)).slice(0, userAgentLength);
  const reports = await countErrorReport(parts.db, { ...report, fingerprint, userAgent });
  return { fingerprint, reports, kind: report.kind, version: report.version };
}

/** Deletes reports 30 days after the last one of their kind. */
export const forgetPastErrorReports = ({ db }: Pick<Parts, 'db'>): Promise<void> =>
  deletePastErrorReports(db);

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
