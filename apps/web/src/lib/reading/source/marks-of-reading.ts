import { textAt } from '@folio/contract/content-path';
import type { Reading } from '../reading.ts';

import type { Mark } from './page-marks.tsx';

/** Everything that was read; what is unsure is seen at once. */
export const marksOfReading = ({ content, areas, unsure }: Reading): Mark[] =>
  [...areas.keys()].map((path) => {
    const text = textAt(content, path) ?? '';
    return { path, text, start: 0, end: text.length, isQuiet: !unsure.has(path) };
  });
