import { textsOf } from '@folio/contract/bullets';
import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { areas } from '../checks/check.ts';
import { loadSpelling } from '../spelling/load-spelling.ts';
import { valueAt, withValueAt } from '../testing/find-losses.ts';
import { strongResume, withBullets } from '../testing/resumes.ts';
import { allChecks, type Finding, scoreResume } from './score-resume.ts';

const options = { spelling: await loadSpelling() };
const pointsOf = (content: ResumeContent) => {
  const { areas: scores } = scoreResume(content, options);
  return areas.reduce((sum, area) => sum + scores[area].score, 0);
};

/** Puts words in the place of what a finding speaks of. */
const say = (content: ResumeContent, { path, start, end }: Finding, words: string) => {
  const text = String(valueAt(content, path));
  return withValueAt(content, path, text.slice(0, start) + words + text.slice(end));
};
const spoken = (content: ResumeContent, { path, start, end }: Finding) =>
  String(valueAt(content, path)).slice(start, end);

const strong = strongResume.workExperience;
const strongBullets = textsOf(strong[0]?.bullets ?? []);
const plain = [
  'Served the guests of a small kitchen every single evening',
  'Planned the menus of the season with the gardener next door',
  'Bought the fish at the harbour before the sun was up',
  'Baked the bread of the house in an oven of clay',
  'Trained the apprentices of the village school in the mornings',
];
const first = 'workExperience/workExperience-1';

const firstJobOf = (content: ResumeContent): ResumeContent => ({
  ...content,
  workExperience: content.workExperience.slice(0, 1),
});

type Case = {
  check: string;
  weak: ResumeContent;
  repair: (content: ResumeContent, finding: Finding) => ResumeContent;
};

