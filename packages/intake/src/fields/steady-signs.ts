import type { Piece } from '../entries/header-pieces.ts';

/** What parts the headers of one list, where all of them are set alike. */
const signs: readonly RegExp[] = [
  /(?<!\s)\s+\/\s+/,
  /(?<=\p{L}):\s+(?=\p{Lu})/u,
  /(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u,
];

/** 'Binder. Acme. Ely' and 'Acme / Binder': a sign that each header of a list has parts all of them. */
export function partAtSteadySigns(headers: readonly (readonly Piece[])[]): Piece[][] {
  const sign = signs.find((one) => headers.length >= 2 && headers.every((own) => hasOne(own, one)));
  if (!sign) return headers.map((pieces) => [...pieces]);
  return headers.map((pieces) =>
    pieces.flatMap((piece) => piece.text.split(sign).map((text) => ({ ...piece, text }))),
  );
}

const hasOne = (pieces: readonly Piece[], sign: RegExp): boolean =>
  pieces.length <= 2 && pieces.filter(({ text }) => sign.test(text)).length === 1;
