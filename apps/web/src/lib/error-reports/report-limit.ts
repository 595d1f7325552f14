import { errorReportLimits } from '@folio/contract/error-report-text';

const windowMs = 60_000;

/** Lets at most five reports through within any 60 seconds. */
export class ReportLimit {
  #sentAt: number[] = [];

  take(now = Date.now()): boolean {
    this.#sentAt = this.#sentAt.filter((at) => now - at < windowMs);
    if (this.#sentAt.length >= errorReportLimits.reportsPerMinute) return false;
    this.#sentAt.push(now);
    return true;
  }
}
