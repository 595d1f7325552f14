/** A word as it stands in a text: `text.slice(start, end)`; `lower` has straight apostrophes. */
export type Token = { text: string; lower: string; start: number; end: number };

/** Letters and digits, with what holds a word together inside: it's, day-to-day, Node.js, 1,400. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’.,-](?=[\p{L}\p{N}]))*/gu;

/** The words of a text in reading order, in time that grows with its length. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(word), (match) => ({
    text: match[0],
    lower: match[0].toLowerCase().replaceAll('’', "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const ideographs = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu;

/** How many words a text has; where none are parted by spaces, two signs count as one. */
export function countWords(text: string): number {
  const signs = text.match(ideographs)?.length ?? 0;
  const spaced = signs === 0 ? text : text.replace(ideographs, ' ');
  return tokensOf(spaced).length + Math.ceil(signs / 2);
}
