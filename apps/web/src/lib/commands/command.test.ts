import { describe, expect, it } from 'vitest';
import { isPressed, isSingleKey, keysOf } from './command.ts';

const press = (key: string, held = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('a shortcut', () => {
  it('is pressed with Ctrl as with Cmd, and with nothing else', () => {
    expect(isPressed('mod+k', press('k', { ctrlKey: true }))).toBe(true);
    expect(isPressed('mod+k', press('K', { metaKey: true }))).toBe(true);
    expect(isPressed('mod+k', press('k'))).toBe(false);
    expect(isPressed('mod+k', press('k', { ctrlKey: true, shiftKey: true }))).toBe(false);
    expect(isPressed('mod+k', press('k', { ctrlKey: true, altKey: true }))).toBe(false);
  });

  it('tells Shift apart', () => {
    expect(isPressed('mod+shift+z', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(true);
    expect(isPressed('mod+z', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(false);
  });

  it('is a sign wherever the layout has it', () => {
    expect(isPressed('?', press('?', { shiftKey: true }))).toBe(true);
    expect(isPressed('?', press('?'))).toBe(true);
    expect(isPressed('?', press('/'))).toBe(false);
  });

  it('is a single key when nothing is held with it', () => {
    expect(['?', 'mod+k', 'alt+1', 'escape'].map(isSingleKey)).toEqual([true, false, false, false]);
  });

  it('is shown as the keyboard names it', () => {
    expect(keysOf('mod+shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
    expect(keysOf('mod+alt+arrowup', true)).toEqual(['⌘', '⌥', '↑']);
    expect(keysOf('?', false)).toEqual(['?']);
  });
});
