import { moreSections } from '@folio/contract/section-names';
import type { Line } from '../layout/model.ts';
import { findDate } from '../vocabulary/dates.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { moreSectionOf } from '../vocabulary/more-titles.ts';
import { beginsEntry, labelOf, type Part, partOf, type Region, regionOf } from './labels.ts';
import { gapOf } from './page-looks.ts';
import { borderOf, type Segment } from './segments.ts';

/**
 * A run of consecutive segments with labels of one part, such as a company, a period or the body of
 * an entry.
 */
export type LabelRun = {
  part: Part | 'body';
  first: number;
  last: number;
  /** The probability of the least certain label. */
  probability: number;
  /** Whether the first segment is labeled as the beginning of an entry. */
  isMarked: boolean;
  border: number;
  gap: number;
  look: string;
  x: number;
  /** Number of headings above: no entry continues across a heading. */
  headings: number;
  /** The kind of the heading above, by its label and words. */
  under: string;
  titled: string;
  /** The months of a period, counted from the year 0. */
  months: { from: number; to: number } | undefined;
};

/** The lines of a file with the labels of their segments. */
export type LabeledLines = {
  lines: readonly Line[];
  segments: readonly Segment[];
  labels: Int16Array;
  probabilities: Float64Array;
};

const bodies: ReadonlySet<Part> = new Set(['bullet', 'bullet-more', 'work-text', 'study-text']);
/** Parts of entries that have no slot and are skipped. */
const asides: ReadonlySet<Part> = new Set(['work-aside', 'study-aside']);

/** Returns the runs of all jobs, or of all studies, from top to bottom. */
export function labelRunsOf(read: LabeledLines, region: Region): LabelRun[] {
  const runs: LabelRun[] = [];
  const aboves = headingsAbove(read);
  for (const [at, id] of read.labels.entries()) {
    const label = labelOf(id);
    const part = partOf(label);
    const above = aboves[at] ?? noHeading;
    if (regionOf(part) !== region || (asides.has(part) && !beginsEntry(label))) continue;
    if (region === 'work' && listsNoJobs.has(above.titled)) continue;
    add(runs, { ...runAt(read, at), ...above });
  }
  return runs;
}

const noHeading = { headings: 0, under: 'none', titled: 'none' };

/** Returns the heading above each segment; a title may consist of several segments. */
function headingsAbove({ labels, segments }: LabeledLines): (typeof noHeading)[] {
  let above = noHeading;
  let title = '';
  let before: Part | undefined;
  return Array.from(labels, (id, at) => {
    const part = partOf(labelOf(id));
    if (isHeading(part)) {
      const isContinued = part === before;
      title = `${isContinued ? title : ''} ${segments[at]?.text ?? ''}`.trim();
      const headings = above.headings + (isContinued ? 0 : 1);
      above = { headings, under: part, titled: kindOfTitle(title) };
    }
    before = part;
    return above;
  });
}

/**
 * Titles of sections that contain no jobs, even if an entry looks like one. Military service is not
 * among them, because it may be a job.
 */
const listsNoJobs: ReadonlySet<string> = new Set(
  moreSections.filter((name) => name !== 'militaryService'),
);

/**
 * Returns the kind of a title. An unknown, custom or certifications title that names a rarer
 * section, such as 'volunteering', has that one as its kind.
 */
function kindOfTitle(title: string): string {
  const kind = headingKind(title);
  return kind === undefined || kind === 'custom' || kind === 'certifications'
    ? (moreSectionOf(title) ?? kind ?? 'unknown')
    : kind;
}

/** A month in the far future, for periods that have not ended. */
const openEnd = 12 * 3000;

function monthsOf(text: string): LabelRun['months'] {
  const date = findDate(text);
  if (!date?.startDate && !date?.endDate) return undefined;
  const monthOf = (iso: string) => Number(iso.slice(0, 4)) * 12 + (Number(iso.slice(5, 7)) || 1);
  const from = monthOf(date.startDate || date.endDate);
  return { from, to: date.current ? openEnd : date.endDate ? monthOf(date.endDate) : from };
}

function add(runs: LabelRun[], run: LabelRun): void {
  const open = runs.at(-1);
  if (open && continues(open, run)) {
    open.last = run.last;
    open.probability = Math.min(open.probability, run.probability);
  } else runs.push(run);
}

const isHeading = (part: Part): boolean => part.startsWith('heading-');

const continues = (open: LabelRun, next: LabelRun): boolean =>
  open.part === next.part &&
  open.headings === next.headings &&
  !next.isMarked &&
  (next.part === 'body' || open.last === next.first - 1);

function runAt({ lines, segments, labels, probabilities }: LabeledLines, at: number) {
  const label = labelOf(labels[at] ?? 0);
  const part = partOf(label);
  const segment = segments[at];
  const line = segment && lines[segment.line];
  return {
    part: bodies.has(part) ? ('body' as const) : part,
    first: at,
    last: at,
    probability: probabilities[at] ?? 0,
    isMarked: beginsEntry(label),
    border: segment ? borderOf(lines, segments[at - 1], segment) : 0,
    gap: line && segment ? gapOf(line, segment.size) : 0,
    look: `${segment?.isBold}${segment?.isItalic}${segment?.size.toFixed(1)}`,
    x: segment?.x ?? 0,
    months: segment?.isDate ? monthsOf(segment.text) : undefined,
  };
}