/** For each check a resume that loses by it alone, and what somebody would do about a finding. */
const cases: Case[] = [
  {
    check: 'evidence',
    weak: {
      ...strongResume,
      workExperience: strong.map((job) => ({ ...job, bullets: job.bullets.slice(0, 3) })),
    },
    repair: (content) => ({ ...content, workExperience: strong }),
  },
  {
    check: 'results',
    weak: firstJobOf(
      withBullets([
        'Served 90 guests each day of the week',
        'Baked the bread of 80 families each day',
        'Trained the apprentices of 3 village schools',
        'Planned 12 menus of the season with the gardener',
      ]),
    ),
    repair: (content, finding) =>
      say(content, finding, `${spoken(content, finding)}, which cut the waste by 20%`),
  },
  {
    check: 'specifics',
    weak: withBullets([
      'Provided quality support to various customers and stakeholders',
      'Completed the daily tasks of the team',
      'Maintained good relationships with clients',
    ]),
    repair: (content, finding) =>
      say(content, finding, `${spoken(content, finding)} of Harbour Foods`),
  },
  {
    check: 'quantified',
    weak: withBullets(plain),
    repair: (content, finding) =>
      say(content, finding, `${spoken(content, finding)} for 40 people`),
  },
  {
    check: 'action-verbs',
    weak: withBullets([
      'Sauces and soups for 40 guests',
      'Worked on bread for 80 families a day',
      'Responsible for serving 90 guests a day',
    ]),
    repair: (content, finding) =>
      finding.rewrite
        ? say(content, finding, finding.rewrite)
        : say(content, finding, spoken(content, finding) === 'Sauces' ? 'Cooked sauces' : 'Baked'),
  },
  {
    check: 'bullet-length',
    weak: withBullets(['Cooked for 90', 'Baked 80', 'Served 70 guests']),
    repair: (content, finding) =>
      say(content, finding, `${spoken(content, finding)} on the busiest days of summer`),
  },
  {
    check: 'passive-voice',
    weak: withBullets([
      'Cooked so that 90 guests were fed in an hour',
      'Baked until 80 families had been served their bread',
    ]),
    repair: (content, finding) => say(content, finding, 'ate well'),
  },
  {
    check: 'concision',
    weak: withBullets([
      'Cooked in order to feed 90 guests a day',
      'Baked for 80 families on a daily basis',
    ]),
    repair: (content, finding) => say(content, finding, finding.rewrite ?? ''),
  },
  {
    check: 'spelling',
    weak: withBullets([
      'Recieved 90 guests and there families each day',
      'Baked the seperate loaves of 80 familys',
    ]),
    repair: (content, finding) => say(content, finding, finding.rewrite ?? ''),
  },
  {
    check: 'tense-and-pronouns',
    weak: withBullets([
      'Cooking a meal for 90 guests a day',
      'Manage the bread of 80 families each day',
    ]),
    repair: (content, finding) => say(content, finding, finding.rewrite ?? ''),
  },
  {
    check: 'verb-variety',
    weak: withBullets([
      'Served 90 guests each day of the week',
      'Served 80 families from a small window',
      'Served 70 students in their own canteen',
      'Served 60 nurses in the night of storms',
    ]),
    repair: (content, finding) =>
      say(content, finding, finding.path.endsWith('[2]') ? 'Fed' : 'Welcomed'),
  },
  {
    check: 'sections',
    weak: { ...strongResume, education: [] },
    repair: (content) => ({ ...content, education: strongResume.education }),
  },
  {
    check: 'summary',
    weak: withValueAt(strongResume, 'personalInfo/summary', 'A cook'),
    repair: (content, finding) =>
      say(
        content,
        finding,
        finding.message.includes('words')
          ? `A cook${' who likes people'.repeat(5)}`
          : 'A cook with Python',
      ),
  },
  {
    check: 'length',
    weak: {
      ...strongResume,
      workExperience: strong.map((job) => ({ ...job, bullets: job.bullets.slice(0, 2) })),
    },
    repair: (content) => ({ ...content, workExperience: strong }),
  },
  {
    check: 'order',
    weak: { ...strongResume, workExperience: [...strong].reverse() },
    repair: (content) => ({ ...content, workExperience: strong }),
  },
  {
    check: 'dates',
    weak: withBullets(strongBullets, { startDate: '', endDate: '' }),
    repair: (content) => withValueAt(content, `${first}/dateText`, '2021 – 2023'),
  },
  {
    check: 'contact',
    weak: withValueAt(
      withValueAt(strongResume, 'personalInfo/email', 'ana'),
      'personalInfo/phone',
      '',
    ),
    repair: (content, { path }) => withValueAt(content, path, valueAt(strongResume, path)),
  },
  {
    check: 'titles-and-companies',
    weak: withValueAt(withValueAt(strongResume, `${first}/position`, ''), `${first}/company`, ''),
    repair: (content, { path }) => withValueAt(content, path, valueAt(strongResume, path)),
  },
  {
    check: 'skills-in-context',
    weak: {
      ...strongResume,
      skills: ResumeContent.parse({ skills: [{ items: ['SQL', 'Welding', 'Carpentry', 'Rust'] }] })
        .skills,
    },
    repair: (content, { message }) =>
      withValueAt(
        content,
        'personalInfo/summary',
        `${content.personalInfo.summary} Knows ${message.match(/(?<=')\p{L}+(?=')/gu)?.join(' and ')} well.`,
      ),
  },
  {
    check: 'readable-dates',
    weak: withBullets(strongBullets, {
      startDate: '',
      endDate: '',
      dateText: 'two summers',
    }),
    repair: (content, finding) => say(content, finding, '2021 – 2023'),
  },
  {
    check: 'odd-glyphs',
    weak: withValueAt(strongResume, 'personalInfo/location', '📍Bath'),
    repair: (content, finding) => say(content, finding, ''),
  },
];

it('has a case for each check', () =>
  expect(cases.map(({ check }) => check)).toEqual(allChecks.map(({ id }) => id)));

describe.each(cases)('$check', ({ check, weak, repair }) => {
  const before = scoreResume(weak, options);
  const findings = before.findings.filter((finding) => finding.check === check);
  const lost = (content: ResumeContent) =>
    scoreResume(content, options)
      .findings.filter((finding) => finding.check === check)
      .reduce((sum, finding) => sum + finding.points, 0);

  it('loses points', () => expect(findings.length).toBeGreaterThan(0));

  it('wins back the points of each finding that is repaired', () => {
    for (const finding of findings) {
      const repaired = repair(weak, finding);
      expect(lost(weak) - lost(repaired), finding.message).toBeCloseTo(finding.points, 5);
      expect(pointsOf(repaired), finding.message).toBeGreaterThanOrEqual(
        pointsOf(weak) + finding.points - 1e-5,
      );
    }
  });

  it('speaks of what stands at its place', () => {
    for (const finding of findings) {
      const text = valueAt(weak, finding.path);
      if (typeof text !== 'string') expect([finding.start, finding.end]).toEqual([0, 0]);
      else expect(finding.end).toBeLessThanOrEqual(text.length);
      const quoted = /^'(.*?)'/.exec(finding.message)?.[1];
      if (quoted && finding.end > 0) expect(spoken(weak, finding)).toContain(quoted);
    }
  });
});
