import type { Piece } from './pieces.ts';

function reverse(pieces: Piece[], from: number, to: number): void {
  for (let i = from, j = to - 1; i < j; i++, j--) {
    const piece = pieces[i] as Piece;
    pieces[i] = pieces[j] as Piece;
    pieces[j] = piece;
  }
}

/** Orders pieces of a line from left to right (rule L2 of the bidirectional algorithm), in place. */
export function orderVisually(pieces: Piece[]): Piece[] {
  let highest = 0;
  for (const { word } of pieces) highest = Math.max(highest, word.level);
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < pieces.length; from++) {
      let to = from;
      while (to < pieces.length && (pieces[to] as Piece).word.level >= level) to++;
      if (to > from + 1) reverse(pieces, from, to);
      from = to;
    }
  }
  return pieces;
}
