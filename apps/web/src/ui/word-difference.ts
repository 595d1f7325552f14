/** A run of one of two texts, and whether it differs from the other. */
export type Run = { text: string; isChanged: boolean };

/** Both texts as runs; the joined runs of each are its text. */
type WordDifference = { before: Run[]; after: Run[] };

/** A blank for the person to fill in, such as `[X%]`; compared as one word. */
export const placeholderPattern = /\[[^[\]\n]{1,60}\]/;

/** Maximum cells of the LCS table: more than any texts that people compare by eye. */
const tableLimit = 4_000_000;
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** A word or punctuation mark, with the white space before it. */
type Token = { space: string; word: string; isKept: boolean };

/** Compares two texts word by word, ignoring white space. */
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
    const segments = placeholderPattern.test(part) ? [part] : wordsOf(part);
    for (const [index, word] of segments.entries()) {
      tokens.push({ space: index === 0 ? space : '', word, isKept: false });
    }
    space = '';
  }
  return tokens;
}

const wordsOf = (text: string): string[] => [...words.segment(text)].map(({ segment }) => segment);

/** Marks what both share: a longest common subsequence of words (dynamic programming). */
function markKept(old: Token[], now: Token[]): void {
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && keep(old[start], now[start])) start += 1;
  let end = 0;
  while (end < most - start && keep(old.at(-1 - end), now.at(-1 - end))) end += 1;
  markCommon(old.slice(start, old.length - end), now.slice(start, now.length - end));
  unmarkShortMatches(old, now);
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

/**
 * At `i * width + j`: the length of the longest common subsequence of `old` from `i` and `now` from
 * `j`.
 */
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

/** Treats short matches between longer changes (an 'and', a comma) as changed, for readability. */
function unmarkShortMatches(old: Token[], now: Token[]): void {
  const segments = segmentsOf(old, now);
  for (const [index, { kept, gap }] of segments.entries()) {
    const next = segments[index + 1];
    if (!next || gap === 0 || next.gap === 0) continue;
    const length = lengthOf(kept);
    if (length > Math.min(gap, next.gap)) continue;
    for (const token of kept) token.isKept = false;
    next.gap += length + gap;
  }
}

/** Consecutive words that both share, and the length of the longer change before them. */
type Segment = { gap: number; kept: Token[] };

function segmentsOf(old: Token[], now: Token[]): Segment[] {
  const segments: Segment[] = [];
  for (let i = 0, j = 0; i < old.length || j < now.length; ) {
    const [gone, come] = [until(old, i, true), until(now, j, true)];
    const gap = Math.max(lengthOf(gone), lengthOf(come));
    i += gone.length;
    j += come.length;
    const [stay, stays] = [until(old, i, false), until(now, j, false)];
    const count = Math.min(stay.length, stays.length);
    const kept = [...stay.slice(0, count), ...stays.slice(0, count)];
    segments.push({ gap, kept });
    i += count;
    j += count;
  }
  return segments;
}

/** The tokens from an index up to the next one with another `isKept`. */
function until(tokens: Token[], from: number, isKept: boolean): Token[] {
  const end = tokens.findIndex((token, index) => index >= from && token.isKept === isKept);
  return tokens.slice(from, end < 0 ? tokens.length : end);
}

const lengthOf = (tokens: Token[]): number =>
  tokens.reduce((sum, { space, word }) => sum + space.length + word.length, 0);

/**
 * Joins adjacent tokens of the same kind into runs; the space between two runs belongs to the
 * unchanged one.
 */
function runsOf(tokens: Token[], text: string): Run[] {
  const runs: Run[] = [];
  const add = (segment: string, isChanged: boolean) => {
    const last = runs.at(-1);
    if (last?.isChanged === isChanged) last.text += segment;
    else if (segment !== '') runs.push({ text: segment, isChanged });
  };
  for (const [index, { space, word, isKept }] of tokens.entries()) {
    add(space, !isKept && tokens[index - 1]?.isKept === false);
    add(word, !isKept);
  }
  add(/\s*$/.exec(text)?.[0] ?? '', false);
  return runs;
}
