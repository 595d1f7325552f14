import { namesIn } from '../choose-name.ts';
import { comparedValues, type DoubtWeights } from '../compared-values.ts';
import { judgedValues } from '../doubt.ts';
import { pairChosen } from '../join-readings.ts';
import type { LearnedReading } from '../learned-reading.ts';
import { entryChoices, type ListChoice, textChoices } from '../list-choices.ts';
import { type Joined, type Pair, truthAsRead } from '../pair-entries.ts';
import { withList } from '../take-lists.ts';
import type { Truth } from './align.ts';
import { type DoubtExample, trainDoubt } from './train-doubt.ts';
import { type NameExample, nameExample, trainNames } from './train-names.ts';

/** Both readings of a file from which neither reader had learned. */
export type TwoReadings<T extends Truth = Truth> = {
  maker: string;
  truth: T;
  rules: Joined;
  learned: LearnedReading;
  /** The title and author in the file's properties. */
  titles: readonly string[];
};

/** A measure of how much of a reading is correct; higher is better. */
type Measure<T> = (truth: T, read: Pick<Joined, 'content' | 'headings'>) => number;

/**
 * Returns a function that learns how to join two readings without the files of given makers. It
 * first learns which lists of entries are better. Then, with lists chosen as for a stranger's file,
 * it learns which lists of texts and which values are better, and which candidate is the name.
 * Names of composed resumes are also used for training.
 */
export function joinLearner<T extends Truth>(
  files: readonly TwoReadings<T>[],
  measure: Measure<T>,
  composed: readonly NameExample[] = [],
): (without?: string) => DoubtWeights {
  const entries = files.flatMap((file) => entryExamples(file, measure));
  const learnEntries = (without: string) => trainDoubt(except(entries, without));
  const makers = [...new Set(files.map(({ maker }) => maker))];
  const ofMaker = new Map(makers.map((maker) => [maker, learnEntries(maker)]));
  const paired = files.map((file) => {
    const weights = ofMaker.get(file.maker) ?? new Map();
    return { ...file, pair: pairChosen(file.rules, file.learned, weights) };
  });
  const texts = paired.flatMap((file) => textExamples(file, measure));
  const values = paired.flatMap(valueExamples);
  const names = [
    ...composed,
    ...files.map(({ maker, truth, rules, learned, titles }) =>
      nameExample(maker, namesIn(rules, learned, titles), truth),
    ),
  ];
  return (without = '') =>
    new Map([
      ...learnEntries(without),
      ...trainDoubt(except(texts, without)),
      ...trainDoubt(except(values, without)),
      ...trainNames(except(names, without)),
    ]);
}

const except = <T extends { maker: string }>(examples: readonly T[], without: string): T[] =>
  examples.filter(({ maker }) => maker !== without);

/** A list is an example only if one of the two is better. */
function exampleOf(maker: string, { features }: ListChoice, gain: number): DoubtExample[] {
  return gain === 0 ? [] : [{ maker, features, isRight: gain > 0 }];
}

function entryExamples<T extends Truth>(file: TwoReadings<T>, measure: Measure<T>) {
  const { maker, truth, rules, learned } = file;
  return entryChoices(rules, learned).flatMap((choice) => {
    const content = {
      ...rules.content,
      [choice.kind]: learned.content[choice.kind as 'education'],
    };
    const gain = measure(truth, { ...rules, content }) - measure(truth, rules);
    return exampleOf(maker, choice, gain);
  });
}

type Paired<T extends Truth> = TwoReadings<T> & { pair: Pair };

function textExamples<T extends Truth>({ maker, truth, pair }: Paired<T>, measure: Measure<T>) {
  const before = pair.rules;
  return textChoices(pair).flatMap((choice) => {
    const after = withList(before, pair.learned, choice);
    return exampleOf(maker, choice, measure(truth, after) - measure(truth, before));
  });
}

/** Returns the values of both readers, and whether each is correct. */
function valueExamples({ maker, truth, pair }: Paired<Truth>): DoubtExample[] {
  const all = [pair.rules.content, pair.learned.content].flatMap((content) => {
    const want = comparedValues(truthAsRead(truth.content, content));
    return judgedValues(content, pair).map((value) => ({
      ...value,
      isRight: want.get(value.key)?.text === value.text,
    }));
  });
  const each = new Map(all.map((value) => [`${value.key} ${value.text}`, value]));
  return [...each.values()].map(({ features, isRight }) => ({ maker, features, isRight }));
}
