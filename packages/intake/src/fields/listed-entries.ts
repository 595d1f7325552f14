import { trimSegment, withoutDates } from '../entries/header-segments.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import { type Line, textOf } from '../layout/model.ts';
import { joinBlocks, type TextBlock } from '../layout/text-blocks.ts';
import { findUrls } from '../vocabulary/addresses.ts';
import { type FoundDate, findDate } from '../vocabulary/dates.ts';

/** An entry of a list such as awards: the texts that name it, without its date. */
export type Listed = {
  texts: string[];
  /** Its header as written, with the date. */
  written: string;
  date: FoundDate | undefined;
  body: readonly TextBlock[];
  line: Line | undefined;
  link: string;
};

/**
 * Splits a list into entries: usually one per line, or a name above its issuer and date if lines
 * have two styles. If every line matches `sign`, each is an entry, even if the line above is full.
 */
export function entriesOf(lines: readonly Line[], sign?: RegExp): Entry[] {
  const isSigned = isEachOne(lines, sign);
  const own = lines.findIndex((line) => ownLicence.test(textOf(line)));
  // The license may continue on the lines below.
  const [licence] = own < 0 ? [] : joinBlocks(lines.slice(own, own + 4));
  const behind = own + (licence?.lines.length ?? 0);
  if (licence && behind - own < lines.length)
    return [lines.slice(0, own), lines.slice(own, behind), lines.slice(behind)].flatMap((part) =>
      part.length > 0 ? entriesOf(part, sign) : [],
    );
  const blocks = isSigned ? lines.flatMap((line) => joinBlocks([line])) : joinBlocks(lines);
  const isListed = isSigned || blocks.every(({ kind }) => kind === 'item');
  const dated = blocks.filter(({ text }) => findDate(text) !== undefined).length;
  const hasTwoLooks = new Set(blocks.map(({ lines: [line] }) => line?.cells[0]?.isBold)).size > 1;
  if (!isListed && (hasTwoLooks || (dated > 0 && dated <= blocks.length / 2))) {
    const entries = splitEntries(lines);
    if (entries.length > 0) return entries;
  }
  return blocks.map((block): Entry => {
    const date = findDate(block.text);
    return { header: [block], body: [], ...(date && { date }) };
  });
}

/**
 * A driving license, which is an entry of its own and not the issuer of the certificate above it.
 */
const ownLicence =
  /^(?:(?:full|clean|valid|UK|EU) ){0,2}(?:driv(?:ing|er[’']?s?) licen[cs]e|führerschein|fahrerlaubnis|permis (?:de conduire|[A-D]\b)|carn[eé]t? de conducir|permiso de conducir|carta de condução)/iu;

/** Whether each line is an entry of its own, since it has a date or matches the sign. */
const isEachOne = (lines: readonly Line[], sign?: RegExp): boolean =>
  (sign !== undefined && lines.every((line) => sign.test(textOf(line)))) ||
  lines.every((line) => line.cells.length === 1 && holdsDateAndName(textOf(line)));

function holdsDateAndName(text: string): boolean {
  const date = findDate(text);
  return date !== undefined && /\p{L}{3}/u.test(without(text, date));
}

const without = (text: string, { index, length }: FoundDate): string =>
  `${text.slice(0, index)} ${text.slice(index + length)}`;

export const listedEntries = (lines: readonly Line[], sign?: RegExp): Listed[] =>
  entriesOf(lines, sign).map(({ header, body, date }) => ({
    texts: partsOf(header),
    written: header.map(({ text }) => text).join(' '),
    date,
    body,
    line: header[0]?.lines[0],
    link: linkOf([...header, ...body]),
  }));

/** Splits headers at bars and dashes, without dates. */
export const partsOf = (header: readonly TextBlock[]): string[] =>
  header
    .flatMap((block) => (block.lines.length > 1 ? [block.text] : cellTexts(block)))
    .flatMap((text) =>
      withoutDates(text).split(/(?<!\s)\s+\|\s+|(?<!\s)\s+[–—·•-]\s+|(?:(?<!\s)\s+)?\|\s*/),
    )
    .map(trimSegment)
    .filter((text) => /\p{L}/u.test(text));

const cellTexts = ({ text, lines: [line], kind }: TextBlock): string[] =>
  kind === 'item' || !line || textOf(line) !== text ? [text] : line.cells.map((cell) => cell.text);

const linkOf = (blocks: readonly TextBlock[]): string =>
  blocks.flatMap(({ text }) => findUrls(text))[0] ??
  blocks
    .flatMap(({ lines }) => lines.flatMap(({ links }) => links))
    .find((url) => /^https?:/.test(url)) ??
  '';

/** Course sites that people name before the course. */
const webSchool =
  /^(Coursera|edX|Udemy|Udacity|FutureLearn|LinkedIn Learning|DataCamp|Codecademy|Pluralsight|Skillshare|Khan Academy|NPTEL|Swayam|openHPI|iversity|Domestika)(?:\s?:|,)\s+(\S.*)$/is;
/** Words before the issuer: 'awarded by the Port Authority'. */
const givenBy =
  /^(?:awarded|issued|presented|given|conferred|granted|offered|verliehen|décerné|otorgado)\s+(?:by|von|par|por)\s+(?:the\s+)?/i;

/**
 * Separates the name of an entry from its issuer: 'Practitioner, PeopleCert', 'Practitioner
 * (PeopleCert)', 'Practitioner by PeopleCert', 'Coursera: Practitioner'. A closing bracket may be
 * missing, if it was removed with the date.
 */
export function nameAndGiver(texts: readonly string[]): { name: string; giver: string } {
  const [name = '', giver = '', ...rest] = texts;
  if (giver !== '') return { name, giver: [giver, ...rest].join(', ').replace(givenBy, '') };
  const [, school, course] = webSchool.exec(name) ?? [];
  if (school && course) return { name: course, giver: school };
  const open = /^([^()]+?)(?<!\s)\s+\(([^()]{2,})$/.exec(name);
  if (open) return { name: open[1] ?? '', giver: open[2] ?? '' };
  const by = /^(.+?)(?<!\s)\s+(?:by|from|issued by)\s+(\S.*)$/is.exec(name);
  if (by) return { name: by[1] ?? '', giver: by[2] ?? '' };
  const comma = name.lastIndexOf(', ');
  if (comma > 0) return { name: name.slice(0, comma), giver: name.slice(comma + 2) };
  const bracket = /^(.+?)(?<!\s)\s+\(([^()]{6,})\)$/.exec(name);
  return bracket ? { name: bracket[1] ?? '', giver: bracket[2] ?? '' } : { name, giver: '' };
}

/**
 * Splits a text in quotation marks from the text after it. Returns a text without quotation marks
 * unchanged.
 */
export function quotedFirst(text: string): string[] {
  const [, quoted, rest = ''] = /^[“"„«»‘']([^”"“«»]{2,400})[”"“»«’'](.{0,600})$/s.exec(text) ?? [];
  if (quoted === undefined) return [text];
  const after = rest.replace(/^[\s,.;:–—-]{1,10}/, '').trim();
  return [quoted.replace(/,$/, ''), ...(after === '' ? [] : [after])];
}
