import type { Line } from '../layout/model.ts';
import { beginsEntry, labelOf, type Part, partOf, type Region, regionOf } from './labels.ts';
import { gapOf } from './page-looks.ts';
import { borderOf, type Segment } from './segments.ts';

/** Neighbouring segments of one part: a company, a period, all of an entry's body. */
export type Piece = {
  part: Part | 'body';
  first: number;
  last: number;
  /** How sure the labels of its segments are, by the least sure. */
  sure: number;
  /** Whether its first label says that an entry begins. */
  isMarked: boolean;
  border: number;
  gap: number;
  look: string;
  x: number;
  /** How many headings stand above: an entry does not go on below one. */
  headings: number;
  /** The kind of the heading above, as labelled. */
  under: string;
};

type Labels = {
  lines: readonly Line[];
  segments: readonly Segment[];
  ids: Int16Array;
  sure: Float64Array;
};

const bodies: ReadonlySet<Part> = new Set(['bullet', 'bullet-more', 'work-text', 'study-text']);
/** What is in an entry and of no slot of it is passed over. */
const asides: ReadonlySet<Part> = new Set(['work-aside', 'study-aside']);

/** The pieces of all jobs, or of all studies, from top to bottom. */
export function piecesOf(labels: Labels, region: Region): Piece[] {
  const pieces: Piece[] = [];
  let headings = 0;
  let under: Part | undefined;
  let before: Part | undefined;
  for (const [at, id] of labels.ids.entries()) {
    const label = labelOf(id);
    const part = partOf(label);
    if (isHeading(part) && (part !== under || before !== part)) headings++;
    if (isHeading(part)) under = part;
    before = part;
    if (regionOf(part) !== region || (asides.has(part) && !beginsEntry(label))) continue;
    const piece = { ...pieceOf(labels, at), headings, under: under ?? 'none' };
    add(pieces, piece);
  }
  return pieces;
}

function add(pieces: Piece[], piece: Piece): void {
  const open = pieces.at(-1);
  if (open && goesOn(open, piece)) {
    open.last = piece.last;
    open.sure = Math.min(open.sure, piece.sure);
  } else pieces.push(piece);
}

const isHeading = (part: Part): boolean => part.startsWith('heading-');

const goesOn = (open: Piece, next: Piece): boolean =>
  open.part === next.part &&
  open.headings === next.headings &&
  !next.isMarked &&
  (next.part === 'body' || open.last === next.first - 1);

function pieceOf({ lines, segments, ids, sure }: Labels, at: number) {
  const label = labelOf(ids[at] ?? 0);
  const part = partOf(label);
  const segment = segments[at];
  const line = segment && lines[segment.line];
  return {
    part: bodies.has(part) ? ('body' as const) : part,
    first: at,
    last: at,
    sure: sure[at] ?? 0,
    isMarked: beginsEntry(label),
    border: segment ? borderOf(lines, segments[at - 1], segment) : 0,
    gap: line && segment ? gapOf(line, segment.size) : 0,
    look: `${segment?.isBold}${segment?.isItalic}${segment?.size.toFixed(1)}`,
    x: segment?.x ?? 0,
  };
}
