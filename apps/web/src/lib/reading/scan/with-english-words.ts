import type { Box, ScannedLine, ScannedPage, ScannedWord } from '@folio/intake/scan-items';
import type { ScanLanguage } from './scan-languages.ts';

/** Latin words below this confidence are misrecognized letters of another script. */
const minConfidence = 60;

/**
 * Merges a page with the words of its English recognition that its own language's data can't
 * represent: Spanish and Portuguese lose the '@' of e-mail addresses, Hindi all Latin letters and
 * digits. Each such word replaces those that it overlaps.
 */
export function withEnglishWords(
  page: ScannedPage,
  english: ScannedPage,
  language: ScanLanguage,
): ScannedPage {
  const known = page.lines.flatMap(({ words }) => words);
  const isBetter = (word: ScannedWord) =>
    word.confidence >= minConfidence &&
    (word.text.includes('@') || (language === 'hi' && isSurer(word, known)));
  const better = english.lines.map(({ words, baseline }) => ({
    words: words.map((word) => withinLetters(word, known)).filter(isBetter),
    baseline,
  }));
  const taken = better.flatMap(({ words }) => words);
  const lines = page.lines.map(({ words, baseline }) => ({
    words: words.filter((word) => !taken.some((one) => isSame(one, word))),
    baseline,
  }));
  for (const line of better)
    if (line.words.length > 0) lineAt(lines, line).words.push(...line.words);
  return { ...page, lines: lines.filter(({ words }) => words.length > 0).map(inOrder) };
}

/** Hindi data misreads Latin digits, with high confidence. */
const devanagari = /\p{Script=Devanagari}/u;

function isSurer(word: ScannedWord, known: readonly ScannedWord[]): boolean {
  if (!/[A-Za-z0-9]/.test(word.text)) return false;
  return known.every(
    (other) =>
      !isSame(word, other) || other.confidence < word.confidence || !devanagari.test(other.text),
  );
}

/** Maximum mean width of letters and of digits, as a share of the line height. */
const widestLetter = 1.1;
const usualLetter = 0.9;

/**
 * The box of a number before unrecognized letters may include them; it is cut to the digits' width.
 */
function withinLetters(word: ScannedWord, known: readonly ScannedWord[]): ScannedWord {
  const { text, box } = word;
  const heights = known
    .filter((other) => isSame(word, other))
    .map((other) => other.box.y1 - other.box.y0)
    .toSorted((a, b) => a - b);
  const height = heights[Math.floor(heights.length / 2)];
  const isCut = height !== undefined && box.x1 - box.x0 > text.length * widestLetter * height;
  return isCut
    ? { ...word, box: { ...box, x1: box.x0 + text.length * usualLetter * height } }
    : word;
}

/** Whether two words overlap by most of the smaller one's box. */
function isSame({ box: a }: ScannedWord, { box: b }: ScannedWord): boolean {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return width > 0 && height > 0 && width * height > Math.min(areaOf(a), areaOf(b)) / 2;
}

const areaOf = ({ x0, y0, x1, y1 }: Box): number => (x1 - x0) * (y1 - y0);

/** The line on the same baseline, or a new one, which is added. */
function lineAt(lines: ScannedLine[], { words, baseline }: ScannedLine): ScannedLine {
  const [first] = words;
  const near = first && lines.find((line) => isOnLine(line, first, baseline));
  if (near) return near;
  const line = { words: [], baseline };
  lines.push(line);
  return line;
}

function isOnLine(line: ScannedLine, { box }: ScannedWord, { y0, y1 }: Box): boolean {
  const apart = Math.abs(middle(line.baseline.y0, line.baseline.y1) - middle(y0, y1));
  const { x0, x1 } = line.baseline;
  const widthOfGap = Math.max(x0 - box.x1, box.x0 - x1);
  const height = box.y1 - box.y0;
  return apart < height / 2 && widthOfGap < 2 * height;
}

const middle = (a: number, b: number): number => (a + b) / 2;

const inOrder = ({ words, baseline }: ScannedLine): ScannedLine => ({
  words: words.toSorted((a, b) => a.box.x0 - b.box.x0),
  baseline,
});
