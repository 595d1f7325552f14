import { patternList } from '@folio/tables/pattern-table';
import { type Line, sizeOf, textOf } from '../layout/model.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { mayBePlace } from '../vocabulary/names.ts';

/** How many lines from the end are searched for place and date. A name may follow them. */
const atEnd = 3;
const day = String.raw`\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2}(?:\.|er)?\s(?:de\s)?\p{L}{3,9}\.?\s(?:de\s)?\d{4}`;
/** 'Hamburg, 30.11.2026', 'Hamburg, den 30. November 2026', 'Lyon, le 3 mars 2026', 'Kiel, im März 2026' */
const signing = new RegExp(
  String.raw`^(?<place>\p{Lu}[\p{L} .()/-]{1,40}?)(?:(?<sure>,\s(?:(?:den|le|em|il)\s(?:${day})|im\s\p{L}{3,9}\s\d{4}))|,?\s(?:(?:der|am|a)\s)?(?:${day}))\.?$`,
  'u',
);

const openings = patternList(new URL('./consent.tsv', import.meta.url));
const consent = new RegExp(`^(?:${openings})(?!\\p{L})`, 'iu');
/** How many lines from the end are searched for a consent clause. */
const closing = 12;

/**
 * Removes the place and date of signing at the end, and a declaration or consent there, which would
 * otherwise become an interest or a skill. A clause counts as left-over text and is still shown.
 */
export function withoutSigningLine(lines: readonly Line[]): readonly Line[] {
  const from = lines.length - atEnd;
  const clause = clauseOf(lines);
  return lines.filter(
    (line, at) => !clause.has(line) && (at < from || !isSigning(textOf(line).trim())),
  );
}

/**
 * Returns the lines of a clause, from its opening to the end of the sentence or of the paragraph.
 */
function clauseOf(lines: readonly Line[]): ReadonlySet<Line> {
  const last = lines.slice(-closing);
  const from = last.findIndex((line) => consent.test(textOf(line).trim()));
  if (from < 0) return new Set();
  const behind = last.slice(from);
  const end = behind.findIndex((line, at) => !goesOn(line, behind[at + 1]));
  return new Set(behind.slice(0, end + 1));
}

/** A line with fewer letters had room for the first word of the next. */
const fullLine = 60;

/** Whether a sentence continues on the next line. The text below a clause must not be lost. */
function goesOn(line: Line, next: Line | undefined): boolean {
  const [before, after] = [textOf(line).trim(), textOf(next ?? line).trim()];
  if (!next || /[.!]$/.test(before) || next.gapAbove > 1.8 * sizeOf(next)) return false;
  return /^\p{Ll}/u.test(after) || (before.length > fullLine && headingKind(after) === undefined);
}

/**
 * A certificate and its date ('ADR-Schein, 12.03.2022') look the same except for the name of a
 * town.
 */
function isSigning(text: string): boolean {
  const { place = '', sure } = signing.exec(text)?.groups ?? {};
  return place !== '' && (sure !== undefined || mayBePlace(place));
}
