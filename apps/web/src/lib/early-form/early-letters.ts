import type { EarlyText } from './early-form.ts';

/**
 * What was typed before the app was there, on this device until the app has it; it belongs to the
 * address at which it was typed.
 */
type EarlyLetters = { path: string; texts: readonly EarlyText[] };

const key = 'earlyLetters';
export const guestPath = '/resume/start';

/** The letters that wait for the page at `path`. */
export function readEarlyLetters(path: string): readonly EarlyText[] {
  const kept = parse(localStorage.getItem(key));
  return kept?.path === path ? kept.texts : [];
}

/** A full storage keeps nobody from typing: the letters are in their fields. */
export function keepEarlyLetters(letters: EarlyLetters): void {
  try {
    localStorage.setItem(key, JSON.stringify(letters));
  } catch {
    // As said above.
  }
}

export const forgetEarlyLetters = (): void => localStorage.removeItem(key);

/** Who signs out leaves nothing behind; a guest's letters are of no account. */
export function forgetEarlyLettersOfAccount(): void {
  if (parse(localStorage.getItem(key))?.path !== guestPath) forgetEarlyLetters();
}

function parse(text: string | null): EarlyLetters | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return areLetters(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function areLetters(value: unknown): value is EarlyLetters {
  if (typeof value !== 'object' || value === null) return false;
  const { path, texts } = value as Partial<Record<keyof EarlyLetters, unknown>>;
  return typeof path === 'string' && Array.isArray(texts) && texts.every(isText);
}

const isText = (value: unknown): boolean => {
  const { field, given, text } = (value ?? {}) as Partial<Record<keyof EarlyText, unknown>>;
  return [field, given, text].every((part) => typeof part === 'string');
};
