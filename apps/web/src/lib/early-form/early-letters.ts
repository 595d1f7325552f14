import type { EarlyText } from './early-form.ts';

/** Text typed before the app had loaded, stored until the app takes it, by the path of its page. */
type EarlyLetters = { path: string; texts: readonly EarlyText[] };

const key = 'earlyLetters';
export const guestPath = '/resume/start';

/** The texts stored for the page at `path`. */
export function readEarlyLetters(path: string): readonly EarlyText[] {
  const kept = parse(localStorage.getItem(key));
  return kept?.path === path ? kept.texts : [];
}

/** A full storage must not interrupt typing: the text is still in its fields. */
export function keepEarlyLetters(letters: EarlyLetters): void {
  try {
    localStorage.setItem(key, JSON.stringify(letters));
  } catch {
    // The storage is full or blocked.
  }
}

export const clearEarlyLetters = (): void => localStorage.removeItem(key);

/** Signing out removes an account's texts; a guest's belong to no account. */
export function clearEarlyLettersOfAccount(): void {
  if (parse(localStorage.getItem(key))?.path !== guestPath) clearEarlyLetters();
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
