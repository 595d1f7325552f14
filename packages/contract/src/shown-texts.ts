/** What a resume's PDF holds beside its pages is compared by these, where it is made and where it is read. */

/** The file in the PDF: see `embedded-resume.ts`. */
export const embeddedFileName = 'resume.json';
/** The namespace of the XML that holds the same in a Word file. */
export const embeddedNamespace = 'urn:folio:resume:1';

/** What no page shows as words, or shows in those of the document's language. */
const unsaid: ReadonlySet<string> = new Set([
  'id',
  'place',
  'contentVersion',
  'photoId',
  'type',
  'kind',
  'proficiency',
]);
const dates: ReadonlySet<string> = new Set(['startDate', 'endDate', 'date']);

/** The texts of a content that its pages show, of dates the year. */
export function shownTexts(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return value === '' ? [] : [dates.has(key) ? value.slice(0, 4) : value];
  if (Array.isArray(value)) return value.flatMap((one) => shownTexts(one));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    unsaid.has(name) ? [] : shownTexts(one, name),
  );
}

/** The words of a text, so that those of a content and of a page compare: however they are set. */
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
 * Of ASCII, and of signs that part words as its own do: dashes, quotation marks, bullets, the ellipsis.
 * Most lines are, and then it takes a tenth of the time.
 */
const isEnglish = (text: string): boolean =>
  !/[^\0-\x7f\u2012-\u2015\u2018-\u2023\u2026]/.test(text);

const inAsciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));

/** Unicode has the ten digits of each script one after the other, from 0 on. */
export function digitValue(codePoint: number): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value++;
  return value;
}
