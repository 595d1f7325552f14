import type { ShapedText, Word } from '../shape/shape-text.ts';
import { type Shaper, shapeWord } from '../shape/shape-word.ts';
import type { ShapedRun } from '../shape/shaped-run.ts';

/** A word, or the part of it that a line shows. */
export type Piece = { word: Word; start: number; end: number; run: ShapedRun };

/** The index of the word that shows the unit at `position`, or of the next one. */
function findWord(words: readonly Word[], position: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

const shapePart = (shaper: Shaper, { face, level }: Word, text: string, ligatures: boolean) =>
  shapeWord(shaper, face, text, level % 2 === 1, ligatures);

/** Takes the words from `start` to `end` apart; one that lies across an end is shaped anew. */
export function cutPieces(shaper: Shaper, shaped: ShapedText, start: number, end: number): Piece[] {
  const { text, words, letterSpacingPt } = shaped;
  const ligatures = letterSpacingPt === 0;
  const pieces: Piece[] = [];
  for (let i = findWord(words, start); i < words.length; i++) {
    const word = words[i];
    if (!word || word.start >= end) break;
    const from = Math.max(start, word.start);
    const to = Math.min(end, word.end);
    const isWhole = from === word.start && to === word.end;
    const run = isWhole ? word.run : shapePart(shaper, word, text.slice(from, to), ligatures);
    pieces.push({ word, start: from, end: to, run });
  }
  return pieces;
}
