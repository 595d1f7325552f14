import { isOutcome } from './check-outcomes.ts';
import type { Clause } from './clauses.ts';
import type { NumberFact } from './read-numbers.ts';
import type { SourceFacts } from './source-facts.ts';
import { isStopWord, synonymsOf, type Word } from './words.ts';

/** A line of a source, and the numbers in it that arithmetic may use. */
export interface Line {
  text: string;
  numbers: NumberFact[];
}

const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const day = '[0-3]?\\d(?:st|nd|rd|th)?';
const year = '(?:19|20)\\d\\d';
/** Dates and phone numbers, whose digits are not amounts: '03' in '2021-03'. */
const countsNothing = new RegExp(
  [
    `\\b${day} ${monthName}`,
    `\\b${monthName} ${day},? ${year}\\b`,
    `\\b(?:[0-3]?\\d[/.-])?[01]?\\d[/.-]${year}\\b`,
    `\\b${year}[/.-][01]?\\d(?:[/.-][0-3]?\\d)?\\b`,
    `\\b${year}\\s?[-–/]\\s?'?\\d\\d\\b`,
    '(?:\\+|\\(0?|\\b0(?=\\d))\\d[\\d ()./-]{6,24}\\d\\b',
    '\\(\\d{2,5}\\)[ -]?\\d[\\d -]{4,12}\\d\\b',
    '\\b\\d{3}[-. ]\\d{3}[-. ]\\d{4}\\b',
  ].join('|'),
  'gi',
);

/** Limit on the lines compared per root, so that long texts do not take quadratic time. */
const mostOfARoot = 100;

/** A word or number that shows what a statement is about. */
interface Thing {
  root: string;
  start: number;
}

/**
 * Finds the source lines that a statement is about: those that share most words and numbers with
 * its clause (its sentence breaks ties), and those that share most with its sentence. Arithmetic
 * uses only the numbers of these lines.
 */
export function lineMatcher(
  source: SourceFacts,
  output: string,
  clauses: readonly Clause[],
  numbers: readonly NumberFact[],
) {
  const byRoot = linesByRoot(source);
  const words = clauses.flatMap((clause) => clause.words);
  const parts = partsOf(output, clauses, thingsIn(words, numbers));
  const sharedBy = remembered((things: readonly Thing[]) => sharedRoots(byRoot, things));
  const bestOfSentence = remembered((sentence: readonly Thing[]) => {
    const shared = sharedBy(sentence);
    return bestOf(shared, shared.keys());
  });
  const linesOf = remembered((part: Part): readonly Line[] => {
    const { clause, sentence, before } = part;
    const shared = sharedBy(clause);
    // A clause that shares no word with the source is about the preceding one: 'Cut the build from
    // 38 minutes to 22, a 42% reduction'.
    if (shared.size === 0 && before) return linesOf(before);
    const ofClause = bestOf(sharedBy(sentence), bestOf(shared, shared.keys()));
    return [...new Set([...ofClause, ...bestOfSentence(sentence)])];
  });
  return ({ start }: NumberFact): readonly Line[] => {
    const part = lastBefore(parts, start);
    return part ? linesOf(part) : [];
  };
}

function remembered<Key extends object, Value>(compute: (key: Key) => Value) {
  const values = new Map<Key, Value>();
  return (key: Key): Value => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}

/**
 * Returns the words and numbers that identify a subject. Words such as 'cut' and 'raised' fit any
 * subject, and '45%' differs from '45 tickets'.
 */
const thingsIn = (words: readonly Word[], numbers: readonly NumberFact[]): Thing[] =>
  [
    ...words.filter(
      (word) => !isStopWord(word.lower) && !/^\d/.test(word.lower) && !isOutcome(word),
    ),
    ...numbers.map(({ value, unit, start }) => ({ root: `${value} ${unit}`, start })),
  ].toSorted((one, other) => one.start - other.start);

