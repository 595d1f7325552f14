import { readReference } from '../citations/reference-text.ts';
import type { Line } from '../layout/model.ts';
import { joinBlocks } from '../layout/text-blocks.ts';
import type { Note } from './content-fields.ts';
import { textOfBody } from './content-fields.ts';
import { listedEntries, quotedFirst } from './listed-entries.ts';

/**
 * Publications as bibliographies print them, where most of a section reads as references do; else
 * entries with a title, where it appeared, and a date.
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
  const blocks = joinBlocks(lines);
  const works = blocks.map(({ text, lines: [line] }) => ({
    line,
    text,
    work: readReference(text),
  }));
  const cited = works.filter(({ work }) => work && work.title !== '' && namesPeople(work.authors));
  if (cited.length === 0 || cited.length < works.length / 2) return undefined;
  return works.map(({ line, text, work }) => ({ line, work: { ...(work ?? { title: text }) } }));
}

/** 'I. Okafor, M. Brandt', 'Tamm K': names with letters for the others, and not the words of a title. */
const namesPeople = (text: string): boolean =>
  /(?<!\p{L})\p{Lu}\.|\s\p{Lu}{1,3}(?:,|$)|,\s\p{Lu}[\p{L}’'-]{1,30}\s\p{Lu}/u.test(text);

const namedWorks = (lines: readonly Line[]): Found[] =>
  listedEntries(lines).map(({ texts, written, date, body, line, link }) => {
    const [doi = ''] = /10\.\d{4,9}\/[^\s"<>,;]{1,200}/.exec(written) ?? [];
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
        ...{ authors, doi, link: link.includes(doi) && doi !== '' ? '' : link },
        date: date?.endDate || date?.startDate || '',
        description: textOfBody(body),
      },
    };
  });
