import { patternTable } from '@folio/tables/pattern-table';
import type { Cell, Line, Run } from '../layout/model.ts';
import type { TextBlock } from '../layout/text-blocks.ts';
import { findDate } from '../vocabulary/dates.ts';
import { type EntrySlot, entrySlot } from '../vocabulary/entry-labels.ts';
import { isBulletGlyph } from '../vocabulary/letters.ts';
import { saysContract } from '../vocabulary/set-phrases.ts';

/**
 * A part of an entry's header that may be a role, company or place. `slot` is set if a label says
 * which.
 */
export type Segment = {
  text: string;
  row: number;
  line: Line;
  isBold: boolean;
  isItalic: boolean;
  slot?: EntrySlot;
  /** The slot suggested by the surrounding words, which is weaker evidence than a label. */
  leans?: EntrySlot;
  /** Whether it is at the right edge, apart from its neighbors. */
  isRight?: boolean;
  /** What separates it from the segment before: brackets, or only a dash. */
  isBracketed?: boolean;
  isDashed?: boolean;
  /** Whether it is a part of a text that may be a place as a whole. */
  isOfPlace?: boolean;
};

const separators =
  /(?<!\s)\s+[|•·‖●▪∙~→➔➜➝⟶]\s+|(?<!\s)\s+@\s+|(?:(?<!\s)\s+)?\|\s*|(?<!\s)\s+(?:--+|::)\s+|;\s+|(?<!\s)\s{3,}/;
/** A company in square brackets before the role: '[Acme] Engineer'. */
const bracketFirst = /^\[([^[\]]{2,60})\]\s+(?=\p{L})/u;
const dashes = /(?<!\s)\s+[–—-]\s+/;
const duration =
  /\(?\b\d+\s*(?:years?|yrs?|months?|mos?|Jahre?|Monate?|ans?|mois|años?|meses|anos?)\b[^()|]*\)?/gi;
/** A remark on the contract in parentheses: '(permanent, full time)', '(32 hours)'. */
const aside = /^\s*\((?:\p{Ll}[^()]*|\d{1,3}\s?(?:hours?|h|uur|%|FTE)\b[^()]*)\)\s*$/u;
const hoursBefore = /^\s*\(\d[^()]{0,20}\)[\s,]+/;
const remarkBehind =
  /(?:(?<!\s)\s+)?[([](?:intern|(?:via|through|formerly|now|seconded|on behalf|acquired)\s[^()]+)[)\]]$/i;

/** Words before a role that are not part of it: 'I was Head Ranger', 'Earlier: Dispatcher'. */
const wordsBefore =
  /^[\s,|]*(?:I (?:was|am|worked as|work as|have been|served as)(?: (?:an?|the))?(?:\s+(?=\p{L})|\s*$)|(?:earlier|previously|before(?: that)?|also|formerly|then|currently|früher|zuvor|auparavant|antes|prima|eerder|tidigare|tidligere)\s*:\s+(?=\p{Lu}))/iu;

/** Splits a header, without its dates, into segments from left to right and top to bottom. */
export function headerSegments(header: readonly TextBlock[]): Segment[] {
  return header.flatMap((block, row) => blockSegments(block, row));
}

function blockSegments({ text, lines }: TextBlock, row: number): Segment[] {
  const [line] = lines;
  if (!line || (row > 0 && aside.test(withoutDates(text).replace(/\|/g, '')))) return [];
  const [first] = line.cells;
  const look = { isBold: first?.isBold ?? false, isItalic: first?.isItalic ?? false };
  const parts =
    lines.length > 1
      ? [{ text, ...look, isRight: false }]
      : line.cells.flatMap((cell) => {
          const isRight = cell.isAside || standsRight(cell, line);
          return partsOf(cell).map((part) => ({ ...part, isRight }));
        });
  return parts.flatMap(({ isBold, isItalic, isRight, text: part }) =>
    splitSegment(withoutDates(part)).map(({ text: value, isDashed }) => ({
      ...labeled(value),
      row,
      line,
      isBold,
      isItalic,
      ...(isDashed && { isDashed }),
      ...(isRight && { isRight }),
    })),
  );
}

/** Whether a cell ends at the right edge of its column, far from the text to its left. */
function standsRight(cell: Cell, { cells, rightEdge = 0 }: Line): boolean {
  const before = cells[cells.indexOf(cell) - 1];
  const gap = before ? cell.x - before.x - before.width : 0;
  return gap > 2 * cell.size && cell.x + cell.width > rightEdge - 20;
}

/** Splits a label from its text and returns the slot that it names: 'Post held: Teacher'. */
function labeled(text: string): Pick<Segment, 'text' | 'slot'> {
  const [, label = '', value = ''] = /^([^:]{2,45}?)\s*:\s+(\S.*)$/.exec(text) ?? [];
  const slot = entrySlot(label);
  if (slot === 'detail') return { text, slot };
  return slot ? { text: value, slot } : { text };
}

/**
 * Splits a cell where its style changes, unless the text continues there as a sentence or period.
 */
