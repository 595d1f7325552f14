import { formatMonth } from '@folio/contract/date-text';
import type { Entry } from './use-entries.ts';

/** 'Mar 2021 – May 2023'; what is no month stays as it was written. */
export const datesOf = ({ startDate = '', endDate = '' }: Entry): string =>
  [startDate, endDate]
    .map((date) => formatMonth(date))
    .filter(Boolean)
    .join(' – ');
