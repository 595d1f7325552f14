import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import type { LabeledEntry } from './content-of-labels.ts';
import { judgedValues, judgeFields, probabilityOf } from './doubt.ts';
import type { LearnedReading } from './learned-reading.ts';
import {
  calibrationError,
  type DoubtExample,
  doubtFigures,
  trainDoubt,
} from './training/train-doubt.ts';

const job = { company: 'Acme Ltd', position: 'Joiner', startDate: '2019' };
const contentOf = (...jobs: object[]) => ResumeContent.parse({ workExperience: jobs });

function learned(content: ResumeContent, probability: number): LearnedReading {
  const company = { text: 'Acme Ltd', probability, first: 0, last: 0 };
  const jobs: LabeledEntry[] = [{ slots: { company }, items: [] }];
  return {
    content,
    found: { person: {}, jobs, studies: [], skills: [], skillGroups: [], headings: [] },
    headings: [],
    read: { lines: [], segments: [], labels: new Int16Array(), probabilities: new Float64Array() },
  };
}

const path = 'workExperience[0].company';
const fields = [{ path, value: 'Acme Ltd', confidence: 0.9 }];

it('[doubt-1] says what lists know a value as, where it breaks off, and how often the file says it', () => {
  const read = contentOf({
    company: 'Sales Manager and',
    position: 'Acme Ltd',
    location: 'Acme Ltd',
  });
  const none = new Set<string>();
  const rules = { content: read, fields: [], headings: [] };
  const pair = { rules, learned: learned(read, 0.9), apart: none, added: none };
  const featuresOf = (key: string) =>
    judgedValues(read, pair).find((one) => one.key === key)?.features;
  expect(featuresOf('company 0')).toContain('company form ro');
  expect(featuresOf('position 0')).toContain('position form c');
  expect(featuresOf('position 0')).toContain('position said 2 times');
  expect(featuresOf('company 0')).toContain('company said 1 times');
});

describe('a value that two readers were asked for', () => {
  const rules = { content: contentOf(job), fields, headings: [] };
  const nothing = new Set<string>();
  const pairOf = (read: typeof rules, model: LearnedReading) => ({
    rules: read,
    learned: model,
    apart: nothing,
    added: nothing,
  });
  const featuresOf = (other: object) =>
    judgedValues(rules.content, pairOf(rules, learned(contentOf(other), 0.9))).find(
      ({ key }) => key === 'company 0',
    )?.features ?? [];

  it('is told by whether they agree', () => {
    expect(featuresOf(job)).toContain('company both');
    expect(featuresOf({ ...job, company: 'ACME, Ltd.' })).toContain('company both');
    expect(featuresOf({ ...job, company: 'Beta' })).toContain('company rules against model');
    expect(featuresOf({ ...job, company: '' })).toContain('company rules alone');
  });

  it('is as probable as such values were, and less where its letters are faint', () => {
    const weights = new Map([['company both', 3]]);
    const faint = {
      ...rules,
      fields: [{ path, value: 'Acme Ltd', confidence: 0.4, certainty: 0.5 }],
    };
    const of = (reading: typeof rules) =>
      judgeFields(reading, pairOf(reading, learned(contentOf(job), 0.9)), weights)[0]?.confidence;
    expect(of(rules)).toBeCloseTo(0.95, 2);
    expect(of(faint)).toBeCloseTo(0.48, 2);
  });
});

describe('doubt that is learned', () => {
  const examples: DoubtExample[] = Array.from({ length: 1200 }, (_, at) => ({
    maker: 'a',
    features: at % 5 < 3 ? ['value', 'both'] : ['value', 'against'],
    isRight: at % 5 < 3 ? at % 50 > 0 : at % 5 === 3,
  }));
  const weights = trainDoubt(examples);
  const judged = examples.map(({ features, isRight }) => ({
    probability: probabilityOf(weights, features),
    isRight,
  }));

  it('promises what is kept: nearly all that agree, half of the others', () => {
    const { calibrationError: error, wrongMarked, rightMarked } = doubtFigures(judged, 0.7);
    expect(error).toBeLessThan(2);
    expect(wrongMarked).toBeCloseTo((100 * 240) / 264);
    expect(rightMarked).toBeCloseTo((100 * 240) / 936);
  });

  it('has the same weights each time', () => {
    expect(trainDoubt(examples)).toEqual(weights);
  });

  it('errs by as much as it promises too much', () => {
    const halves = [0, 1, 2, 3].map((at) => ({ probability: 0.9, isRight: at < 2 }));
    expect(calibrationError(halves)).toBeCloseTo(40);
  });
});
