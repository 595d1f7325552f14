import { ResumeContent } from '@folio/contract/resume-content';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { findEntries, type Lattice, latticeOf, type Span } from './entry-model.ts';
import { type LabelRun, labelRunsOf } from './label-runs.ts';
import { cutLines } from './learned-reading.ts';
import { alignLabels } from './training/align.ts';

const joiner = { position: 'Joiner', company: 'Acme Ltd', startDate: '2017', endDate: '2021' };
const fitter = { position: 'Fitter', company: 'Beta Works', startDate: '2014', endDate: '2016' };

/** The runs of a text whose jobs are known. */
function labelRunsIn(lines: readonly string[], jobs: object[], headings: string[]) {
  const cut = cutLines(textToLines(lines.join('\n')));
  const content = ResumeContent.parse({ workExperience: jobs });
  const labels = alignLabels(cut.segments, { content, headings });
  return labelRunsOf({ ...cut, labels, probabilities: Float64Array.from(labels, () => 1) }, 'work');
}

const partsOf = (runs: ReturnType<typeof labelRunsIn>) =>
  runs.filter(({ part }) => part === 'company').length;

it('what stands below a title of volunteering is no job, whatever it looks like', () => {
  const below = (title: string) => {
    const first = ['EXPERIENCE', '', 'Joiner, Acme Ltd', '2017 – 2021', ''];
    const lines = ['Ada Berg', '', ...first, title, '', 'Fitter, Beta Works', '2014 – 2016'];
    return partsOf(labelRunsIn(lines, [joiner, fitter], ['EXPERIENCE', title]));
  };
  expect(below('VOLUNTEERING')).toBe(1);
  expect(below('FURTHER EXPERIENCE')).toBe(2);
  expect(below('MILITARY SERVICE')).toBe(2);
});

it('a pair of entries is told by how the years of one lie to the years of the other', () => {
  const yearsOf = (first: string, second: string) => {
    const lines = ['EXPERIENCE', '', 'Joiner, Acme Ltd', first, '', 'Fitter, Beta Works', second];
    const period = (text: string) => {
      const [startDate, endDate] = text.split(' – ');
      return { startDate, endDate };
    };
    const jobs = [
      { ...joiner, ...period(first) },
      { ...fitter, ...period(second) },
    ];
    const runs = labelRunsIn(lines, jobs, ['EXPERIENCE']);
    const starts = runs.flatMap(({ isMarked }, at) => (isMarked ? [at] : []));
    const features = latticeOf(runs).pairs(starts[0] ?? -1, starts[1] ?? -1);
    return features.find((feature) => /^years \w+$/.test(feature));
  };
  expect(yearsOf('2014 – 2021', '2017 – 2021')).toBe('years around');
  expect(yearsOf('2017 – 2021', '2014 – 2016')).toBe('years later');
  expect(yearsOf('2014 – 2016', '2017 – 2021')).toBe('years earlier');
});

it('the best of all segmentations is found, with runs left out between entries', () => {
  const weight = fc.integer({ min: -9, max: 9 });
  const runs = 6;
  const weights = fc.record({
    out: fc.array(weight, { minLength: runs, maxLength: runs }),
    own: fc.array(weight, { minLength: runs * runs, maxLength: runs * runs }),
    pair: fc.array(weight, { minLength: runs * runs, maxLength: runs * runs }),
  });
  fc.assert(
    fc.property(weights, ({ out, own, pair }) => {
      const scores = new Map<string, number>();
      const named = (name: string, score = 0) => [name].filter(() => scores.set(name, score));
      const lattice: Lattice = {
        leftOut: out.map((score, at) => named(`out ${at}`, score)),
        spans: out.map((_, from) =>
          Array.from({ length: Math.min(3, runs - from) }, (_, more) => {
            const span = { from, to: from + more + 1 };
            return { span, features: named(`${from} ${span.to}`, own[from * runs + more]) };
          }),
        ),
        pairs: (before, first) =>
          named(`${before} and ${first}`, before < 0 ? 0 : pair[before * runs + first]),
        alike: String,
      };
      /** The best from a run on, after an entry that began at `last`. */
      const bestFrom = (at: number, last: number): number =>
        at === runs
          ? 0
          : Math.max(
              (out[at] ?? 0) + bestFrom(at + 1, last),
              ...(lattice.spans[at] ?? []).map(
                ({ span }) =>
                  (own[at * runs + span.to - at - 1] ?? 0) +
                  (last < 0 ? 0 : (pair[last * runs + at] ?? 0)) +
                  bestFrom(span.to, at),
              ),
            );
      const entries = findEntries(lattice, scores);
      expect(scoreOf(entries, { out, own, pair })).toBe(bestFrom(0, -1));
    }),
  );
});

