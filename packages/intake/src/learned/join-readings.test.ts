import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import type { ReadField } from '../fields/content-fields.ts';
import type { LabelledEntry, Said } from './content-of-labels.ts';
import { joinReadings } from './join-readings.ts';
import type { Part } from './labels.ts';
import type { LearnedReading } from './learned-reading.ts';

const said = (text: string, sure: number): Said => ({ text, sure, first: 0, last: 0 });
const slots = (values: Partial<Record<Part, [string, number]>>): LabelledEntry => ({
  slots: Object.fromEntries(
    Object.entries(values).map(([part, [text, sure]]) => [part, said(text, sure)]),
  ),
  items: [],
});

function learned(content: object, jobs: LabelledEntry[], studies: LabelledEntry[] = []) {
  const read = { lines: [], segments: [], ids: new Int16Array(), sure: new Float64Array() };
  const found = { person: {}, jobs, studies, skills: [], headings: [] };
  const reading: LearnedReading = {
    content: ResumeContent.parse(content),
    found,
    headings: [],
    read,
  };
  return reading;
}

const field = (path: string, value: string): ReadField => ({ path, value, confidence: 0.95 });

describe('two readings of a file', () => {
  const rules = {
    content: ResumeContent.parse({
      personalInfo: { firstName: 'Ada', lastName: 'Berg' },
      workExperience: [{ company: 'Joiner', position: 'Acme Ltd', startDate: '2019' }],
    }),
    fields: [
      field('workExperience[0].company', 'Joiner'),
      field('workExperience[0].startDate', '2019'),
      field('personalInfo.firstName', 'Ada'),
    ],
  };
  const person = { firstName: 'Ada', lastName: 'Berg' };

  it('have the model tell employer from role where both find as many jobs', () => {
    const job = { company: 'Acme Ltd', position: 'Joiner', startDate: '2018' };
    const entry = slots({ company: ['Acme Ltd', 0.9], position: ['Joiner', 0.8] });
    const joined = joinReadings(
      rules,
      learned({ personalInfo: person, workExperience: [job] }, [entry]),
    );
    const [read] = joined.content.workExperience;
    expect(read).toMatchObject({ company: 'Acme Ltd', position: 'Joiner', startDate: '2019' });
  });

  it('leave what the model is not sure of to the rules', () => {
    const job = { company: 'Acme Ltd', position: 'Joiner' };
    const entry = slots({ company: ['Acme Ltd', 0.6], position: ['Joiner', 0.5] });
    const joined = joinReadings(
      rules,
      learned({ personalInfo: person, workExperience: [job] }, [entry]),
    );
    expect(joined.content.workExperience[0]?.company).toBe('Joiner');
  });

  it('part jobs as the model does where it finds more, and is sure of each', () => {
    const jobs = [
      { company: 'Acme Ltd', position: 'Joiner' },
      { company: 'Beta', position: 'Fitter' },
    ];
    const of = (sure: number) => [
      slots({ company: ['Acme Ltd', 0.9] }),
      slots({ company: ['Beta', sure] }),
    ];
    const sure = joinReadings(rules, learned({ workExperience: jobs }, of(0.8)));
    expect(sure.content.workExperience.map(({ company }) => company)).toEqual(['Acme Ltd', 'Beta']);
    expect(sure.fields).toContainEqual(
      expect.objectContaining({ path: 'workExperience[1].company', value: 'Beta' }),
    );
    const unsure = joinReadings(rules, learned({ workExperience: jobs }, of(0.3)));
    expect(unsure.content.workExperience).toHaveLength(1);
  });

  it('doubt what they do not agree on, and nothing else', () => {
    const job = { company: 'Joiner', position: 'Acme Ltd', startDate: '2018' };
    const reading = learned({ personalInfo: person, workExperience: [job] }, [slots({})]);
    const { fields } = joinReadings(rules, reading);
    const doubted = fields.filter(({ confidence }) => confidence < 0.7).map(({ path }) => path);
    expect(doubted).toEqual(['workExperience[0].startDate']);
  });
});
