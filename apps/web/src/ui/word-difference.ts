/** A stretch of one of two texts: what it says, and whether the other says something else there. */
export type Run = { text: string; isChanged: boolean };

/** Both texts taken apart. The runs of each, joined, are that text. */
export type WordDifference = { before: Run[]; after: Run[] };

/** A place that only the person can fill in, such as `[X%]`: one word, whatever is in it. */
export const placeholderPattern = /\[[^[\]\n]{1,60}\]/;

/** Cells of the table of common words: larger than any text that people compare by eye. */
const tableLimit = 4_000_000;
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** A word or a sign, with the white space before it. */
type Token = { space: string; word: string; isKept: boolean };

/** Compares two texts word by word. White space alone makes no difference. */
export function wordDifference(before: string, after: string): WordDifference {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  markKept(old, now);
  return { before: runsOf(old, before), after: runsOf(now, after) };
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let space = '';
  for (const part of text.split(new RegExp(`(${placeholderPattern.source}|\\s+)`))) {
    if (part.trim() === '') {
      space += part;
      continue;
    }
    const pieces = placeholderPattern.test(part) ? [part] : wordsOf(part);
    for (const [index, word] of pieces.entries()) {
      tokens.push({ space: index === 0 ? space : '', word, isKept: false });
    }
    space = '';
  }
  return tokens;
}

const wordsOf = (text: string): string[] => [...words.segment(text)].map(({ segment }) => segment);

/** Marks in both what they share: a longest common sequence of words. */
function markKept(old: Token[], now: Token[]): void {
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && keep(old[start], now[start])) start += 1;
  let end = 0;
  while (end < most - start && keep(old.at(-1 - end), now.at(-1 - end))) end += 1;
  markCommon(old.slice(start, old.length - end), now.slice(start, now.length - end));
  unmarkLoneSigns(old);
  unmarkLoneSigns(now);
}

function keep(a: Token | undefined, b: Token | undefined): boolean {
  if (!a || !b || a.word !== b.word) return false;
  a.isKept = true;
  b.isKept = true;
  return true;
}

function markCommon(old: Token[], now: Token[]): void {
  if ((old.length + 1) * (now.length + 1) > tableLimit) return;
  const lengths = commonLengths(old, now);
  const width = now.length + 1;
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = 0, j = 0; i < old.length && j < now.length; ) {
    if (keep(old[i], now[j])) {
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
}

/** At `i * width + j`: how many words `old` from `i` and `now` from `j` have in common. */
function commonLengths(old: Token[], now: Token[]): Uint16Array {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const lengthAt = (index: number) => lengths[index] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      lengths[at] =
        old[i]?.word === now[j]?.word
          ? lengthAt(at + width + 1) + 1
          : Math.max(lengthAt(at + width), lengthAt(at + 1));
    }
  }
  return lengths;
}

/** A comma that stayed between words that did not: marked with them, or the eye trips over it. */
function unmarkLoneSigns(tokens: Token[]): void {
  for (const [index, token] of tokens.entries()) {
    const isSign = !/[\p{L}\p{N}]/u.test(token.word);
    const [left, right] = [tokens[index - 1], tokens[index + 1]];
    if (isSign && left?.isKept === false && right?.isKept === false) token.isKept = false;
  }
}

/** Neighbours of a kind as one run; the space between two runs belongs to what stayed. */
function runsOf(tokens: Token[], text: string): Run[] {
  const runs: Run[] = [];
  const add = (piece: string, isChanged: boolean) => {
    const last = runs.at(-1);
    if (last?.isChanged === isChanged) last.text += piece;
    else if (piece !== '') runs.push({ text: piece, isChanged });
  };
  for (const [index, { space, word, isKept }] of tokens.entries()) {
    add(space, !isKept && tokens[index - 1]?.isKept === false);
    add(word, !isKept);
  }
  add(/\s*$/.exec(text)?.[0] ?? '', false);
  return runs;
}
