import type { TextItem } from '../model.ts';

/** In pixels from the page's top left. */
export type Box = { x0: number; y0: number; x1: number; y1: number };

/** A word that was made out on a picture, and how sure that is, from 0 to 100. */
export type ScannedWord = { text: string; confidence: number; box: Box };

/** Words on one baseline; `heightPx` reaches from the tallest letters to below the deepest. */
export type ScannedLine = { words: ScannedWord[]; baseline: Box; heightPx: number };

export type ScannedPage = {
  lines: ScannedLine[];
  widthPx: number;
  heightPx: number;
  pxPerPt: number;
};

/** What letters with ascenders and descenders take of the size of a typeface. */
const heightEm = 0.93;
/** Below this a word is more likely dirt than letters. */
const leastConfidence = 20;
/** Heights that differ by less are of one size: a picture's letters are never quite alike. */
const sizeTolerance = 0.15;

/** The words of a picture as the text items of a page: straight, in points, of a few sizes. */
export function scanItems(page: ScannedPage, number: number): TextItem[] {
  const slope = slopeOf(page.lines);
  const bodyPx = bodyHeight(page.lines);
  return page.lines.flatMap((line) => {
    const heightPx =
      Math.abs(line.heightPx - bodyPx) < bodyPx * sizeTolerance ? bodyPx : line.heightPx;
    const size = Math.round((heightPx / heightEm / page.pxPerPt) * 2) / 2;
    return withBullet(line.words.filter(isWord)).map(({ text, confidence, box }): TextItem => {
      const y = baselineAt(line.baseline, box.x0) - slope * box.x0;
      return {
        ...{ text, page: number, size, font: '', isBold: false, isItalic: false },
        x: box.x0 / page.pxPerPt,
        y: y / page.pxPerPt,
        width: (box.x1 - box.x0) / page.pxPerPt,
        certainty: confidence / 100,
      };
    });
  });
}

const isWord = ({ text, confidence }: ScannedWord): boolean =>
  confidence >= (/[\p{L}\p{N}]/u.test(text) ? leastConfidence : 2 * leastConfidence) ||
  isBulletLike(text);

/** What a reader of letters makes of a round dot before a line. */
const isBulletLike = (text: string): boolean => /^[•·●◦○▪■*+«»¢®©eo°]$/u.test(text);

function withBullet(words: ScannedWord[]): ScannedWord[] {
  const [first, second] = words;
  if (!first || !second || !isBulletLike(first.text) || !/^[\p{Lu}\p{N}]/u.test(second.text))
    return words;
  return [{ ...first, text: '•', confidence: second.confidence }, ...words.slice(1)];
}

const baselineAt = ({ x0, y0, x1, y1 }: Box, x: number): number =>
  x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);

/** How far a page lies askew, by its longer lines. */
function slopeOf(lines: readonly ScannedLine[]): number {
  const slopes = lines
    .filter(({ words }) => words.length >= 3)
    .map(({ baseline: { x0, y0, x1, y1 } }) => (x1 > x0 ? (y1 - y0) / (x1 - x0) : 0));
  return median(slopes);
}

/** The height that most words have. */
const bodyHeight = (lines: readonly ScannedLine[]): number =>
  median(lines.flatMap(({ words, heightPx }) => words.map(() => heightPx)));

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
