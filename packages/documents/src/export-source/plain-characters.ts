import { cleanText } from '@folio/typeset/shape/clean-text';

/** They turn the letters around them about, which no honest text needs, and beyond their own field. */
const overrides = /[\u202d\u202e]/g;

/** A text of one or more lines; line feeds are its only control characters. */
export const plainLines = (text: string): string => cleanText(text).replace(overrides, '');

/** A text that belongs on one line. */
export const plainLine = (text: string): string =>
  plainLines(text).replace(/(?:(?<!\s)\s+)?\n\s*/g, ' ');
