import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../sample-content.ts';
import { resumeOf } from '../testing/resume.ts';
import { findLeftovers, letterLeftovers } from './find-leftovers.ts';

const own = {
  firstName: 'Asha',
  lastName: 'Verma',
  title: 'Nurse',
  email: 'asha@hospital.org',
  summary: 'Ten years on a ward.',
};
const found = (content: object) => findLeftovers(resumeOf(ResumeContent.parse(content)));
const inSummary = (summary: string) =>
  found({ personalInfo: { ...own, summary } }).map(({ kind, quote }) => [kind, quote]);

describe('what is left over in a resume', () => {
  it('is nothing in one that somebody has written', () => {
    const job = {
      position: 'Nurse',
      company: 'St Mary’s',
      bullets: ['Cut waits from 4 h to 2 h, see [the study](https://x.org) [1].', 'XXL beds, 5 %'],
    };
    expect(found({ personalInfo: own, workExperience: [job] })).toEqual([]);
    expect(found({})).toEqual([]);
  });

  it.each([
    ['Raised sales by [number] in a year', 'blank', '[number]'],
    ['Cut costs by [X%] and more', 'blank', '[X%]'],
    ['Worked at [Company Name]', 'blank', '[Company Name]'],
    ['Cut costs by XX% in a year', 'blank', 'XX%'],
    ['Cut costs by X % in a year', 'blank', 'X %'],
    ['Dear {{name}}', 'blank', '{{name}}'],
    ['I am <your role> in X', 'blank', '<your role>'],
    ['Led ____ people', 'blank', '____'],
    ['Lorem ipsum dolor sit amet', 'dummy', 'Lorem ipsum'],
    ['TODO write this', 'dummy', 'TODO'],
    ['TBD', 'dummy', 'TBD'],
    ['Write to john.doe@gmail.com', 'dummy', 'john.doe@'],
    ['ada@example.com', 'dummy', '@example.com'],
    ['Call 123-456-7890', 'dummy', '123-456-7890'],
    ['Job Title', 'dummy', 'Job Title'],
  ])('is named: %s', (text, kind, quote) => {
    expect(inSummary(text)).toEqual([[kind, quote]]);
  });

  it('is a title that is missing, or is what its field says while it is empty', () => {
    expect(found({ personalInfo: { ...own, title: ' ' } })).toEqual([
      { kind: 'untitled', path: 'personalInfo/title', quote: '' },
    ]);
    expect(found({ personalInfo: { ...own, title: 'Your Professional Title' } })).toMatchObject([
      { kind: 'dummy', path: 'personalInfo/title' },
    ]);
  });

  it('is a name that is missing', () => {
    const { firstName: _, lastName: __, ...nameless } = own;
    expect(found({ personalInfo: nameless })).toEqual([
      { kind: 'unnamed', path: 'personalInfo/firstName', quote: '' },
    ]);
    expect(found({ personalInfo: { ...nameless, lastName: 'Cher' } })).toEqual([]);
  });

  it('is all of the sample, and of a sample that was written over what is still its own', () => {
    const full = findLeftovers(resumeOf(sampleContent));
    expect(new Set(full.map(({ kind }) => kind))).toEqual(new Set(['sample']));
    expect(full.map(({ quote }) => quote)).toContain('Harbour & Vale Logistics');
    const [job, ...jobs] = sampleContent.workExperience;
    if (!job) throw new Error('The sample has become shorter');
    const mixed = findLeftovers(
      resumeOf({
        ...sampleContent,
        personalInfo: { ...sampleContent.personalInfo, ...own },
        workExperience: [{ ...job, company: 'Real Ltd' }, ...jobs],
      }),
    );
    const quotes = mixed.map(({ quote }) => quote);
    expect(quotes).not.toContain('Real Ltd');
    expect(quotes).not.toContain('Nurse');
    expect(quotes.join('\n')).toContain('£1.4 million');
  });

  it('is nothing that a document does not show', () => {
    const resume = resumeOf(ResumeContent.parse({ personalInfo: own, interests: 'TODO' }));
    expect(findLeftovers(resume)).toHaveLength(1);
  });

  it('is a language that many speak only beside the rest of the sample', () => {
    const { languages, skills } = sampleContent;
    expect(found({ personalInfo: own, languages, skills })).toEqual([]);
  });
});

it('a letter has the same places to fill in', () => {
  expect(letterLeftovers({ text: 'I cut costs by [X%].', company: 'Company Name' })).toEqual([
    { kind: 'blank', path: 'text', quote: '[X%]' },
    { kind: 'dummy', path: 'company', quote: 'Company Name' },
  ]);
});
