import {
  errorReportLimits,
  errorReportPath,
  withoutPersonalData,
} from '@folio/contract/error-report-text';
import type { ErrorReport } from '@folio/contract/error-reports';
import { ErrorFrequency } from './error-frequency.ts';
import { rememberError } from './error-history.ts';
import { ReportLimit } from './report-limit.ts';
import { currentVisit } from './visit.ts';

/** `limited`: there were too many reports, so this one was not taken. */
export type ReportOutcome = 'taken' | 'limited' | 'lost';

const frequency = new ErrorFrequency();
const limit = new ReportLimit();

/** The name of this file as it was built, which is another with every version of the app. */
const version = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

/** Notes an error in this browser and tells the server, within limits and without what is of a person. */
export async function reportError(
  kind: ErrorReport['kind'],
  error: unknown,
): Promise<ReportOutcome> {
  const report = describe(kind, error);
  rememberError(report);
  const times = frequency.count(`${kind} ${report.place} ${report.message}`);
  if (!isWorthReporting(times)) return 'taken';
  return limit.take() ? send(report) : 'limited';
}

/** An error that comes again and again is told of at its 1st, 10th, 100th time, and so on. */
const isWorthReporting = (times: number) => Number.isInteger(Math.log10(times));

function describe(kind: ErrorReport['kind'], error: unknown): ErrorReport {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? error.stack : undefined;
  return {
    kind,
    message: clean(message, errorReportLimits.messageLength) || 'An error without words',
    ...(stack ? { stack: clean(stack, errorReportLimits.stackLength) } : {}),
    version,
    ...currentVisit(),
  };
}

const clean = (text: string, max: number) => withoutPersonalData(text).slice(0, max).trim();

async function send(report: ErrorReport): Promise<ReportOutcome> {
  try {
    const response = await fetch(errorReportPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Nobody's name goes with it.
      credentials: 'omit',
      keepalive: true,
      body: JSON.stringify(report),
    });
    if (response.status === 429) return 'limited';
    return response.ok ? 'taken' : 'lost';
  } catch {
    return 'lost';
  }
}
