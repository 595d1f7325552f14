import { describe, expect, it } from 'vitest';
import { lossesIn, pointsIn } from '../testing/find-losses.ts';
import { length } from './amounts.ts';
import { dates } from './dates.ts';
import { order } from './order.ts';
import { sections } from './sections.ts';
import { summary } from './summary.ts';

const job = { position: 'Cook', company: 'Inn', bullets: ['Cooked for 80 guests'] };
const school = { degree: 'BSc', institution: 'School' };

describe('sections', () => {
  it('names each that is missing', () => {
    expect(lossesIn(sections, {}).map((loss) => loss.path)).toEqual([
      'workExperience',
      'education',
      'skills',
    ]);
    expect(pointsIn(sections, {})).toBe(4);
  });

  it('takes a certificate for a school, and no empty entries', () => {
    const part = { workExperience: [job], skills: [{ items: ['SQL'] }] };
    expect(pointsIn(sections, { ...part, certifications: [{ name: 'ServSafe' }] })).toBe(0);
    expect(pointsIn(sections, { ...part, education: [{}] })).toBe(1);
    expect(pointsIn(sections, { workExperience: [{}], skills: [{ items: [' '] }] })).toBe(4);
  });

  it('does not count what its owner hides', () => {
    const part = { workExperience: [job], education: [school], skills: [{ items: ['SQL'] }] };
    expect(pointsIn(sections, part)).toBe(0);
    expect(pointsIn(sections, part, { settings: { hiddenSections: ['skills'] } })).toBe(1);
  });
});

describe('summary', () => {
  const pointsOf = (text: string) => pointsIn(summary, { personalInfo: { summary: text } });

  it.each([
    'To obtain a challenging position in a reputed organization where I can use my SQL and grow along with it.',
    'I want to become a professional planner of SQL databases and would like to grow along with the firm.',
    'Objective: seeking a role in nursing where I can use ten years of triage and care for my patients well.',
  ])('says what one brings, not what one looks for: %s', (text) => expect(pointsOf(text)).toBe(1));

  it('is there, of a good length, and concrete', () => {
    const words =
      'someone who likes to bring good people together in a warm place every single day';
    expect(pointsOf('')).toBe(4);
    expect(pointsOf(' ')).toBe(4);
    expect(pointsOf('A cook')).toBe(2);
    expect(pointsOf(words)).toBe(1);
    expect(pointsOf(`${words} with 9 cooks`)).toBe(0);
    expect(pointsOf(`${words} in Python`)).toBe(0);
    expect(pointsOf(`${`${words} `.repeat(8)} with 9 cooks`)).toBe(1);
  });
});

describe('length', () => {
  const written = (sentences: number, words: number) =>
    pointsIn(length, {
      personalInfo: { summary: `Word${' word'.repeat(words - 1)}. `.repeat(sentences) },
    });

  it('loses with each sentence that is missing, and with each word too many', () => {
    expect(pointsIn(length, {})).toBe(1);
    expect(written(5, 8)).toBe(0.5);
    expect(written(5, 2)).toBe(0.75);
    expect([written(10, 4), written(50, 20)]).toEqual([0, 0]);
    expect(written(75, 20)).toBe(0.5);
    expect(written(100, 25)).toBe(1);
  });
});

describe('order', () => {
  const jobs = (...ends: string[]) => ({
    workExperience: ends.map((endDate) => ({ ...job, startDate: '2001-01', endDate })),
  });

  it.each([
    [['2020-01', '2018-05'], 0],
    [['2020', '2020-05'], 0],
    [['2018-05', '2020-01'], 1],
    [['2018-05', 'sometime', '2020-01'], 1],
    [['2020-01', 'sometime', '2018-05'], 0],
    [['2002', ''], 0],
  ])('%j', (ends, lost) => expect(pointsIn(order, jobs(...ends))).toBe(lost));

  it('puts the present job first', () => {
    const now = { ...job, startDate: '2021', current: true };
    const past = { ...job, startDate: '2019', endDate: '2030' };
    expect(pointsIn(order, { workExperience: [now, past] })).toBe(0);
    expect(pointsIn(order, { workExperience: [past, now] })).toBe(1);
  });

  it('asks nothing of half a period, which is worth no more whole than taken away', () => {
    const begun = { ...job, startDate: '2019-02' };
    const ended = { ...job, endDate: '2020' };
    expect(pointsIn(order, { workExperience: [begun, ended] })).toBe(0);
    expect(pointsIn(order, { workExperience: [job, job] })).toBe(0);
  });

  it('looks at schools, at sections, and has nothing to praise in nothing', () => {
    const education = [
      { ...school, endDate: '2001' },
      { ...school, endDate: '2005' },
    ];
    expect(lossesIn(order, { education })).toMatchObject([{ path: 'education', points: 0.5 }]);
    const part = { ...jobs('2020'), interests: 'Chess' };
    expect(pointsIn(order, part)).toBe(0);
    expect(pointsIn(order, part, { order: ['interests', 'workExperience'] })).toBe(0.5);
    expect(pointsIn(order, {})).toBe(2);
  });
});

