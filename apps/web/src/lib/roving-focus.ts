import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** The arrow keys go from one button of a group to the next, so that Tab passes it in one step. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = steps[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = buttons.findIndex((button) => button.matches(':focus'));
  const next = buttons[from + (by ?? 0)];
  if (by === undefined || from < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
