import { fnv1a } from '@folio/contract/fnv';
import type { Line } from '../layout/model.ts';
import {
  endsAsCompany,
  looksLikePlace,
  mayBePlace,
  namesCompany,
  namesDegree,
  namesRole,
  namesSchool,
} from '../vocabulary/names.ts';
import { type LineLook, lookAtLines, stepOf } from './page-looks.ts';
import { keyOf, type Segment } from './segments.ts';

/**
 * Describes segments to the model: words and parts of words, word lists, style and position on the
 * page, the heading above, neighbors, and other texts in the same slot of the file's entries. A
 * feature is the 32-bit hash of a text; training determines which ones matter.
 */
export function featuresOf(lines: readonly Line[], segments: readonly Segment[]): Int32Array[] {
  const looks = lookAtLines(lines);
  const views = viewsOf(lines, segments, looks);
  const shares = slotShares(views);
  return views.map((view, at) =>
    Int32Array.from(
      [
        ...ofItself(view),
        ...ofLine(view, looks),
        ...ofHeading(view),
        ...ofNeighbors(views, at),
        ...ofSlot(view, shares.get(view.slot) ?? new Map()),
        ...ofWords(view, views[at - 1], views[at + 1]),
      ],
      hashOf,
    ),
  );
}

/** Signed, like the model's typed arrays. */
const hashOf = (text: string): number => fnv1a(text) | 0;

/** A segment with everything that features need more than once. */
type View = {
  segment: Segment;
  line: LineLook;
  page: Line;
  /**
   * The word lists and patterns that match it: r role, c company, s school, g degree, p place, D
   * date …
   */
  names: string;
  signature: string;
  /** Its index on the line, and whether it is the whole line. */
  index: number;
  isWhole: boolean;
  /** The sign behind it. */
  after: string;
  look: string;
  /** Its slot in the entries of the file: segments of one slot usually have the same label. */
  slot: string;
  words: string[];
};

function viewsOf(
  lines: readonly Line[],
  segments: readonly Segment[],
  looks: readonly LineLook[],
): View[] {
  const views: View[] = [];
  for (const [at, segment] of segments.entries()) {
    const line = looks[segment.line];
    const page = lines[segment.line];
    const before = views.at(-1);
    const index = before?.segment.line === segment.line ? before.index + 1 : 0;
    if (line && page) views.push(viewOf(segment, { line, page, index }, segments[at + 1]));
  }
  return views;
}

