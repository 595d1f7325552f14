import { expect, it, vi } from 'vitest';
import { closesOnEscape } from './dialog.tsx';

/** Escape, as a dialog hears it itself, and as Radix tells the topmost layer. */
function press(of: { isComposing: boolean; keyCode: number }): boolean {
  const close = vi.fn();
  const { onKeyDown, onEscapeKeyDown } = closesOnEscape(close);
  const nativeEvent = Object.assign(new Event('keydown', { cancelable: true }), of);
  onEscapeKeyDown(nativeEvent as KeyboardEvent);
  const { defaultPrevented } = nativeEvent;
  const preventDefault = vi.fn();
  onKeyDown({ key: 'Escape', defaultPrevented: false, nativeEvent, preventDefault } as never);
  expect(preventDefault).toHaveBeenCalledTimes(close.mock.calls.length);
  return !defaultPrevented && close.mock.calls.length === 1;
}

it('Escape closes a dialog and nothing else, except where it ends the word of an input method', () => {
  expect(press({ isComposing: false, keyCode: 27 })).toBe(true);
  expect(press({ isComposing: true, keyCode: 27 })).toBe(false);
  // Safari ends the composition before it sends the key.
  expect(press({ isComposing: false, keyCode: 229 })).toBe(false);
});
