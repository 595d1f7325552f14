import { parsePeriod } from '@folio/contract/date-text';

/**
 * Replaces the typed hyphen of a period by a dash, so that it is recognized as dates and follows
 * the document's date format and language.
 */
export function tidyPeriod(text: string): string {
  const tidy = text
    .replace(/(?<=[\p{L}\d.])\s+(?:-{1,2}|—)\s+(?=[\p{L}\d])/u, ' – ')
    .replace(/(?<=\b\d{4})(?:-{1,2}|—)(?=\d{4}\b)/, ' – ');
  // 'Mar 2020-Present', '03/2020- 04/2021': only where both sides are dates, not '2019-based'.
  const parted = tidy.replace(/(?<=\b\d{4})\s?(?:-{1,2}|—|–)\s?(?=\p{L}|\d{1,2}\/)/u, ' – ');
  return parsePeriod(parted).startDate === '' ? tidy : parted;
}
