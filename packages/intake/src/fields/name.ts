import { patternTable } from '@folio/tables/pattern-table';
import { type Cell, type Line, leftOf, sizeOf, textOf } from '../layout/model.ts';
import { findEmail, findUrls, isContact } from '../vocabulary/addresses.ts';
import { isNameLabel, withoutNameLabel } from '../vocabulary/contact-labels.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { folded, isBulletGlyph } from '../vocabulary/letters.ts';
import { namesPlace, namesRole } from '../vocabulary/names.ts';
import { isDocumentTitle, withoutDocumentTitle } from '../vocabulary/set-phrases.ts';

/**
 * Finds the line that has a label for the name, or whose words occur in the mail and web addresses.
 */
export function namedLine(lines: readonly Line[], addresses: string): Line | undefined {
  const isNamed = (line: Line) =>
    asksForName(line) &&
    (line.cells.length > 1 || /:\s*\S/.test(textOf(line))) &&
    (!/^personal/i.test(textOf(line)) || canBeName(nameOf(line)));
  const isMatched = (line: Line) => canBeName(nameOf(line)) && wordsMatched(line, addresses) >= 2;
  return lines.find(isNamed) ?? lines.find((line) => line.page === 1 && isMatched(line));
}

/**
 * Finds the largest line of the head that may be a name, or the first such line if all have the
 * same size.
 */
export function findNameLine(head: readonly Line[], addresses: string): Line | undefined {
  const able = head.filter((line) => line.page === 1 && canBeName(nameOf(line)));
  const largest = Math.max(...able.map(sizeOf));
  const large = able.filter((line) => sizeOf(line) >= largest - 0.5);
  return (
    large.find((line) => wordsMatched(line, addresses) === 1) ??
    able.find((line) => wordsMatched(line, addresses) === 1 && !namesRole(nameOf(line))) ??
    large.find((line) => isWholeName(line) && !namesRole(nameOf(line))) ??
    large.find(isWholeName) ??
    large.find((line) => !namesRole(nameOf(line))) ??
    large[0]
  );
}

/** Whether a line is a name of two or more words without a contact detail after it. */
const isWholeName = (line: Line): boolean => nameOf(line).includes(' ') && !isContact(textOf(line));

/** Mail and web addresses, which usually contain the name of their owner. */
export const addressesOf = (lines: readonly Line[]): string =>
  folded(
    lines
      .flatMap((line) => [findEmail(textOf(line))?.split('@')[0] ?? '', ...findUrls(textOf(line))])
      .join(' '),
  );

/** Counts the words of a line that are part of the addresses. */
const wordsMatched = (line: Line, addresses: string): number =>
  folded(nameOf(line))
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3 && addresses.includes(word)).length;

/** Returns the lines of a name, which may be two. The addresses may contain only the second. */
export function nameLinesOf(nameLine: Line, head: readonly Line[], addresses: string): Line[] {
  const before = head[head.indexOf(nameLine) - 1];
  const isSecond =
    before !== undefined &&
    canBeName(nameOf(before)) &&
    !nameOf(before).includes(' ') &&
    goingOn(before, head, addresses).includes(nameLine);
  return isSecond ? [before, nameLine] : [nameLine, ...goingOn(nameLine, head, addresses)];
}

/**
 * Returns the second line of a large name, unless the addresses show that the first is complete.
 */
function goingOn(nameLine: Line, head: readonly Line[], addresses: string): Line[] {
  const next = lineBelow(nameLine, head);
  if (!next || [nameLine, next].some((line) => line.cells.length > 1 && !isSetLarge(line)))
    return [];
  const isMatchedInTwo = [nameLine, next].every(
    (line) =>
      !nameOf(line).includes(' ') && canBeName(nameOf(line)) && wordsMatched(line, addresses) === 1,
  );
  if (isMatchedInTwo) return [next];
  const size = sizeOf(nameLine);
  const others = head.filter((line) => line !== nameLine && line !== next).map(sizeOf);
  const isLarge = others.every((other) => other < size - 1) && size >= 14;
  const isAlike = Math.abs(sizeOf(next) - size) < 0.5 && next.column === nameLine.column;
  const words = `${nameOf(nameLine)} ${nameOf(next)}`.split(/\s+/).length;
  const mayBeRole = namesRole(textOf(next)) && (words > 3 || textOf(nameLine).includes('|'));
  const isWhole =
    nameOf(nameLine).includes(' ') &&
    wordsMatched(nameLine, addresses) > 0 &&
    wordsMatched(next, addresses) === 0;
  const endsAsName = /(?:^|\s)\P{Ll}\S*$/u.test(nameOf(next)) || /^\p{Ll}/u.test(nameOf(nameLine));
  const isName = canBeName(nameOf(next)) && endsAsName && !mayBeRole && !isWhole && words <= 5;
  return isLarge && isAlike && isName ? [next] : [];
}

