/**
 * A period as it is set: keyboards have no dash, and one that was typed with a hyphen would stay in its
 * owner's wording, which no format of dates and no language of the document changes.
 */
export const tidyPeriod = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\d.])\s+(?:-{1,2}|—)\s+(?=[\p{L}\d])/u, ' – ')
    .replace(/(?<=\b\d{4})(?:-{1,2}|—)(?=\d{4}\b)/, ' – ');