function linesByRoot({ text, words, numbers }: SourceFacts): Map<string, Line[]> {
  const byRoot = new Map<string, Line[]>();
  const amounts = withoutDates(text, numbers);
  const nextAmounts = readInOrder(amounts);
  const nextThings = readInOrder(thingsIn(words, amounts));
  let start = 0;
  for (const statement of text.split('\n').flatMap(statementsOf)) {
    start += statement.length + 1;
    const line: Line = { text: statement, numbers: nextAmounts(start) };
    for (const root of new Set(nextThings(start).map((thing) => thing.root))) {
      const lines = byRoot.get(root) ?? [];
      if (lines.length === 0) byRoot.set(root, lines);
      if (lines.length < mostOfARoot) lines.push(line);
    }
  }
  return byRoot;
}

/** Returns a function that gives the items before a position. Successive positions must ascend. */
function readInOrder<Item extends { start: number }>(items: readonly Item[]) {
  let at = 0;
  return (end: number): Item[] => {
    const from = at;
    while ((items[at]?.start ?? end) < end) at++;
    return items.slice(from, at);
  };
}

/** A line longer than this is a paragraph, whose sentences are about different things. */
const longestLine = 160;
const statementsOf = (line: string): string[] =>
  line.length > longestLine ? line.split(/(?<=[^\d][.!?;])\s/) : [line];

function withoutDates(text: string, numbers: readonly NumberFact[]): NumberFact[] {
  const dates = [...text.matchAll(countsNothing)];
  let at = 0;
  return numbers.filter(({ start }) => {
    for (let date = dates[at]; date && date.index + date[0].length <= start; date = dates[++at]);
    return start < (dates[at]?.index ?? text.length);
  });
}

/** A clause, with its things and those of its sentence. */
interface Part {
  start: number;
  clause: Thing[];
  sentence: Thing[];
  /** The previous clause of the same sentence. */
  before: Part | undefined;
}

/**
 * Splits the output into clauses. Text after a colon belongs to the sentence: 'Grew the desk from
 * 18 to 45 workers: 2.5x'.
 */
function partsOf(output: string, clauses: readonly Clause[], things: readonly Thing[]): Part[] {
  let sentence: Thing[] = [];
  const parts: Part[] = [];
  for (const {
    words: [first],
  } of clauses) {
    if (first === undefined) continue;
    const ahead = output.slice(Math.max(0, first.start - 3), first.start);
    const begins = first.opensSentence && !ahead.includes(':');
    if (begins) sentence = [];
    const before = begins ? undefined : parts.at(-1);
    parts.push({ start: first.start, clause: [], sentence, before });
  }
  for (const thing of things) {
    const part = lastBefore(parts, thing.start);
    part?.clause.push(thing);
    part?.sentence.push(thing);
  }
  return parts;
}

/**
 * Returns the part that contains a position, or the first part for positions before it. Binary
 * search.
 */
function lastBefore(parts: readonly Part[], start: number): Part | undefined {
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((parts[middle]?.start ?? 0) <= start) low = middle;
    else high = middle - 1;
  }
  return parts[low];
}

/** Returns the lines that share most roots. */
function bestOf(shared: ReadonlyMap<Line, number>, lines: Iterable<Line>): Line[] {
  let best: Line[] = [];
  let most = 0;
  for (const line of lines) {
    const count = shared.get(line) ?? 0;
    if (count > most) best = [];
    if (count >= most) best.push(line);
    most = Math.max(most, count);
  }
  return best;
}

/** Counts, per line, the roots that equal or may replace those of the given things. */
function sharedRoots(
  byRoot: ReadonlyMap<string, readonly Line[]>,
  things: readonly Thing[],
): Map<Line, number> {
  const shared = new Map<Line, number>();
  for (const root of new Set(things.map((thing) => thing.root))) {
    const lines = new Set([root, ...synonymsOf(root)].flatMap((one) => byRoot.get(one) ?? []));
    for (const line of lines) shared.set(line, (shared.get(line) ?? 0) + 1);
  }
  return shared;
}
