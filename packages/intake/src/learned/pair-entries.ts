import { emptyEntries } from '@folio/contract/empty-content';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { ReadField } from '../fields/content-fields.ts';
import { type Compared, comparedValues, plain } from './compared-values.ts';
import type { LabeledEntry } from './content-of-labels.ts';
import type { LearnedReading } from './learned-reading.ts';

export type Joined = { content: ResumeContent; fields: ReadField[]; headings: string[] };

export const entryLists = ['workExperience', 'education'] as const;
type EntryList = (typeof entryLists)[number];

/** Two readings of a file with paired entries: those with the same index are the same entry. */
export type Pair = {
  rules: Joined;
  learned: LearnedReading;
  /** Lists in which the readers found different numbers of entries. */
  apart: ReadonlySet<string>;
  /**
   * Entries that the rules did not find, or into whose text they read another's header, as
   * `list[at]`.
   */
  added: ReadonlySet<string>;
};

/**
 * Pairs the entries of two readings. If their numbers differ, the entries of one reading are kept:
 * each entry of the other moves to the most similar one or is dropped, and an entry without a
 * partner is paired with an empty one.
 */
export function pairReadings(
  rules: Joined,
  learned: LearnedReading,
  asModel: ReadonlySet<string>,
): Pair {
  const apart = entryLists.filter(
    (list) => rules.content[list].length !== learned.content[list].length,
  );
  const pair = { rules, learned, apart: new Set<string>(apart), added: new Set<string>() };
  for (const list of apart) {
    const [ours, theirs] = [textsOf(rules.content, list), textsOf(learned.content, list)];
    if (asModel.has(list)) {
      const places = partnersOf(theirs, ours);
      pair.rules = movedRules(pair.rules, list, places);
      const added = theirs.filter((_, at) => (places[at] ?? -1) < 0);
      for (const [at, from] of places.entries())
        if (from < 0 || added.some((names) => holds(pair.rules.content[list][at], names)))
          pair.added.add(`${list}[${at}]`);
    } else pair.learned = movedLearned(pair.learned, list, partnersOf(ours, theirs));
  }
  return pair;
}

/**
 * Whether all names of another entry occur in the text or place of this one, so that it was read as
 * text.
 */
function holds(entry: Joined['content'][EntryList][number] | undefined, names: readonly string[]) {
  const [one = '', other = ''] = names;
  const text = plain(`${entry?.location} ${entry?.description}`);
  return one !== '' && other !== '' && text.includes(one) && text.includes(other);
}

/**
 * Moves the true entries of a resume to the indexes at which a reading has them, so that one
 * additional entry does not shift the others.
 */
export function truthAsRead(truth: ResumeContent, read: ResumeContent): ResumeContent {
  return entryLists.reduce((content, list) => {
    if (truth[list].length === read[list].length) return content;
    return withMoved(content, list, partnersOf(textsOf(read, list), textsOf(truth, list)));
  }, truth);
}

/** Returns the texts that identify entries, reduced to letters and digits. */
function textsOf(content: ResumeContent, list: EntryList): string[][] {
  const texts = content[list].map((): string[] => []);
  const kinds: Compared['kind'][] = [
    'company',
    'position',
    'period',
    'school',
    'degree',
    'study-period',
  ];
  for (const { holder, kind, at, text } of comparedValues(content).values())
    if (holder === list && kinds.includes(kind)) texts[at]?.push(text);
  return texts;
}

/**
 * Finds the partner in the other list for each entry, as an index or -1: the order-preserving
 * alignment with most texts in common (Needleman and Wunsch 1970, without a gap penalty).
 */
function partnersOf(ours: readonly string[][], theirs: readonly string[][]): number[] {
  const wide = theirs.length + 1;
  const best = new Float64Array((ours.length + 1) * wide);
  const at = (a: number, b: number) => best[a * wide + b] ?? 0;
  const both = (a: number, b: number) => commonOf(ours[a] ?? [], theirs[b] ?? []);
  for (let a = ours.length - 1; a >= 0; a--)
    for (let b = theirs.length - 1; b >= 0; b--)
      best[a * wide + b] = Math.max(at(a + 1, b), at(a, b + 1), both(a, b) + at(a + 1, b + 1));
  const partners: number[] = [];
  for (let a = 0, b = 0; a < ours.length; a++) {
    while (b < theirs.length && at(a, b + 1) === at(a, b)) b++;
    const isPaired = b < theirs.length && at(a, b) > at(a + 1, b);
    partners.push(isPaired ? b++ : -1);
  }
  return partners;
}

const commonOf = (a: readonly string[], b: readonly string[]): number =>
  a.filter((text, at) => text !== '' && text === b[at]).length;

function movedRules(rules: Joined, list: EntryList, places: readonly number[]): Joined {
  const numbers = new Map(places.map((from, to) => [from, to]));
  const fields = rules.fields.flatMap((field) => {
    const [, of, from] = /^(\w+)\[(\d+)\]/.exec(field.path) ?? [];
    if (of !== list) return [field];
    const to = numbers.get(Number(from));
    return to === undefined ? [] : [{ ...field, path: field.path.replace(/\[\d+\]/, `[${to}]`) }];
  });
  return { ...rules, fields, content: withMoved(rules.content, list, places) };
}

function movedLearned(read: LearnedReading, list: EntryList, places: readonly number[]) {
  const name = list === 'education' ? 'studies' : 'jobs';
  const nothing: LabeledEntry = { slots: {}, items: [] };
  const entries = places.map((from) => read.found[name][from] ?? nothing);
  const found = { ...read.found, [name]: entries };
  return { ...read, found, content: withMoved(read.content, list, places) };
}

const withMoved = (content: ResumeContent, list: EntryList, places: readonly number[]) => ({
  ...content,
  [list]: places.map((from) => content[list][from] ?? emptyEntries[list]),
});
