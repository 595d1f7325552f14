import type { KeyboardEvent } from 'react';
import { isComposing } from '../../../ui/is-composing.ts';
import { caretColumn, offsetAtColumn } from './caret-line.ts';
import { type BulletCommands, type BulletField, bulletIdOf } from './use-bullet-commands.ts';

type Press = KeyboardEvent<HTMLTextAreaElement>;
type Row = { field: BulletField; bullet: string; commands: BulletCommands };

/** Handles keys that cross the borders of a bullet; all others are left to the browser. */
export function pressInBullet(event: Press, row: Row): void {
  const { ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || isComposing(event.nativeEvent)) return;
  const act = actions[event.key];
  if (act?.(event, row)) event.preventDefault();
}

type Act = (event: Press, row: Row) => boolean;

const actions: Readonly<Record<string, Act>> = {
  Enter: ({ currentTarget: { selectionStart: start, selectionEnd: end } }, { commands, bullet }) =>
    commands.part(bullet, { start, end }),
  Backspace: ({ currentTarget }, { commands, bullet }) =>
    isAt(currentTarget, 0) && commands.joinBack(bullet),
  Delete: ({ currentTarget }, { commands, bullet }) =>
    isAt(currentTarget, currentTarget.value.length) && commands.joinNext(bullet),
  ArrowLeft: (event, row) =>
    !event.shiftKey && isAt(event.currentTarget, 0) && goTo(row, -1, (next) => next.value.length),
  ArrowRight: (event, row) =>
    !event.shiftKey &&
    isAt(event.currentTarget, event.currentTarget.value.length) &&
    goTo(row, 1, () => 0),
  ArrowUp: (event, row) => moveToNeighbor(event, row, -1),
  ArrowDown: (event, row) => moveToNeighbor(event, row, 1),
};

const isAt = ({ selectionStart, selectionEnd }: HTMLTextAreaElement, place: number): boolean =>
  selectionStart === selectionEnd && selectionStart === place;

/**
 * Moves the caret from the first line of a bullet to the last line of the previous one, or vice
 * versa, in the same column.
 */
function moveToNeighbor({ currentTarget, shiftKey }: Press, row: Row, by: -1 | 1): boolean {
  if (shiftKey || row.commands.neighbor(row.bullet, by) === undefined) return false;
  const column = caretColumn(currentTarget, by < 0 ? 'first' : 'last');
  if (column === undefined) return false;
  return goTo(row, by, (next) => offsetAtColumn(next, column, by < 0 ? 'last' : 'first'));
}

function goTo(
  { field, bullet, commands }: Row,
  by: -1 | 1,
  place: (next: HTMLTextAreaElement) => number,
): boolean {
  const neighbor = commands.neighbor(bullet, by);
  const next = neighbor && document.getElementById(bulletIdOf(field, neighbor));
  if (!neighbor || !(next instanceof HTMLTextAreaElement)) return false;
  commands.focus({ bullet: neighbor, at: place(next) });
  return true;
}
