import { formatMonth } from '@folio/contract/date-text';

/** 'Mar 2021 – Present'; a start without an end goes on. */
export function periodOf({ startDate, endDate }: { startDate: string; endDate: string }): string {
  const [start, end] = [startDate, endDate].map((date) => formatMonth(date.trim()));
  if (!start) return end ?? '';
  return `${start} – ${end || 'Present'}`;
}

/** The same without 'Present': a project or a degree may be over on the day it began. */
export function datesOf({ startDate, endDate }: { startDate: string; endDate: string }): string {
  const dates = [startDate, endDate].map((date) => formatMonth(date.trim()));
  return dates.filter(Boolean).join(' – ');
}
