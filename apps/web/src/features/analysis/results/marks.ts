import { dotted, textAt } from '../../../lib/reading/content-places.ts';
import type { Reading } from '../../../lib/reading/reading.ts';
import type { Mark } from '../../../lib/reading/source/page-marks.tsx';
import type { Scored } from '../scored.ts';

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
