import type { Resume } from '@folio/contract/resumes';
import { dayText } from '@folio/documents/document-dates';
import { letterLocale } from '@folio/documents/document-locale';

/**
 * The date line of a letter, in the language of its text, or of its resume while it is empty. For
 * English the format follows the paper size (A4 or Letter).
 */
export function letterDay(
  resume: Pick<Resume, 'content' | 'settings'>,
  now: Date,
  text = '',
): string {
  const { language, zero } = letterLocale(resume, { text, date: '' }).dates;
  const isBritish = language === 'en' && resume.settings.pageSize === 'A4';
  if (isBritish) return now.toLocaleDateString('en-GB', { dateStyle: 'long' });
  const day = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  return dayText(day, { language, zero });
}
