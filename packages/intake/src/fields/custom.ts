import { findDate } from '../entries/find-dates.ts';
import { headerPieces } from '../entries/header-pieces.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import { joinPassages } from '../lines/passages.ts';
import type { Line } from '../model.ts';
import { bodyFields } from './body.ts';
import type { Note } from './collect.ts';

/** A section of the person's own: its entries as far as it has any, else a line each. */
export function readCustom(title: string, lines: readonly Line[], note: Note, index: number) {
  const found = splitEntries(lines);
  const entries = found.length > 0 ? found : lineEntries(lines);
  note(`customSections[${index}].title`, title, 0.8);
  return {
    title,
    entries: entries.map((entry, at) => {
      const path = `customSections[${index}].entries[${at}]`;
      const line = entry.header[0]?.lines[0];
      const [first, ...others] = headerPieces(entry.header);
      const subtitle = others.map(({ text }) => text).join(', ');
      note(`${path}.title`, first?.text ?? '', 0.8, line);
      note(`${path}.subtitle`, subtitle, 0.7, line);
      return {
        title: first?.text ?? '',
        subtitle,
        dateText: dateWords(entry),
        ...bodyFields(entry.body, path, note),
      };
    }),
  };
}

/** The date as it was written. */
function dateWords({ header, date }: Entry): string {
  if (!date) return '';
  for (const { text } of header) {
    const found = findDate(text);
    if (found) return text.slice(found.index, found.index + found.length);
  }
  return '';
}

const lineEntries = (lines: readonly Line[]): Entry[] =>
  joinPassages(lines).map((passage) =>
    passage.text.length > 200
      ? { header: [], body: [{ ...passage, kind: 'paragraph' }] }
      : { header: [passage], body: [] },
  );