describe('dates', () => {
  it('wants a period of each job of which something is said, and one date at least', () => {
    const part = {
      workExperience: [
        { position: 'Waiter' },
        { ...job, startDate: '2020', current: true },
        { ...job, startDate: '2019' },
        { ...job, dateText: 'two summers' },
      ],
      education: [{ ...school, endDate: '2010' }],
    };
    expect(lossesIn(dates, part)).toMatchObject([
      { path: 'workExperience/workExperience-3/dateText', points: 4 / 3 },
    ]);
    expect(pointsIn(dates, {})).toBe(4);
    expect(pointsIn(dates, { education: [school] })).toBe(4);
  });
});

describe('gaps between jobs', () => {
  const gap = (first: object, then: object, part: object = {}) =>
    lossesIn(
      dates,
      {
        workExperience: [
          { ...job, ...then },
          { ...job, ...first },
        ],
        ...part,
      },
      { month: '2026-11' },
    );
  const first = { startDate: '2012-01', endDate: '2017-03' };
  const then = { startDate: '2020-06', current: true };

  it('are asked about, for less than the dates are worth', () => {
    const [found, ...others] = gap(first, then);
    expect(others).toEqual([]);
    expect(found?.message).toMatch(/^About 3 years are missing before this job/);
    expect(found?.path).toBe('workExperience/workExperience-1/dateText');
    expect(found?.points).toBeLessThan(
      pointsIn(dates, { workExperience: [{ ...job, ...then }, job] }),
    );
  });

  it.each<[string, object]>([
    ['its end alone', { endDate: '2020-05' }],
    ['none that can be read', { dateText: 'until Easter' }],
    ['none', {}],
  ])('are not known where a job has dates with %s', (_, between) =>
    expect(
      lossesIn(
        dates,
        {
          workExperience: [
            { ...job, ...then },
            { ...job, ...between },
            { ...job, ...first },
          ],
        },
        { month: '2026-11' },
      ).filter(({ message }) => /missing before/.test(message)),
    ).toEqual([]),
  );

  it('are asked about once where two jobs begin after them', () =>
    expect(
      lossesIn(
        dates,
        {
          workExperience: [
            { ...job, ...then },
            { ...job, startDate: '2020-06', endDate: '2021-02' },
            { ...job, ...first },
          ],
        },
        { month: '2026-11' },
      ),
    ).toHaveLength(1));

  it.each<[string, object, object, object]>([
    ['a year or less', { ...first, endDate: '2019-06' }, then, {}],
    [
      'years alone, which may be next to each other',
      { startDate: '2012', endDate: '2018' },
      { startDate: '2019', current: true },
      {},
    ],
    ['a degree', first, then, { education: [{ degree: 'BSc', endDate: '2020' }] }],
    [
      'a break',
      first,
      then,
      { customSections: [{ entries: [{ title: 'Travel', startDate: '2017', endDate: '2020' }] }] },
    ],
    [
      'a summary',
      first,
      then,
      { personalInfo: { summary: 'Bookkeeper returning to work after raising three children.' } },
    ],
    [
      'a break without dates',
      first,
      then,
      { customSections: [{ title: 'Further', entries: [{ title: 'Parental leave' }] }] },
    ],
    [
      'a course with its end alone',
      first,
      then,
      { courses: [{ name: 'Pastry', endDate: '2019' }] },
    ],
    ['a job that has no end', { startDate: '2012-01' }, then, {}],
    ['long ago', { startDate: '1990', endDate: '1995' }, { startDate: '2001', current: true }, {}],
    ['nothing said of the job before', { ...first, bullets: [] }, then, {}],
  ])('are none, or explained: %s', (_, before, after, part) =>
    expect(
      gap(before, after, part).filter(({ message }) => /missing before/.test(message)),
    ).toEqual([]),
  );
});
