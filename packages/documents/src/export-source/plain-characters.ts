import { cleanText } from '@folio/typeset/shape/clean-text';

/**
 * Direction overrides reorder the letters around them, even outside their own field, and no honest
 * text needs them.
 */
const overrides = /[\u202d\u202e]/g;

/** A text of one or more lines; line feeds are its only control characters. */
export const plainLines = (text: string): string => cleanText(text).replace(overrides, '');

/** A text that belongs on one line. */
export const plainLine = (text: string): string =>
  plainLines(text).replace(/(?:(?<!\s)\s+)?\n\s*/g, ' ');
