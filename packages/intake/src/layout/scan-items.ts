import type { TextItem } from './model.ts';

/** In pixels from the page's top left. */
export type Box = { x0: number; y0: number; x1: number; y1: number };

/** A word that was made out on a picture, and how sure that is, from 0 to 100. */
export type ScannedWord = { text: string; confidence: number; box: Box };

/** Words on one baseline. */
export type ScannedLine = { words: ScannedWord[]; baseline: Box };

export type ScannedPage = {
  lines: ScannedLine[];
  widthPx: number;
  heightPx: number;
  pxPerPt: number;
};

/** What a capital, or a letter with an ascender, takes of the size of a typeface. */
const capitalEm = 0.72;
/** Below this a word is more likely dirt than letters. */
const leastConfidence = 20;
/** Sizes that differ by less are one: a picture's letters are never quite alike. */
const sizeTolerance = 0.07;

/** The words of a picture as the text items of a page: straight, in points, of a few sizes. */
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

/** Words are parted already, however close they stand; single letters may be those of a text set wide. */
const isWhole = (text: string): boolean => text.length > 1;

/** What a round dot is taken for: anywhere, and only where it stands before a line. */
const dotLike = /^[•·●◦○▪■*«»¢®©°]$/u;
const bulletLike = /^(?:[+eo०]|[•*«»+०]\.)$/u;
/** Letters of scripts without capitals begin sentences, too. */
const beginning = /^[\p{Lu}\p{Lo}\p{N}]/u;

/** Dots that were taken for letters or signs, and an 'I' that was taken for a bar, as they were. */
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

/** How far a page lies askew, by its longer lines. */
function slopeOf(lines: readonly ScannedLine[]): number {
  const slopes = lines
    .filter(({ words }) => words.length >= 3)
    .map(({ baseline: { x0, y0, x1, y1 } }) => (x1 > x0 ? (y1 - y0) / (x1 - x0) : 0));
  return median(slopes);
}

/** The size of each line's type in pixels; those that hardly differ are one, the commonest first. */
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

/** By how far most of its words reach above the baseline. */
const sizeOf = ({ words, baseline }: ScannedLine): number =>
  median(
    words
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      .map(({ box }) => (baselineAt(baseline, box.x0) - box.y0) / capitalEm),
  );

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
