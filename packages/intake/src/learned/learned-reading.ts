import type { ResumeContent } from '@folio/contract/resume-content';
import { type Chain, type Crf, labelChain } from '@folio/crf/crf';
import type { Line } from '../layout/model.ts';
import { limits } from '../limits.ts';
import type { DoubtWeights } from './compared-values.ts';
import { contentOf, gather, type Labeled, type LabeledLines } from './content-of-labels.ts';
import type { EntryWeights } from './entry-model.ts';
import { featuresOf } from './features.ts';
import { borderOf, nonEmptyLines, type Segment, segmentsOf } from './segments.ts';
import { withoutSubheads } from './subheads.ts';

/** The learned weights: of labels, of entries, and for joining two readings. */
export type Model = { crf: Crf; entries: EntryWeights; doubt: DoubtWeights };

/** The lines of a file as input of the model. */
export type Cut = Chain & { lines: readonly Line[]; segments: readonly Segment[] };

/**
 * Splits lines into segments, after forms, tables and narrow columns were converted to plain lines.
 */
export function cutLines(all: readonly Line[]): Cut {
  const lines = nonEmptyLines(all);
  return cutSegments(lines, segmentsOf(lines));
}

function cutSegments(lines: readonly Line[], segments: readonly Segment[]): Cut {
  const borders = segments.map((segment, at) => borderOf(lines, segments[at - 1], segment));
  return {
    lines,
    segments,
    features: featuresOf(lines, segments),
    borders: Int8Array.from(borders),
  };
}

export const labelLines = (crf: Crf, cut: Cut): LabeledLines => ({
  ...cut,
  ...labelChain(crf, cut),
});

export type LearnedReading = {
  content: ResumeContent;
  found: Labeled;
  headings: string[];
  read: LabeledLines;
};

/** Reads lines by the model, or returns undefined if there are more segments than a resume has. */
export function readByModel(model: Model, lines: readonly Line[]): LearnedReading | undefined {
  const written = nonEmptyLines(lines);
  const segments = segmentsOf(written);
  if (segments.length > limits.segments) return undefined;
  const read = labelLines(model.crf, cutSegments(written, segments));
  return readLabels(withoutSubheads(read), model.entries);
}

/** Turns labels into entries, and entries into fields. */
export function readLabels(read: LabeledLines, entries: EntryWeights): LearnedReading {
  const found = gather(read, entries);
  return {
    content: contentOf(read, found),
    found,
    read,
    headings: found.headings.map(({ text }) => text),
  };
}
