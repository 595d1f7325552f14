import { textOf } from '../layout/model.ts';
import { namesRole } from '../vocabulary/names.ts';
import type { LabeledLines } from './content-of-labels.ts';
import { type Label, labelId, labelOf, partOf, regionOf } from './labels.ts';

/**
 * Labels as text what stands above a part of several entries: 'Technologies used:' in each job is
 * neither an employer nor a heading, however it is set.
 */
export function withoutSubheads(read: LabeledLines): LabeledLines {
  const texts = read.lines.map(textOf);
  const times = new Map<string, number>();
  for (const text of texts)
    if (text.endsWith(':') && !namesRole(text)) times.set(text, (times.get(text) ?? 0) + 1);
  const labels = read.labels.slice();
  for (const [at, { line }] of read.segments.entries()) {
    if ((times.get(texts[line] ?? '') ?? 0) < 2) continue;
    labels[at] = labelId(textBehind(labelOf(labels[at - 1] ?? 0), labelOf(labels[at] ?? 0)));
  }
  return { ...read, labels };
}

/** What such a line is mistaken for. */
const taken = /^(?:heading-|company|school|degree)/;

/** The label of a text that goes on with the entry above. */
function textBehind(before: Label, own: Label): Label {
  const region = regionOf(partOf(before));
  if (!taken.test(own)) return own;
  if (region === 'work') return 'work-text';
  return region === 'study' ? 'study-text' : own;
}