/** Runs of many kinds, of which two are alike now and then, and some are rare. */
const manyRuns = (count: number): LabelRun[] =>
  Array.from({ length: count }, (_, at) => {
    const kind = (at * 7919) % 61;
    const part = kind < 3 ? 'body' : kind < 6 ? 'period' : kind < 30 ? 'position' : 'company';
    return {
      part,
      first: at,
      last: at,
      probability: 1,
      isMarked: kind % 3 === 0,
      border: kind % 2 === 0 ? 6 : 7,
      gap: kind % 4,
      look: kind % 5 === 1 ? 'bold' : 'plain',
      x: 70,
      headings: Math.floor(at / 40),
      under: 'heading-work',
      titled: 'work',
      months: part === 'period' ? { from: at % 3, to: 2 } : undefined,
    };
  });

it('letting go of what is beaten changes no segmentation', () => {
  const lattice = latticeOf(manyRuns(90));
  const whole: Lattice = { ...lattice, alike: String };
  const own = [
    ...new Set([...lattice.leftOut, ...lattice.spans.flat().map((one) => one.features)]),
  ];
  const ofPairs = lattice.spans.flatMap((_, first) =>
    lattice.spans.slice(0, first).flatMap((_, before) => lattice.pairs(before, first)),
  );
  const features = [...new Set(own.flat())];
  const pairFeatures = [...new Set(ofPairs)];
  // Parts of one power of two, whose sums are exact: rounded ones are equal where the weights are not.
  const parts = 2 ** 20;
  const weight = fc.integer({ min: -parts, max: parts }).map((of) => of / parts);
  fc.assert(
    fc.property(fc.infiniteStream(weight), (numbers) => {
      const next = () => numbers.next().value ?? 0;
      // Entries lie far apart where runs are better left out, and what they begin like matters.
      const weights = new Map([
        ...features.map((one) => [one, one === 'left' ? 1 : next() / 4] as const),
        ...pairFeatures.map((one) => [one, 9 * next()] as const),
      ]);
      expect(findEntries(lattice, weights)).toEqual(findEntries(whole, weights));
    }),
    { numRuns: 60 },
  );
});

it('the search grows with the lines that may begin an entry, not with their square', () => {
  const asked = (runs: number) => {
    const lattice = latticeOf(manyRuns(runs));
    let count = 0;
    const pairs: Lattice['pairs'] = (...pair) => {
      count++;
      return lattice.pairs(...pair);
    };
    findEntries({ ...lattice, pairs }, new Map());
    return count / runs;
  };
  expect(asked(1000)).toBeLessThan(1.2 * asked(500));
});

/** What a segmentation of six runs comes to. */
function scoreOf(
  entries: readonly Span[],
  { out, own, pair }: Readonly<Record<'out' | 'own' | 'pair', readonly number[]>>,
): number {
  const runs = out.length;
  const isHeld = (at: number) => entries.some(({ from, to }) => from <= at && at < to);
  const left = out.reduce((sum, score, at) => (isHeld(at) ? sum : sum + score), 0);
  return entries.reduce((sum, { from, to }, index) => {
    const before = entries[index - 1];
    const joined = before ? (pair[before.from * runs + from] ?? 0) : 0;
    return sum + (own[from * runs + to - from - 1] ?? 0) + joined;
  }, left);
}