/** Whether a line is much larger than the other texts of its row. */
const isSetLarge = ({ cells: [first, ...others] }: Line): boolean =>
  first !== undefined && others.every(({ size }) => size < 0.7 * first.size);

/** Returns the line below in the same column; lines of other columns may stand between. */
function lineBelow(line: Line, head: readonly Line[]): Line | undefined {
  const [next, ...others] = head.slice(head.indexOf(line) + 1).slice(0, 3);
  const isBelow = (other: Line) =>
    other.column === line.column &&
    Math.abs(leftOf(other) - leftOf(line)) < 3 &&
    Math.abs(sizeOf(other) - sizeOf(line)) < 0.5 &&
    other.y - line.y < 2 * sizeOf(line);
  return (
    [next, ...others].find((other) => other && other.page === line.page && isBelow(other)) ?? next
  );
}

/** Whether a text is the end of a web address: 'ada-berg'. */
const isSlug = /^\p{Ll}+(?:-\p{Ll}+)+-?$/u;

function canBeName(text: string): boolean {
  const words = text.split(/\s+/);
  if (text === '' || words.length > 6 || text.length > 70 || isDocumentTitle(text)) return false;
  if (isSlug.test(text)) return false;
  if (/[\d@:/]/.test(text) || headingKind(text) !== undefined || isContact(text)) return false;
  return (
    /^\p{L}/u.test(text) &&
    !namesPlace(text) &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length <= 2
  );
}

