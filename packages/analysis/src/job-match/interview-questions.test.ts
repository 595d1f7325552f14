import { textAt } from '@folio/contract/content-path';
import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, test } from 'vitest';
import { letterExamples } from '../writing/testing/letter-examples.ts';
import { explainMatch } from './explain-match.ts';
import { interviewQuestions } from './interview-questions.ts';
import { questionWordings } from './question-wordings.ts';

const resume = ResumeContent.parse({
  personalInfo: { firstName: 'Ada', lastName: 'Moss' },
  workExperience: [
    {
      id: 'job',
      position: 'Analyst',
      company: 'Veridian',
      bullets: ['Built reports in SQL for 3 shops.'],
    },
  ],
  skills: [{ id: 'tools', category: 'Tools', items: ['SQL', 'Tableau'] }],
});
const description =
  'Data Analyst\n\nRequirements\n- SQL\n- Tableau\n- 3 years of experience\n\nNice to have\n- Kafka';

const about = (need: string) =>
  interviewQuestions(resume, description, 'Tidewater').find((one) => one.need === need);

test('a need that a sentence shows is asked for in depth, with that sentence and its place', () => {
  expect(about('SQL')).toEqual({
    question: 'Tell me about your work with SQL.',
    need: 'SQL',
    evidence: [{ quote: 'Built reports in SQL for 3 shops.', place: 'Analyst, Veridian' }],
    language: 'en',
  });
});

test('one that is only listed is asked about, and one that is missing has no evidence', () => {
  expect(about('Tableau')).toMatchObject({
    question: 'What is your experience with Tableau?',
    evidence: [{ quote: 'Tableau', place: 'Tools' }],
  });
  expect(about('Kafka')?.evidence).toEqual([]);
});

test('a need that the job writes small within its sentences is asked about in small letters', () => {
  const job = `${description}\n\nAbout us\nWe decide credit risk. Tableau is a tool of ours.`;
  const asked = interviewQuestions(resume, `${job}\n\nRequirements\n- Credit risk\n- Tableau`);
  const questions = asked.map(({ question }) => question);
  expect(questions).toContain('What is your experience with credit risk?');
  expect(questions).toContain('What is your experience with Tableau?');
});

test('of two needs of which one names the other the same sentences answer the longer alone', () => {
  const modeler = ResumeContent.parse({
    workExperience: [
      { id: 'job', position: 'Analyst', bullets: ['Rewrote reports as dbt models.'] },
    ],
  });
  const needs = interviewQuestions(modeler, 'Requirements\n- dbt models\n- dbt').map(
    ({ need }) => need,
  );
  expect(needs.filter((need) => need.startsWith('dbt'))).toHaveLength(1);
});

test('what is required comes before what is preferred, between what every interview asks', () => {
  const questions = interviewQuestions(resume, description, 'Tidewater');
  const needs = questions.map(({ need }) => need).filter(Boolean);
  expect(needs.indexOf('SQL')).toBeLessThan(needs.indexOf('Kafka'));
  expect(questions[0]?.question).toBe('Tell me about yourself.');
  expect(questions[1]?.question).toBe('Why do you want to work at Tidewater?');
  expect(questions.at(-1)?.question).toBe('What would you like to ask us?');
  expect(questions.map(({ question }) => question).join()).toContain('3 years of experience');
});

test('a need that is no name is quoted, so that the question stays a sentence', () => {
  const duties = `${description}\n\nYou will\n- mentor five engineers\n- introduce data contracts`;
  const questions = interviewQuestions(resume, duties, 'Tidewater');
  const ofDuty = questions.filter(({ need }) => /^(?:mentor|introduce)/.test(need));
  expect(ofDuty.length).toBeGreaterThan(0);
  for (const { question, need } of ofDuty)
    expect(question).toBe(`The job asks for “${need}”. What is your experience with that?`);
});

