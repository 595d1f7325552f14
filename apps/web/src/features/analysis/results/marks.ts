import { dotted, textAt } from '../content-places.ts';
import type { Reading } from '../reading/reading.ts';
import type { Scored } from '../scored.ts';
import type { Mark } from '../source/page-marks.tsx';

/** The words that findings are about; the whole text where they name none. */
export function marksOfFindings({ content }: Reading, { findings }: Scored): Mark[] {
  const marks = findings.map(({ path, start, end }): Mark => {
    const text = textAt(content, path) ?? '';
    const part = end > start ? { start, end } : { start: 0, end: text.length };
    return { path: dotted(path), text, ...part, isQuiet: false };
  });
  const keys = marks.map(({ path, start, end }) => `${path} ${start} ${end}`);
  return marks.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Everything that was read; what is unsure is seen at once. */
export const marksOfReading = ({ content, areas, unsure }: Reading): Mark[] =>
  [...areas.keys()].map((path) => {
    const text = textAt(content, path) ?? '';
    return { path, text, start: 0, end: text.length, isQuiet: !unsure.has(path) };
  });
