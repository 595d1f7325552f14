import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Roving focus: arrow keys move within a group of buttons, which is one Tab stop. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = steps[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = buttons.findIndex((button) => button.matches(':focus'));
  const next = buttons[from + (by ?? 0)];
  if (by === undefined || from < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