test('so is a skill that is told by what is done, or by an adjective', () => {
  const job =
    'Nurse\n\nWe are looking for a nurse for the team of our clinic.\n\nRequirements\n- explain results to families\n- keep lab records\n- paediatric experience\n- lead generation';
  const questions = interviewQuestions(resume, job).map(({ question }) => question);
  expect(questions.filter((one) => /with (?:explain|keep|paediatric)\b/.test(one))).toEqual([]);
  expect(questions).toContain('What is your experience with lead generation?');
});

test('a condition such as years is not said to be missing from the resume', () => {
  const years = interviewQuestions(resume, description).find(({ question }) =>
    question.includes('3 years of experience'),
  );
  expect(years?.need).toBe('');
});

test('without a job description there is what every interview asks', () => {
  const questions = interviewQuestions(resume, '');
  expect(questions.every(({ evidence }) => evidence.length === 0)).toBe(true);
  expect(questions).toHaveLength(4);
});

test('[interview-questions-2] a job in another language is asked about in it', () => {
  const german = `Für unser Team in Berlin suchen wir zum nächsten Ersten jemanden, der unsere Zahlen liest.

Das bringen Sie mit:
- Sie haben schon länger mit SQL gearbeitet
- Erfahrung mit Kafka

Wir freuen uns auf Ihre Bewerbung und melden uns innerhalb einer Woche bei Ihnen.`;
  const questions = interviewQuestions(resume, german, 'Nordlicht AG');
  const asked = questions.map(({ question }) => question);
  expect(asked).toContain('Warum möchten Sie bei Nordlicht AG arbeiten?');
  expect(asked.join()).toMatch(/SQL[.?]/);
  expect(asked).toContain('Welche Erfahrung haben Sie mit Kafka?');
  expect(new Set(questions.map(({ language }) => language))).toEqual(new Set(['de']));
});

test('no language asks two things in the same words', () => {
  for (const words of Object.values(questionWordings)) {
    const { whyAt, used, experience, usedAsAsked, experienceAsAsked, condition, ...fixed } = words;
    const ofNeeds = [used, experience, usedAsAsked, experienceAsAsked, condition];
    const asked = [whyAt, ...ofNeeds].map((of) => of('SQL'));
    for (const question of asked) expect(question).toContain('SQL');
    const all = [...asked, ...Object.values(fixed)];
    expect(new Set(all).size).toBe(all.length);
  }
});

describe.each(letterExamples)('$name', ({ resume: content, advertisement }) => {
  test('[interview-questions-1] every quote stands in the resume, word for word', () => {
    const texts = explainMatch(content, advertisement).terms.flatMap(({ answered }) =>
      answered.map(({ path }) => textAt(content, path)?.trim()),
    );
    const questions = interviewQuestions(content, advertisement);
    for (const { evidence } of questions)
      for (const { quote } of evidence) expect(texts).toContain(quote);
    const asked = questions.map(({ question }) => question);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

test('nobody is asked why they want to work at the agency that recruits for another', () => {
  const job = `Konstrukteur (m/w/d)
Für unseren Kunden suchen wir Verstärkung für die Konstruktion.
Ihr Profil
- Kenntnisse in SQL
Personalwerk Nord GmbH`;
  const asked = (company: string) =>
    interviewQuestions(resume, job, company).map(({ question }) => question);
  expect(asked('Personalwerk Nord GmbH')).toContain('Warum möchten Sie diese Stelle?');
  expect(asked('Hafenkran AG')).toContain('Warum möchten Sie bei Hafenkran AG arbeiten?');
});

test('a person is no need, and a condition is quoted without its full stop', () => {
  const job = `Hydraulic Systems Engineer
Requirements
- Experience with SQL, and you work with Dr. Anke Sievers
- EU citizenship is required.`;
  const asked = interviewQuestions(resume, job).map(({ question }) => question);
  expect(asked.join()).not.toContain('Sievers');
  expect(asked).toContain('The job asks for “EU citizenship is required”. Do you meet that?');
});