function partsOf(cell: Cell): Run[] {
  const { runs = [], text } = cell;
  const date = findDate(text);
  const isDateWhole = !date || runs.some((run) => findDate(run.text)?.length === date.length);
  if (runs.length < 2 || !isDateWhole) return [cell];
  const parts: Run[] = [];
  for (const run of runs) {
    const open = parts.at(-1);
    const startsAnew = /^[\s,;:|(–—-]*[\p{Lu}\p{Lo}\d]/u.test(run.text);
    const isApart = (open && /[\s,;:|)–—]$|^$/.test(open.text)) || /^[\s,;:|(–—]/.test(run.text);
    if (open && (!(startsAnew && isApart) || isLabel(open.text))) open.text += run.text;
    else parts.push({ ...run });
  }
  return parts;
}

const isLabel = (text: string): boolean =>
  /:\s*$/.test(text) && entrySlot(text.replace(/(?:(?<!\s)\s+)?:\s*$/, '')) !== undefined;

const splitSegment = (text: string): { text: string; isDashed: boolean }[] =>
  text
    .replace(bracketFirst, '$1 | ')
    .split(separators)
    .flatMap((part) =>
      part.split(dashes).map((one, at) => ({ text: trimSegment(one), isDashed: at > 0 })),
    )
    .filter(
      ({ text: one }) =>
        /[\p{L}\p{N}]/u.test(one) &&
        !/^\d{1,2}[.)]$/.test(one) &&
        !isBulletGlyph(one) &&
        !saysContract(one.replace(/\.$/, '')),
    );

const words = patternTable(new URL('./header-ends.tsv', import.meta.url), ['before-name']);

/**
 * Words at the end of a text that introduce a name in another style: 'Engineer at', 'Stagista
 * presso'.
 */
const openEnd = new RegExp(String.raw`(?<!\s)\s+(?:${words['before-name']})$`);

/** A full stop at the end of a header, except that of an abbreviation. */
const endingStop =
  /(?<=\p{Ll}{3})(?<!\b(?:[Cc]orp|[Bb]ros|[Uu]niv|[Dd]ept|[Ii]ntl|[Aa]ssn|[Gg]ovt|[Ee]ngr|[Pp]rof))\.$/u;

export const trimSegment = (text: string): string => untied(text).replace(openEnd, '').trim();

/** Removes a web address beside a name: 'Acme http://acme.example/'. */
export const withoutAddress = (text: string): string =>
  text.replace(/(?<!\S)https?:\/\/\S+/gi, '').trim();

const untied = (text: string): string =>
  withoutAddress(text)
    .replace(hoursBefore, '')
    .replace(wordsBefore, '')
    .replace(/^\s*(?:\d{1,2}[.)]|[a-h]\))\s+(?=\p{Lu})/u, '')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/^[\s,;:|·•→\ufffd–—-]+|(?<![\s,;:|·•→\ufffd–—-])[\s,;:|·•→\ufffd–—-]+$/g, '')
    .replace(/^\((.*)\)\.?$/, '$1')
    // Brackets left empty or unclosed after a date was removed.
    .replace(/^[)\]\s]+|(?<![([\s])[([\s]+$/g, '')
    .replace(endingStop, '')
    .replace(remarkBehind, '')
    .replace(openEnd, '')
    .replace(
      /^(?:[/@]|(?:trading )?as(?= \p{Lu})|at(?= \p{Lu})|with(?= \p{Lu})|bei(?= \p{Lu})|chez(?= \p{Lu})|bij(?= \p{Lu})|hos(?= \p{Lu}))\s+/u,
      '',
    )
    .trim();

/** Removes every date from a text, and the durations beside them. */
export function withoutDates(text: string): string {
  let rest = text;
  for (let count = 0; count < 3; count++) {
    const date = findDate(rest);
    if (!date) break;
    rest = `${rest.slice(0, date.index)} | ${rest.slice(date.index + date.length)}`;
  }
  return (rest === text ? text : rest).replace(duration, (found) =>
    rest !== text || found.length > text.trim().length - 3 ? '' : found,
  );
}

/**
 * Splits the place from a company that several entries share. 'Acme Federation, Ashulia' and 'Acme
 * Federation, Gazipur' have the same company: if a name precedes several texts, or also occurs
 * alone, the text after it is a place.
 */
export function partRepeatedNames(
  headers: readonly (readonly Segment[])[],
  isName: (text: string) => boolean,
): Segment[][] {
  const behind = new Map<string, Set<string>>();
  for (const { text } of headers.flat()) {
    const [name, rest] = nameAndRest(text);
    behind.set(name, (behind.get(name) ?? new Set()).add(rest));
  }
  const isRepeated = (name: string) => (behind.get(name)?.size ?? 0) >= 2 && isName(name);
  return headers.map((segments) => segments.flatMap((segment) => parted(segment, isRepeated)));
}

const nameAndRest = (text: string): [string, string] => {
  const at = text.indexOf(', ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 2)];
};

function parted(segment: Segment, isRepeated: (name: string) => boolean): Segment[] {
  const [name, rest] = nameAndRest(segment.text);
  if (rest === '' || !isRepeated(name)) return [segment];
  return [
    { ...segment, text: name, leans: 'company' },
    { ...segment, text: rest, leans: 'place' },
  ];
}
