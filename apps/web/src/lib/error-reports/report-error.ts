import {
  errorReportLimits,
  errorReportPath,
  withoutPersonalData,
} from '@folio/contract/error-report-text';
import type { ErrorReport } from '@folio/contract/error-reports';
import { readStored, writeStored } from '../stored-json.ts';
import { t } from '../words/plain-words.ts';
import { currentVisit } from './visit.ts';

const keysKept = 100;

/** Counts each error since the page was loaded; the least recently seen one is dropped first. */
export class ErrorFrequency {
  readonly #times = new Map<string, number>();

  /** Counts an error and returns how often it has occurred. */
  count(key: string): number {
    const times = (this.#times.get(key) ?? 0) + 1;
    this.#times.delete(key);
    this.#times.set(key, times);
    const [oldest] = this.#times.keys();
    if (this.#times.size > keysKept && oldest !== undefined) this.#times.delete(oldest);
    return times;
  }

  get size(): number {
    return this.#times.size;
  }
}

const windowMs = 60_000;

/** A sliding-window limit of five reports in any 60 seconds. */
export class ReportLimit {
  #sentAt: number[] = [];

  take(now = Date.now()): boolean {
    this.#sentAt = this.#sentAt.filter((at) => now - at < windowMs);
    if (this.#sentAt.length >= errorReportLimits.reportsPerMinute) return false;
    this.#sentAt.push(now);
    return true;
  }
}

/** `limited`: over the limit, so it was not sent. */
export type ReportOutcome = 'taken' | 'limited' | 'lost';

const frequency = new ErrorFrequency();
const limit = new ReportLimit();

/** The hashed name of this build's file, which identifies the version of the app. */
const version = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

/**
 * Logs an error in this browser and reports it to the server, rate-limited and without personal
 * data.
 */
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

/** A recurring error is reported the 1st, 10th, 100th time, and so on. */
const isWorthReporting = (times: number) => Number.isInteger(Math.log10(times));

function describe(kind: ErrorReport['kind'], error: unknown): ErrorReport {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? error.stack : undefined;
  return {
    kind,
    message: clean(message, errorReportLimits.messageLength) || t('An error without words'),
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
      // Reports are anonymous.
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

const key = 'errorHistory';
const entriesKept = 10;

type Entry = Pick<ErrorReport, 'kind' | 'message' | 'place'> & { at: string };

/** Keeps the last ten errors in this browser, for support. */
function rememberError({ kind, message, place }: ErrorReport, now = new Date()): void {
  const stored = readStored(localStorage, key);
  const before: unknown[] = Array.isArray(stored) ? stored : [];
  const entry: Entry = { at: now.toISOString(), kind, message, place };
  writeStored(localStorage, key, [...before, entry].slice(-entriesKept));
}
