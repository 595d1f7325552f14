import { readFileSync } from 'node:fs';
import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { contentOf } from './content-of-labels.ts';
import { labelOf } from './labels.ts';
import { cutLines, labelLines, type Model, readLabels } from './learned-reading.ts';
import { decodeModel, encodeModel } from './model-file.ts';
import { keyOf } from './segments.ts';
import { alignLabels } from './training/align.ts';
import { leaveOneOut } from './training/leave-one-out.ts';

/** An invented resume as text, and what it says. */
function resume(name: string, jobs: [string, string, number][], school: string) {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${firstName.toLowerCase()}@mail.example`;
  const text = [
    name,
    `${email} | +44 20 7946 0123`,
    '',
    'EXPERIENCE',
    '',
    ...jobs.flatMap(([position, company, year]) => [
      `${position}, ${company}`,
      `${year} – ${year + 2}`,
      `- Ran the yard of ${company} by day and night`,
      '',
    ]),
    'EDUCATION',
    '',
    `BSc Physics, ${school}`,
    '2009 – 2012',
  ].join('\n');
  const content = ResumeContent.parse({
    personalInfo: { firstName, lastName, email, phone: '+44 20 7946 0123' },
    workExperience: jobs.map(([position, company, year]) => ({
      position,
      company,
      startDate: `${year}`,
      endDate: `${year + 2}`,
      bullets: [`Ran the yard of ${company} by day and night`],
    })),
    education: [
      { institution: school, degree: 'BSc', field: 'Physics', startDate: '2009', endDate: '2012' },
    ],
  });
  const truth = { layout: '', headings: ['EXPERIENCE', 'EDUCATION'], content };
  return { cut: cutLines(textToLines(text)), truth };
}

const ada = resume(
  'Ada Berg',
  [
    ['Joiner', 'Acme Ltd', 2019],
    ['Fitter', 'Beta Works', 2014],
  ],
  'Leeds College',
);

describe('a resume in segments', () => {
  it('is cut at signs and dates, and says where each piece stands', () => {
    const texts = ada.cut.segments.map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining(['Joiner', 'Acme Ltd', '2019 – 2021', 'Ada Berg']),
    );
    for (const { line, cell, from, to, text } of ada.cut.segments)
      expect(ada.cut.lines[line]?.cells[cell]?.text.slice(from, to)).toBe(text);
  });

  it('has the labels of what its content says, and begins an entry once for each', () => {
    const gold = alignLabels(ada.cut.segments, ada.truth);
    const labeled = ada.cut.segments.map(({ text }, at) => [text, labelOf(gold[at] ?? 0)]);
    expect(labeled).toEqual(
      expect.arrayContaining([
        ['Ada Berg', 'name'],
        ['EXPERIENCE', 'heading-work'],
        ['Joiner', 'position^'],
        ['Acme Ltd', 'company'],
        ['2019 – 2021', 'period'],
        ['Fitter', 'position^'],
        ['EDUCATION', 'heading-study'],
        ['BSc Physics', 'degree^'],
        ['Leeds College', 'school'],
      ]),
    );
  });
});

describe('a model', () => {
  const makers = ['a', 'b', 'c', 'd'];
  const roles = ['Joiner', 'Fitter', 'Painter', 'Mason', 'Plumber', 'Welder', 'Glazier', 'Roofer'];
  const samples = roles.map((role, at) => ({
    maker: makers[at % 4] ?? '',
    ...resume(
      `Ada Berg${'aeiou'[at % 5]}`,
      [
        [role, `Acme${at} Ltd`, 2019],
        [roles[(at + 3) % 8] ?? '', `Beta${at} Works`, 2014],
      ],
      `Leeds${at} College`,
    ),
  }));
  const { unseen, ...learned } = leaveOneOut(samples);
  const model: Model = { ...learned.model, doubt: new Map([['both', 1]]) };
  const entriesOf = (read: (typeof unseen)[number]['read'], entries: Model['entries']) =>
    readLabels(read, entries).content.workExperience.map(({ position, company }) => [
      position,
      company,
    ]);

  it('reads files of makers that it did not learn from, each in turn', () => {
    expect(unseen).toHaveLength(samples.length);
    const right = unseen.filter(({ sample, read, entries }) => {
      const want = sample.truth.content.workExperience.map(({ position, company }) => [
        position,
        company,
      ]);
      return JSON.stringify(entriesOf(read, entries)) === JSON.stringify(want);
    });
    expect(right.length).toBeGreaterThanOrEqual(7);
  });

  it('is kept in a file that comes back as it was, but for what its steps round away', () => {
    const kept = decodeModel(encodeModel(model));
    expect(encodeModel(kept)).toEqual(encodeModel(model));
    expect(kept.entries.size).toBe(model.entries.size);
  });

  it('is refused where its labels are others', () => {
    const file = encodeModel(model);
    expect(() => decodeModel({ ...file, labels: file.labels.slice(1) })).toThrow(/other labels/);
  });
});

it('the model that is kept reads a resume that it was not trained on', () => {
  const file = readFileSync(new URL('./model.json', import.meta.url), 'utf8');
  const { crf, entries } = decodeModel(JSON.parse(file));
  const { content } = readLabels(labelLines(crf, ada.cut), entries);
  expect(content.personalInfo).toMatchObject({ firstName: 'Ada', lastName: 'Berg' });
  expect(content.workExperience).toMatchObject([
    { position: 'Joiner', company: 'Acme Ltd', startDate: '2019' },
    { position: 'Fitter', company: 'Beta Works', startDate: '2014' },
  ]);
  expect(content.education).toMatchObject([
    { institution: 'Leeds College', degree: 'BSc', field: 'Physics' },
  ]);
});

it('a name has no word, sign or number that leads to it, and no torn bracket', () => {
  const { cut } = ada;
  const read = {
    ...cut,
    labels: new Int16Array(cut.segments.length),
    probabilities: new Float64Array(cut.segments.length),
  };
  const slot = (text: string) => ({ text, probability: 1, first: 0, last: 0 });
  const slots = { company: slot('with Acme Ltd (hosting'), position: slot('1. Joiner,') };
  const jobs = [{ slots, items: [] }];
  const found = { person: {}, jobs, studies: [], skills: [], skillGroups: [], headings: [] };
  expect(contentOf(read, found).workExperience).toMatchObject([
    { company: 'Acme Ltd', position: 'Joiner' },
  ]);
});

it('a key is the letters and digits of a text alone', () => {
  expect(keyOf('Café – Nº 5, Straße')).toBe('cafeno5straße');
});
