import { beginsAsCited, readReference } from '../citations/reference-text.ts';
import type { Line } from '../layout/model.ts';
import { joinBlocks, type TextBlock } from '../layout/text-blocks.ts';
import type { Note } from './content-fields.ts';
import { textOfBody } from './content-fields.ts';
import { type Listed, listedEntries, quotedFirst } from './listed-entries.ts';

/**
 * Reads publications: as printed references if most of a section looks like them, else as entries
 * with a title, a venue and a date.
 */
export function readPublications(lines: readonly Line[], note: Note, firstIndex = 0) {
  const works = citedWorks(lines) ?? namedWorks(lines);
  for (const [at, { line, work }] of works.entries())
    for (const [name, value] of Object.entries(work))
      note(`publications[${firstIndex + at}].${name}`, value, 0.8, line);
  return works.map(({ work }) => work);
}

type Found = { line: Line | undefined; work: Record<string, string> };

function citedWorks(lines: readonly Line[]): Found[] | undefined {
  const works = wholeItems(blocksOf(lines)).map(({ text, line }) => ({
    line,
    text,
    work: readReference(text),
  }));
  const cited = works.filter(
    ({ text, work }) =>
      work &&
      work.title !== '' &&
      (namesPeople(work.authors) ||
        beginsAsCited(text) ||
        /^\p{Lu}[^“"]{3,200}[.,]\s[“"]/u.test(text)),
  );
  if (cited.length === 0 || cited.length < works.length / 2) return undefined;
  return works.map(({ line, text, work }) => ({ line, work: { ...(work ?? { title: text }) } }));
}

/** Splits at each line if each is a whole reference, else at paragraphs. */
function blocksOf(lines: readonly Line[]): TextBlock[] {
  const single = lines.flatMap((line) => joinBlocks([line]));
  const areWhole = single.every(({ text }) => {
    const work = readReference(text);
    return work !== undefined && work.venue !== '' && work.date !== '' && work.authors !== '';
  });
  return areWhole ? single : joinBlocks(lines);
}

/**
 * Joins items of a numbered or bulleted list: a block without a mark continues the previous one.
 */
function wholeItems(blocks: readonly TextBlock[]): { text: string; line: Line | undefined }[] {
  const isMarked = ({ kind, text }: TextBlock) =>
    kind === 'item' || /^(?:\[\d{1,4}\]|\d{1,4}[.)])\s/.test(text);
  const isList = blocks[0] !== undefined && isMarked(blocks[0]);
  const items: { text: string; line: Line | undefined }[] = [];
  for (const block of blocks) {
    const text = withoutMarks(block.text);
    const last = items.at(-1);
    if (isList && last && !isMarked(block)) last.text += ` ${text}`;
    else items.push({ text, line: block.lines[0] });
  }
  return items;
}

/** Removes Markdown's bold and italic marks around names, journals and volumes. */
const withoutMarks = (text: string): string => text.replace(/\*{1,3}/g, '');

/**
 * Whether a text lists authors by surname and initials ('I. Okafor, M. Brandt', 'Tamm K') and is
 * not a title.
 */
const namesPeople = (text: string): boolean =>
  /(?<!\p{L})\p{Lu}\.|\s\p{Lu}{1,3}(?:,|$)|,\s\p{Lu}[\p{L}’'-]{1,30}\s\p{Lu}/u.test(text);

const namedWorks = (lines: readonly Line[]): Found[] => {
  const found: Found[] = [];
  for (const entry of listedEntries(lines)) {
    const before = found.at(-1)?.work;
    // The last line of the previous work, which may contain a year: '10.1234/wood.2023.7
    // (Woodcraft)'.
    const isMore = before?.doi === '' && startsWithDoi.test(entry.written);
    if (!isMore) found.push(namedWork(entry));
    else {
      before.doi = doiPattern.exec(entry.written)?.[0] ?? '';
      before.venue ||= /\(([^()]{2,200})\)$/.exec(entry.written.trim())?.[1] ?? '';
    }
  }
  return found;
};

const doiPattern = /10\.\d{4,9}\/[^\s"<>,;]{1,200}/;
const startsWithDoi = /^10\.\d{4,9}\/\S/;

function namedWork({ texts, written, date, body, line, link }: Listed): Found {
  const [doi = ''] = doiPattern.exec(written) ?? [];
  const [first = '', ...rest] = texts.filter((text) => !text.includes(doi) || doi === '');
  const [title = '', ...others] = [...quotedFirst(first), ...rest];
  const comma = others.length === 0 ? title.lastIndexOf(', ') : -1;
  const authors = others.find(namesPeople) ?? '';
  const venue = others.filter((text) => text !== authors).join(', ');
  return {
    line,
    work: {
      ...(comma > 0
        ? { title: title.slice(0, comma), venue: title.slice(comma + 2) }
        : { title, venue }),
      authors,
      doi,
      link: link.includes(doi) && doi !== '' ? '' : link,
      date: date?.endDate || date?.startDate || '',
      description: textOfBody(body),
    },
  };
}
