import type { Piece } from '../entries/header-pieces.ts';

/** The number of an entry, and a label whose date is gone. */
export const isMark = (text: string): boolean =>
  /^(?:\d{1,2}[.)]?|[IVX]{1,4}[.)]|(?:years?|dates?|jahr|år|año|ano|année|anno|rok|vuosi)\s*:?)$/iu.test(
    text,
  );

const columnHead =
  /^(?:s\.? ?no\.?|sr\.? ?no\.?|qualifications?|speciali[sz]ation|college|board|university|school|institut(?:e|ion)|(?:passing )?year(?: of passing)?|division|class|degree|course|percentage|marks|cgpa|grade|stream)$/i;

/** 'Qualification, College, Year' above the first row of a table. */
export function withoutColumnHeads(pieces: Piece[]): Piece[] {
  const heads = pieces.filter(({ row, text }) => row === 0 && columnHead.test(text));
  return heads.length > 2 ? pieces.filter((piece) => !heads.includes(piece)) : pieces;
}
