import { limits } from '../limits.ts';

const most = limits.lineCharacters;

/**
 * Splits a text into lines of at most `limits.lineCharacters`, so that patterns stay fast. Longer
 * lines are split at a space, without dropping anything.
 */
export function inLines(text: string): string[] {
  const lines: string[] = [];
  let at = 0;
  while (text.length - at > most) {
    const space = text.lastIndexOf(' ', at + most);
    const end = space > at ? space : wholeLetters(text, at + most);
    lines.push(text.slice(at, end));
    at = end;
  }
  return [...lines, text.slice(at)];
}

/** Returns an end that does not split a surrogate pair. */
const wholeLetters = (text: string, end: number): number =>
  /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end;

const longestTitle = 120;

/** Returns the titles and authors in a file's properties that are short lines of text. */
export const shortTitles = (titles: readonly unknown[]): string[] =>
  titles.filter(
    (title): title is string =>
      typeof title === 'string' && title.trim() !== '' && title.length < longestTitle,
  );