const greeting =
  /^(?:(?:hi|hello|hey)(?: there)?\s*(?:[,!.–—-]\s*)?)?(?:i[’']m|i am|my name is|this is)\s+(?=\p{Lu})/iu;
const pronouns = /(?:(?<!\s)\s+)?\((?:she|he|they|sie|er|elle|ella|él)\b[^()]*\)$/i;
const degrees =
  /,?(?<!\s)\s+(?:\([Hh]ons\.?\)|(?:Ph\.?\s?D|M\.?D|MBA|CPA|PMP|RN|P\.?E|M\.?S[Cc]|B\.?S[Cc]|Esq|CFA|ACCA|ACA|FCA|CSM|S?PHR|SHRM-CP|CISSP|DDS|LMSW|LCSW|CRNA|BSN|MSN|MPH|Ed\.?D)\.?(?:,.*)?)$/s;
/**
 * Credentials after a name: 'Ada Berg, LMSW, R.N.'. After a name in capitals there must be several
 * ('ADA BERG, CBAP, AAC'), because 'DE BERG, ADA' is only a name.
 */
const letters =
  /(?=(?:,\s*(?:\p{Lu}\p{Ll}?\.?){2,12}){1,8}$)(?<=\p{Ll}\S*|^\S+ [^,]{1,60}(?=,[^,]*,))(?:,\s*(?:\p{Lu}\p{Ll}?\.?){2,12}){1,8}$/u;

const words = patternTable(new URL('./name-affixes.tsv', import.meta.url), [
  'abbreviated',
  'title',
  'credential',
]);

/** Honorifics before a name: 'Capt. Ada Berg', 'Prof. Dr. Ada Berg', 'H.E. Ada Berg'. */
const honorific = new RegExp(
  `^(?:(?:${words.abbreviated})\\.\\s+|(?:${words.title})\\s+)+(?=[\\p{Lu}\\p{Lo}]\\S*\\s+[\\p{Lu}\\p{Lo}])`,
  'iu',
);
/** Credentials after a complete name: 'Ada Berg RVN'. */
const professions = `(?:,?\\s+(?:${words.credential})){1,8}\\.?$`;
// The lookahead comes first because it matches at few positions, while the lookbehind matches after
// every name.
const profession = new RegExp(
  `(?<!\\s)(?=${professions})(?<=\\p{Lu}\\p{Ll}\\S*\\s+\\S*\\p{Ll}[^\\s\\p{Ll}]*)${professions}`,
  'u',
);

/** Known credentials after a comma: 'ADA BERG, CBAP'. */
const professionBehind = new RegExp(
  `(?=,\\s+(?:${words.credential})$)(?<=^\\S+ [^,]{1,60}),\\s+(?:${words.credential})$`,
  'u',
);

/** Titles that accountants and engineers in South Asia put before their names: 'CA Ada Berg'. */
const chartered = /^(?:CA|CS|CMA|CPA|Er|Ar|Adv|Engr|Dr|Prof)\s+(?=\p{Lu}\p{Ll}+\s+\p{Lu}\p{L})/u;

/** Whether a line is a row of a form with a label for the name. */
export const asksForName = ({ cells: [first] }: Line): boolean => isNameLabel(first?.text ?? '');

/** Returns the name in a cell if a title in another style follows it. */
function nameRun(cell: Cell | undefined): string {
  const [name, title, ...others] = cell?.runs ?? [];
  const isName = name && /^\S+(?: \S+){1,3}\s*$/.test(name.text) && !namesRole(name.text);
  if (!isName || !title) return '';
  const isTitle = others.length === 0 && namesRole(title.text);
  const isOwn = isSpelled(name.text) && /^\s*(?:[,|•·–—(]|\d)/u.test(title.text);
  return isTitle || isOwn ? name.text.trim() : '';
}

/** Whether all words begin with a capital and have no digit, as names do. */
const isSpelled = (text: string): boolean =>
  /^\s*\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}|(?:van|von|de|da|di|del|der|den|dos|bin|al|el|la|le) )[\p{L}.'’-]*){1,4}\s*$/u.test(
    text,
  );

/** Returns the cell that is much larger than all others. */
function largestCell(cells: readonly Cell[]): Cell | undefined {
  const [largest, next] = cells.toSorted((a, b) => b.size - a.size);
  return largest && next && largest.size > 1.4 * next.size ? largest : undefined;
}

/** Returns the name that a line may contain, without honorifics and titles around it. */
export function nameOf(line: Line): string {
  const own = bareName(writtenName(line));
  return asksForName(line) ? own.replace(/^([^\s,]+), ([^\s,]+)$/, '$2 $1') : withoutRole(own);
}

/** Returns the credentials before and after the name on a line: 'Dipl.-Ing.', 'BSN, RN'. */
export function credentialsOf(line: Line): string {
  const written = writtenName(line).replace(pronouns, '');
  const own = bareName(written);
  const at = written.indexOf(own);
  if (own === '' || at < 0) return '';
  const before = written.slice(0, at).replace(address, '').trim();
  // Only credentials count: 'Ada Berg, RN, Chicago' and 'Ada Berg, MBA, Marketing Director'
  // continue with other words.
  const [letters = ''] = written.slice(at + own.length).split(afterLetters);
  const behind = /\p{Lu}{2}/u.test(letters) ? letters.replace(/^[\s,]+/, '').trim() : '';
  return [earned.test(before) ? before : '', behind].filter(Boolean).join(', ');
}
const address = /^(?:(?:mr|mrs|ms|miss|herr|frau|shri|smt)\.?\s+)+/i;
const earned = /(?:^|[\s.-])(?:Dr|Prof|Ing|Dipl|Mag|Engr|Er|CA|CS|CMA)(?!\p{L})/u;
const afterLetters = /,?(?<!\s)\s+(?=[^,]{0,60}\p{Ll}{4})/u;

/** Returns the part of a line that may be a name, including its credentials and honorifics. */
function writtenName(line: Line): string {
  const cells = line.cells.filter((cell) => !isBulletGlyph(cell.text));
  const text =
    nameRun(largestCell(cells) ?? cells[0]) ||
    largestCell(cells)?.text ||
    withoutNameLabel(cells[0]?.text ?? '') ||
    (cells[1]?.text ?? '');
  const untitled = withoutDocumentTitle(text);
  const [name = ''] = untitled.split(
    /(?<!\s)\s+[|•·–—]\s+|(?<!\s)\s+-\s+|(?:(?<!\s)\s+)?\|\s*|(?<!\s)\s+(?=\S+@\S)/,
  );
  const isGreeting = greeting.test(name);
  return isGreeting ? name.replace(greeting, '').replace(/(?<![.!])[.!]+$/, '') : name;
}

/** Removes honorifics, degrees and pronouns before and after a name. */
export const bareName = (name: string): string =>
  [pronouns, degrees, letters, profession, professionBehind, honorific, chartered]
    .reduce((rest, around) => rest.replace(around, ''), name)
    .trim();

/** Removes a role after the name: 'Ada Berg, Joiner'. */
function withoutRole(name: string): string {
  const [, own = '', rest = ''] = /^(\S+ [^,]+),\s+(\S.*)$/.exec(name) ?? [];
  return own !== '' && namesRole(rest) && !namesRole(own) ? own : name;
}
