import { textOf } from '../layout/model.ts';
import { endsAsCompany, namesRole } from '../vocabulary/names.ts';
import type { LabeledLines } from './content-of-labels.ts';
import { type Label, labelId, labelOf, partOf, type Region, regionOf } from './labels.ts';

/**
 * Relabels lines above parts of several entries as text: 'Technologies used:' in each job is
 * neither an employer nor a heading, whatever its style.
 */
export function withoutSubheads(read: LabeledLines): LabeledLines {
  const texts = read.lines.map(textOf);
  const times = new Map<string, number>();
  for (const text of texts) if (isSubhead(text)) times.set(text, (times.get(text) ?? 0) + 1);
  const labels = read.labels.slice();
  let region: Region = 'other';
  for (const [at, { line }] of read.segments.entries()) {
    const label = labelOf(labels[at] ?? 0);
    if ((times.get(texts[line] ?? '') ?? 0) < 2) region = after(region, label);
    else if (taken.test(label)) labels[at] = labelId(textLabels[region] ?? label);
  }
  return { ...read, labels };
}

const isSubhead = (text: string): boolean =>
  text.endsWith(':') && !namesRole(text) && !endsAsCompany(text.slice(0, -1));

/** Labels that such a line receives by mistake. */
const taken = /^(?:heading-|company|school|degree)/;

/** The labels of text that continues the entry above. */
const textLabels: Partial<Record<Region, Label>> = { work: 'work-text', study: 'study-text' };

/** Returns the section after a label. Skills may occur within an entry. */
function after(region: Region, label: Label): Region {
  const own = regionOf(partOf(label));
  return own === 'skills' ? region : own;
}
