import type { Crf } from '@folio/crf/crf';
import { type Example, trainCrf } from '@folio/crf/train-crf';
import type { LabeledLines } from '../content-of-labels.ts';
import type { EntryWeights } from '../entry-model.ts';
import { labelRunsOf } from '../label-runs.ts';
import { labelCount } from '../labels.ts';
import { type Cut, labelLines, type Model } from '../learned-reading.ts';
import { borderKinds } from '../segments.ts';
import { alignLabels, type Truth } from './align.ts';
import { type EntryExample, entryNumbers, trainEntries, trueEntries } from './train-entries.ts';

const options = { width: labelCount, borderKinds };

/** A resume with known content. `maker` is the person whose files share a style. */
export type Sample = { maker: string; cut: Cut; truth: Truth };

export type Unseen<S extends Sample> = { sample: S; read: LabeledLines; entries: EntryWeights };

/**
 * Reads every sample by a model trained without any of its maker's samples, which is the only way
 * to predict how strangers' files will be read.
 *
 * Trains one model per group of makers that are left out together (`groups`); one group per maker
 * takes longest. Makers in `alwaysLearned` and resumes in `more` are used for training only. The
 * labels of files that a model has not seen also train the model of entries, since labels of files
 * it has seen are too good. With `labels`, the returned model uses these weights of labels, but the
 * models above are still trained.
 */
export function leaveOneOut<S extends Sample>(
  samples: readonly S[],
  {
    alwaysLearned = new Set<string>(),
    more = [] as readonly Sample[],
    groups = 4,
    labels = undefined as Crf | undefined,
    onGroup = (_: string[]) => {},
  } = {},
): { unseen: Unseen<S>[]; model: Omit<Model, 'doubt'> } {
  const further = more.map(({ cut, truth }) => exampleOf(cut, truth));
  const examples = samples.map(({ cut, truth }) => exampleOf(cut, truth));
  const makers = [...new Set(samples.map(({ maker }) => maker))];
  const left = makers.filter((maker) => !alwaysLearned.has(maker));
  const read: { sample: S; labels: LabeledLines; entries: EntryExample[] }[] = [];
  for (let number = 0; number < groups; number++) {
    const group = left.filter((_, at) => at % groups === number);
    onGroup(group);
    const isOut = (sample: S | undefined) => group.includes(sample?.maker ?? '');
    const crf = trainCrf(
      examples.filter((_, at) => !isOut(samples[at])),
      options,
      further,
    );
    for (const [at, sample] of samples.entries()) {
      if (!isOut(sample)) continue;
      const labels = labelLines(crf, sample.cut);
      read.push({ sample, labels, entries: entryExamples(labels, examples[at]) });
    }
  }
  const learnEntries = (without: string) =>
    trainEntries(read.flatMap(({ sample, entries }) => (sample.maker === without ? [] : entries)));
  const byMaker = new Map(left.map((maker) => [maker, learnEntries(maker)]));
  const unseen = read.map(({ sample, labels }) => {
    const entries = byMaker.get(sample.maker) ?? new Map();
    return { sample, read: labels, entries };
  });
  return {
    unseen,
    model: { crf: labels ?? trainCrf(examples, options, further), entries: learnEntries('') },
  };
}

const exampleOf = (cut: Cut, truth: Truth): Example => ({
  features: cut.features,
  borders: cut.borders,
  gold: alignLabels(cut.segments, truth),
});

const entryExamples = (labels: LabeledLines, example: Example | undefined): EntryExample[] =>
  (['work', 'study'] as const).map((region) => {
    const runs = labelRunsOf(labels, region);
    const numbers = entryNumbers(example?.gold ?? new Int16Array(0), region);
    return { runs, entries: trueEntries(runs, numbers) };
  });
