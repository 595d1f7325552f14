import type { Resume } from '@folio/contract/resumes';
import { dayText } from '@folio/documents/document-dates';
import { letterLanguages, letterLocale } from '@folio/documents/document-locale';
import { lacksWords } from '@folio/documents/language-tables';

/**
 * The date line of a letter, in the language of its text, or of its resume while it is empty. For
 * English the format follows the paper size (A4 or Letter).
 */
export function letterDay(
  resume: Pick<Resume, 'content' | 'settings'>,
  now: Date,
  text = '',
): string {
  const letter = { text, date: '' };
  const [language] = letterLanguages(resume, letter);
  const isBritish = language === 'en' && resume.settings.pageSize === 'A4';
  if (isBritish) return now.toLocaleDateString('en-GB', { dateStyle: 'long' });
  // Until the words of the language are loaded, the browser's format is good enough.
  if (lacksWords(language)) return now.toLocaleDateString(language, { dateStyle: 'long' });
  const { zero } = letterLocale(resume, letter).dates;
  const day = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  return dayText(day, { language, zero });
}
