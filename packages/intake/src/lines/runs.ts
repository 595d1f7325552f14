import type { Cell, Run } from '../model.ts';
import { repairText } from './repair-text.ts';

/** A text of a cell; `isOwn` where a gap parts it from what stands before. */
export type Said = Run & { isOwn?: boolean };

/** The words of a cell by look, where it is set in more than one; signs and spaces have none. */
export function runsOf(pieces: readonly Said[]): Pick<Cell, 'runs'> {
  const runs: Run[] = [];
  for (const { isOwn, ...piece } of pieces) {
    const open = runs.at(-1);
    const hasLook = /[\p{L}\p{N}]/u.test(piece.text);
    const isOpenBare = open && !/[\p{L}\p{N}]/u.test(open.text);
    if (open && (!hasLook || (isSameLook(open, piece) && !isOwn))) open.text += piece.text;
    else if (open && isOpenBare) Object.assign(open, piece, { text: open.text + piece.text });
    else runs.push({ ...piece });
  }
  const said = runs.map((run) => ({ ...run, text: repairText(run.text) }));
  return said.length > 1 ? { runs: said } : {};
}

const isSameLook = (a: Run, b: Run): boolean => a.isBold === b.isBold && a.isItalic === b.isItalic;
