/**
 * Replaces the typed hyphen of a period by a dash, so that it is recognized as dates and follows
 * the document's date format and language.
 */
export const tidyPeriod = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\d.])\s+(?:-{1,2}|—)\s+(?=[\p{L}\d])/u, ' – ')
    .replace(/(?<=\b\d{4})(?:-{1,2}|—)(?=\d{4}\b)/, ' – ');
