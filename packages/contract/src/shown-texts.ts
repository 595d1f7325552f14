/**
 * Functions that compare the data embedded in a PDF with its pages, both when it is made and when
 * it is read.
 */

/** The name of the embedded file: see `embedded-resume.ts`. */
export const embeddedFileName = 'resume.json';
/** The namespace of the XML that holds the same in a Word file. */
export const embeddedNamespace = 'urn:folio:resume:1';

/** Fields that pages don't show, or show in words of the document's language. */
const unshownFields: ReadonlySet<string> = new Set([
  'id',
  'place',
  'contentVersion',
  'photoId',
  'type',
  'kind',
  'proficiency',
]);
const dates: ReadonlySet<string> = new Set(['startDate', 'endDate', 'date']);

/** Returns all texts of a content that its pages show; for a date, only the year. */
export function shownTexts(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return value === '' ? [] : [dates.has(key) ? value.slice(0, 4) : value];
  if (Array.isArray(value)) return value.flatMap((one) => shownTexts(one));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    unshownFields.has(name) ? [] : shownTexts(one, name),
  );
}

/** Returns the normalized words of a text, by which the texts of content and page are compared. */
export const comparedWords = (text: string): string[] =>
  (isEnglish(text)
    ? text.toLowerCase().match(/[a-z0-9]+/g)
    : inAsciiDigits(
        text
          .normalize('NFKC')
          .toLowerCase()
          .replace(/\p{Default_Ignorable_Code_Point}+/gu, ''),
      ).match(/[\p{L}\p{M}\p{N}]+/gu)) ?? [];

/**
 * Whether a text is ASCII except for signs that separate words: dashes, quotation marks, bullets,
 * the ellipsis. Most lines are, and then splitting takes a tenth of the time.
 */
const isEnglish = (text: string): boolean =>
  !/[^\0-\x7f\u2012-\u2015\u2018-\u2023\u2026]/.test(text);

/** Replaces the digits of any script with ASCII digits. */
export const inAsciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));

/** Unicode encodes the ten digits of each script consecutively, starting with 0. */
export function digitValue(codePoint: number): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value++;
  return value;
}
