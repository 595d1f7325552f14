import { limits } from '../limits.ts';

const most = limits.lineCharacters;

/**
 * A text as lines of at most `limits.lineCharacters`, so that patterns stay fast: longer ones are
 * divided at a space, and nothing of them is left out.
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

/** An end that parts no surrogate pair. */
const wholeLetters = (text: string, end: number): number =>
  /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end;

const longestTitle = 120;

/** Titles and authors in a file's properties, as far as they are short lines of text. */
export const shortTitles = (titles: readonly unknown[]): string[] =>
  titles.filter(
    (title): title is string =>
      typeof title === 'string' && title.trim() !== '' && title.length < longestTitle,
  );
