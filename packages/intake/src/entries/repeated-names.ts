import type { Piece } from './header-pieces.ts';

/**
 * 'Acme Federation, Ashulia' and 'Acme Federation, Gazipur': where one name stands before several, or
 * by itself as well, what follows it is where that was.
 */
export function partRepeatedNames(
  headers: readonly (readonly Piece[])[],
  isName: (text: string) => boolean,
): Piece[][] {
  const behind = new Map<string, Set<string>>();
  for (const { text } of headers.flat()) {
    const [name, rest] = partsOf(text);
    behind.set(name, (behind.get(name) ?? new Set()).add(rest));
  }
  const isRepeated = (name: string) => (behind.get(name)?.size ?? 0) >= 2 && isName(name);
  return headers.map((pieces) => pieces.flatMap((piece) => parted(piece, isRepeated)));
}

const partsOf = (text: string): [string, string] => {
  const at = text.indexOf(', ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 2)];
};

function parted(piece: Piece, isRepeated: (name: string) => boolean): Piece[] {
  const [name, rest] = partsOf(piece.text);
  if (rest === '' || !isRepeated(name)) return [piece];
  return [
    { ...piece, text: name, leans: 'company' },
    { ...piece, text: rest, leans: 'place' },
  ];
}