function viewOf(
  segment: Segment,
  place: Pick<View, 'line' | 'page' | 'index'>,
  next: Segment | undefined,
): View {
  const { text, isItem, size, x } = segment;
  const { line, index } = place;
  const names = namesOf(segment);
  const weight = weightOf(segment);
  const isLast = next?.line !== segment.line;
  const begin = `${isItem ? '*' : ''}${stepOf(text.length, 4, 12, 30, 60, 100)}`;
  return {
    segment,
    ...place,
    names,
    signature: `${names}${begin}${weight}${/^\p{Ll}/u.test(text) ? 'l' : ''}`,
    isWhole: index === 0 && isLast,
    after: isLast ? '$' : next.sign,
    look: `${line.size}${weight}${/\p{Ll}/u.test(text) ? '' : 'C'}`,
    slot: `${weight}${size.toFixed(0)}/${Math.round(x / 6)}/${Math.min(3, index)}/${line.hasDate}`,
    words: text
      .toLowerCase()
      .split(/[^\p{L}\p{N}+#&]+/u)
      .filter(Boolean),
  };
}

const weightOf = ({ isBold, isItalic }: Segment): string =>
  `${isBold ? 'B' : ''}${isItalic ? 'I' : ''}`;

const recognizers: [string, (text: string) => boolean][] = [
  ['r', namesRole],
  ['c', (text) => namesCompany(text) || endsAsCompany(text)],
  ['s', namesSchool],
  ['g', namesDegree],
  ['p', mayBePlace],
  ['q', looksLikePlace],
];
const forms: [string, RegExp][] = [
  ['M', /@/],
  ['U', /https?:|www\.|\.(?:com|org|net|io|example|dev|de|fr)\b/],
  ['T', /(?:\d\D*){8}/],
];
const longestName = 90;

function namesOf({ text, isDate }: Segment): string {
  if (isDate) return /[–—-]|\bto\b|\bbis\b/.test(text) ? 'DD' : 'D';
  const form = forms.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
  const known = text.length < longestName ? recognizers : [];
  return form + known.map(([name, knows]) => (knows(text) ? name : '')).join('') || '-';
}

const shapeOf = (text: string): string =>
  text
    .slice(0, 24)
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{L}/gu, 'x')
    .replace(/\d/g, '9')
    .replace(/(.)\1+/g, '$1+');

function ofItself({ segment, names, signature, after, look, isWhole, index }: View): string[] {
  const { text, sign, isItem } = segment;
  const end = /[.!?]$/.test(text) ? '.' : /[,;:-]$/.test(text) ? ',' : '';
  return [
    'any',
    `look ${look}`,
    `sign ${sign}`,
    `after ${after}`,
    `whole ${isWhole}`,
    `index ${Math.min(4, index)}`,
    `names ${names}`,
    `signature ${signature}`,
    `shape ${shapeOf(text)}`,
    `end ${end}`,
    `item ${isItem} ${sign === '*'}`,
    `length ${stepOf(text.length, 3, 8, 15, 30, 60, 100)}`,
    `between ${sign} ${names} ${after}`,
  ];
}

function ofLine({ segment, line, page, look, isWhole }: View, looks: readonly LineLook[]) {
  const { cell, line: at } = segment;
  const { x, width } = page.cells[cell] ?? { x: 0, width: 0 };
  const isAtRight = cell > 0 && (page.rightEdge ?? Infinity) - x - width < 4;
  const near = (by: number) => looks[at + by]?.signature ?? 'none';
  return [
    `size ${line.size}`,
    `indent ${line.indent}`,
    `gap ${line.gap}`,
    `alike ${line.alike}`,
    `cell ${Math.min(3, cell)} ${Math.min(4, page.cells.length)}`,
    `right ${isAtRight}`,
    `column ${Math.min(3, page.column)}`,
    `role ${page.role}`,
    `like ${line.likeAbove} ${line.likeBelow}`,
    `line ${line.signature}`,
    `above ${near(-1)}`,
    `below ${near(1)}`,
    `below2 ${near(2)}`,
    `place ${stepOf(at, 1, 2, 4, 8, 16)}`,
    `set ${look} ${line.gap} ${isWhole}`,
    `dated ${line.dated}`,
    `dated ${line.dated} ${line.kind} ${look}`,
    `headed ${line.isHeadingLike} ${isWhole} ${line.gap}`,
    `top ${stepOf(at, 1, 2, 4, 8)} ${line.size} ${isWhole}`,
  ];
}

function ofHeading({ segment, line, names, look, after, index, isWhole }: View): string[] {
  const { kind, title, ownKind, linesSince } = line;
  const isBig = line.size >= 3 || line.isHeadingLike;
  return [
    `title ${title}`,
    `title ${title} ${names}`,
    `kind ${kind}`,
    `kind ${kind} ${names}`,
    `kind ${kind} look ${look}`,
    `kind ${kind} since ${stepOf(linesSince, 2, 3, 5, 12)}`,
    `kind ${kind} ${segment.sign} ${after}`,
    `kind ${kind} item ${segment.isItem}`,
    `kind ${kind} ${index} ${line.hasDate} ${look}`,
    `kind ${kind} line ${line.signature} ${Math.min(2, index)}`,
    ...title
      .split(/\s+/)
      .flatMap((word) => [`title< ${word.slice(0, 5)}`, `title> ${word.slice(-4)}`]),
    ...(ownKind ? [`own ${ownKind}`, `own ${ownKind} ${isWhole} ${isBig}`] : []),
  ];
}

function ofNeighbors(views: readonly View[], at: number): string[] {
  const near = (by: number) => views[at + by]?.signature ?? 'none';
  const names = (by: number) => views[at + by]?.names ?? 'none';
  return [
    `-1 ${near(-1)}`,
    `+1 ${near(1)}`,
    `-2 ${near(-2)}`,
    `+2 ${near(2)}`,
    `names ${names(0)}|${names(1)}`,
    `names ${names(-1)}|${names(0)}`,
    `names ${names(-1)}|${names(0)}|${names(1)}`,
  ];
}

/** Counts, per slot, how many of its segments each word list matches. */
function slotShares(views: readonly View[]): Map<string, Map<string, number>> {
  const shares = new Map<string, Map<string, number>>();
  for (const { slot, names } of views) {
    const share = shares.get(slot) ?? new Map<string, number>();
    for (const name of ['all', ...names]) share.set(name, (share.get(name) ?? 0) + 1);
    shares.set(slot, share);
  }
  return shares;
}

function ofSlot({ line }: View, share: ReadonlyMap<string, number>): string[] {
  const all = share.get('all') ?? 1;
  return [...'rcsgp'].flatMap((name) => {
    const part = (share.get(name) ?? 0) / all;
    return [
      `slot ${name} ${stepOf(part, 0.05, 0.25, 0.5, 0.75)} ${all > 1}`,
      `slot ${name} ${stepOf(part, 0.25, 0.6)} ${line.kind}`,
    ];
  });
}

function ofWords({ segment, line, words }: View, before?: View, behind?: View): string[] {
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const features = [
    `first ${first}`,
    `last ${last}`,
    `count ${Math.min(9, words.length)} ${line.kind}`,
    `first ${first.slice(-3)} ${line.kind}`,
    `last ${last.slice(-4)} ${line.kind}`,
    `before ${before?.words.at(-1)}`,
    `behind ${behind?.words[0]}`,
  ];
  for (const [at, word] of words.slice(0, 10).entries()) {
    features.push(`word ${word}`, `ending ${word.slice(-4)}`, `beginning ${word.slice(0, 4)}`);
    if (at > 0 && at < 6) features.push(`pair ${words[at - 1]} ${word}`);
  }
  if (segment.text.length < 32) features.push(`text ${keyOf(segment.text)}`);
  return features;
}
