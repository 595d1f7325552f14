import type { TextItem } from './model.ts';

/** A rectangle in pixels from the page's top left. */
export type Box = { x0: number; y0: number; x1: number; y1: number };

/** A recognized word and its confidence, from 0 to 100. */
export type ScannedWord = { text: string; confidence: number; box: Box };

/** Recognized words on one baseline. */
export type ScannedLine = { words: ScannedWord[]; baseline: Box };

export type ScannedPage = {
  lines: ScannedLine[];
  widthPx: number;
  heightPx: number;
  pxPerPt: number;
};

/** Height of capitals and ascenders, in ems. */
const capitalEm = 0.72;
/** Below this confidence, a word is more likely noise than letters. */
const leastConfidence = 20;
/**
 * Sizes that differ by a smaller ratio are the same, since recognized letters always vary slightly.
 */
const sizeTolerance = 0.07;

/**
 * Converts the words of a scan into text items of a page: straightened, in points, with few
 * different sizes.
 */
export function scanItems({ lines, pxPerPt }: ScannedPage, number: number): TextItem[] {
  const slope = slopeOf(lines);
  const sizes = sizesOf(lines);
  return lines.flatMap((line, index) => {
    const size = Math.round(((sizes[index] ?? 0) / pxPerPt) * 2) / 2;
    return repaired(line.words.filter(isWord)).map(({ text, confidence, box }): TextItem => {
      const y = baselineAt(line.baseline, box.x0) - slope * box.x0;
      return {
        text: isWhole(text) ? `${text} ` : text,
        page: number,
        size,
        font: '',
        isBold: false,
        isItalic: false,
        x: box.x0 / pxPerPt,
        y: y / pxPerPt,
        width: (box.x1 - box.x0) / pxPerPt,
        certainty: confidence / 100,
      };
    });
  });
}

const isWord = ({ text, confidence }: ScannedWord): boolean =>
  confidence >= (/[\p{L}\p{N}]/u.test(text) ? leastConfidence : 2 * leastConfidence) ||
  dotLike.test(text) ||
  bulletLike.test(text);

/**
 * Whole words are separate however close they are; single letters may belong to letter-spaced text.
 */
const isWhole = (text: string): boolean => text.length > 1;

/**
 * Characters as which a round bullet is recognized: the first ones anywhere, others only at the
 * start of a line.
 */
const dotLike = /^[•·●◦○▪■*«»¢®©°]$/u;
const bulletLike = /^(?:[+eo०]|[•*«»+०]\.)$/u;
/** The first character of a sentence; in scripts without capitals that is any letter. */
const beginning = /^[\p{Lu}\p{Lo}\p{N}]/u;

/** Restores bullets recognized as letters or punctuation, and an 'I' recognized as a bar. */
const repaired = (words: ScannedWord[]): ScannedWord[] =>
  words.map((word, at) => {
    const before = words[at - 1]?.text ?? '';
    const next = words[at + 1];
    const beginsLine = at === 0 && beginning.test(next?.text ?? '');
    if (dotLike.test(word.text) || (beginsLine && bulletLike.test(word.text)))
      return { ...word, text: '•', confidence: next?.confidence ?? word.confidence };
    const isPronoun = word.text === '|' && /^(?:$|\p{Ll}|.*[.!?]$)/u.test(before);
    return isPronoun && /^\p{Ll}+$/u.test(next?.text ?? '') ? { ...word, text: 'I' } : word;
  });

const baselineAt = ({ x0, y0, x1, y1 }: Box, x: number): number =>
  x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);

/** Estimates how far a page is rotated, from its longer lines. */
function slopeOf(lines: readonly ScannedLine[]): number {
  const slopes = lines
    .filter(({ words }) => words.length >= 3)
    .map(({ baseline: { x0, y0, x1, y1 } }) => (x1 > x0 ? (y1 - y0) / (x1 - x0) : 0));
  return median(slopes);
}

/** Returns the type size of each line in pixels. Similar sizes become the most common of them. */
function sizesOf(lines: readonly ScannedLine[]): number[] {
  const measured = lines.map(sizeOf);
  const known: number[] = [];
  const byCount = lines
    .map(({ words }, index) => ({ count: words.length, size: measured[index] ?? 0 }))
    .toSorted((a, b) => b.count - a.count);
  const isNear = (size: number) => (one: number) => Math.abs(one - size) <= one * sizeTolerance;
  for (const { size } of byCount) if (!known.some(isNear(size))) known.push(size);
  return measured.map((size) => known.find(isNear(size)) ?? size);
}

/** Estimates a line's size from how far most of its words rise above the baseline. */
const sizeOf = ({ words, baseline }: ScannedLine): number =>
  median(
    words
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      .map(({ box }) => (baselineAt(baseline, box.x0) - box.y0) / capitalEm),
  );

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
