import type { ShapedText, Word } from '../shape/shape-text.ts';
import { type ShapedRun, type Shaper, shapeWord } from '../shape/shape-word.ts';

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

/** Takes the words from `start` to `end` apart; one that lies across an end is shaped anew. */
export function cutPieces(shaper: Shaper, shaped: ShapedText, start: number, end: number): Piece[] {
  const { text, words, letterSpacingPt } = shaped;
  const pieces: Piece[] = [];
  for (let i = findWord(words, start); i < words.length; i++) {
    const word = words[i];
    if (!word || word.start >= end) break;
    const from = Math.max(start, word.start);
    const to = Math.min(end, word.end);
    const whole = from === word.start && to === word.end;
    const { face, level, run } = word;
    const ligatures = letterSpacingPt === 0;
    const cut = () => shapeWord(shaper, face, text.slice(from, to), level % 2 === 1, ligatures);
    pieces.push({ word, start: from, end: to, run: whole ? run : cut() });
  }
  return pieces;
}
