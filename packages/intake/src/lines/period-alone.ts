import { findDate, findRange } from '../entries/find-dates.ts';

/** A text that is a period and little else, or nothing but a date. */
export const isPeriodAlone = (written: string): boolean => {
  const text = written.replace(/^\(|\)$|^(?:expected|anticipated|graduated)\s+/gi, '');
  const range = findRange(text);
  return (
    (range?.index === 0 && range.length > text.length * 0.6) ||
    findDate(text)?.length === text.length
  );
};
