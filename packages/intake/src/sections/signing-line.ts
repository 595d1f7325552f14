import { readTable } from '@folio/tables/read-table';
import { type Line, textOf } from '../layout/model.ts';
import { mayBePlace } from '../vocabulary/names.ts';

/** Among how many lines at the end a resume is signed: a name may follow. */
const atEnd = 3;
const day = String.raw`\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2}(?:\.|er)?\s(?:de\s)?\p{L}{3,9}\.?\s(?:de\s)?\d{4}`;
/** 'Hamburg, 30.11.2026', 'Hamburg, den 30. November 2026', 'Lyon, le 3 mars 2026', 'Kiel, im März 2026' */
const signing = new RegExp(
  String.raw`^(?<place>\p{Lu}[\p{L} .()/-]{1,40}?)(?:(?<sure>,\s(?:(?:den|le|em|il)\s(?:${day})|im\s\p{L}{3,9}\s\d{4}))|,?\s(?:(?:der|am|a)\s)?(?:${day}))\.?$`,
  'u',
);

const openings = readTable(new URL('./consent.tsv', import.meta.url), {
  language: 'text',
  pattern: 'text',
}).map(({ pattern }) => pattern);
const consent = new RegExp(`^(?:${openings.join('|')})(?!\\p{L})`, 'iu');
/** Among how many lines at the end a clause of consent is looked for. */
const closing = 12;

/**
 * Leaves out the place and day of signing at the end, and what is declared or consented to there,
 * which would become an interest or a skill. A clause is left over, and so still shown.
 */
export function withoutSigningLine(lines: readonly Line[]): readonly Line[] {
  const from = lines.length - atEnd;
  const clause = clauseOf(lines);
  return lines.filter(
    (line, at) => !clause.has(line) && (at < from || !isSigning(textOf(line).trim())),
  );
}

/** The lines of a clause, from its opening to the end of the sentence. */
function clauseOf(lines: readonly Line[]): ReadonlySet<Line> {
  const last = lines.slice(-closing);
  const from = last.findIndex((line) => consent.test(textOf(line).trim()));
  if (from < 0) return new Set();
  const end = last.findIndex((line, at) => at >= from && /[.!]$/.test(textOf(line).trim()));
  return new Set(last.slice(from, (end < 0 ? from : end) + 1));
}

/** A certificate and its day ('ADR-Schein, 12.03.2022') look the same but for the name of a town. */
function isSigning(text: string): boolean {
  const { place = '', sure } = signing.exec(text)?.groups ?? {};
  return place !== '' && (sure !== undefined || mayBePlace(place));
}
