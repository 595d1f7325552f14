import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { latticeOf } from './entry-model.ts';
import { labelRunsOf } from './label-runs.ts';
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
