import { matchesIn } from './matches-in.ts';

/** A word of a text: `text.slice(start, end)`; `lower` has straight apostrophes. */
export type Token = { text: string; lower: string; start: number; end: number };

/**
 * Letters and digits, with signs inside a word: it's, day-to-day, Node.js, 1,400. The word
 * boundaries of UAX #29 would split 'day-to-day' and 'Node.js'.
 */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’.,-](?=[\p{L}\p{N}]))*/gu;

/** Returns the words of a text that begins at `from`, in reading order; linear. */
export function tokensOf(text: string, from = 0): Token[] {
  return matchesIn(text, word).map(({ 0: written, index }) => ({
    text: written,
    lower: written.toLowerCase().replaceAll('’', "'"),
    start: from + index,
    end: from + index + written.length,
  }));
}

const ideographs = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu;

/** Counts words; in scripts without spaces, two characters count as one. */
export function countWords(text: string): number {
  const signs = text.match(ideographs)?.length ?? 0;
  const spaced = signs === 0 ? text : text.replace(ideographs, ' ');
  return tokensOf(spaced).length + Math.ceil(signs / 2);
}

/** A range of a text in UTF-16 units: `text.slice(start, end)`. */
type Span = { start: number; end: number };

const typedBullet = /^(?:[•◦▪●‣·–—*-]+\s*)+/u;
const ending = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s+["'“‘([]?[\p{Lu}\p{N}])/gu;
/**
 * Abbreviations whose full stop ends no sentence, including single letters with full stops: 'U.S.',
 * initials.
 */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|incl|excl|esp|avg|inc|ltd|co|corp|univ|dr|prof|mr|mrs|ms|st|no|dept|(?:\p{L}\.)*\p{L})\.$/iu;

/** Returns the sentences of a text, line by line, without typed bullets and surrounding spaces. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  for (const line of text.matchAll(/[^\r\n]+/g)) {
    for (const { start, end } of segmentsOf(line[0])) {
      const span = trimmed(text, line.index + start, line.index + end);
      if (span) spans.push(span);
    }
  }
  return spans;
}

function segmentsOf(line: string): Span[] {
  const segments: Span[] = [];
  let start = 0;
  for (const match of matchesIn(line, ending)) {
    const end = match.index + match[0].length;
    if (match[0] === '.' && abbreviation.test(line.slice(Math.max(start, end - 12), end))) continue;
    segments.push({ start, end });
    start = end;
  }
  return [...segments, { start, end: line.length }];
}

/** Trims spaces and a typed bullet; undefined if no letter or digit is left. */
function trimmed(text: string, from: number, to: number): Span | undefined {
  const segment = text.slice(from, to);
  const words = segment.trimStart();
  const lead = segment.length - words.length + (typedBullet.exec(words)?.[0].length ?? 0);
  const start = from + lead;
  const end = from + segment.trimEnd().length;
  return start < end && /[\p{L}\p{N}]/u.test(text.slice(start, end)) ? { start, end } : undefined;
}
