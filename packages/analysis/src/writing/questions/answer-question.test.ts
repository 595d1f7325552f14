import { describe, expect, test } from 'vitest';
import { checkFacts } from '../../fact-guard/check-facts.ts';
import { readAdvertisement } from '../../job-match/read-advertisement.ts';
import { resumeText } from '../facts/resume-facts.ts';
import { letterExamples } from '../testing/letter-examples.ts';
import { analyst } from '../testing/resumes.ts';
import { answerQuestion } from './answer-question.ts';
import { questionKind } from './question-kind.ts';
import { questionSimilarity, similarQuestions } from './similar-questions.ts';

const advertisement = readAdvertisement('Senior Data Analyst\n\nRequirements\n- SQL\n- Tableau');
const answer = (question: string) =>
  answerQuestion(analyst, question, advertisement, { company: 'Tidewater', today: '2026-11' }).text;

const questions = [
  'Why do you want to work here?',
  'Why are you interested in this role?',
  'Describe a conflict with a colleague and how you settled it.',
  'Tell us about a time you failed.',
  'Tell us about yourself.',
  'What are your strengths?',
  'What is your greatest weakness?',
  'Describe a time you led a team.',
  'What achievement are you proudest of?',
  'Describe your experience with SQL and Kafka.',
  'How do you work under pressure?',
  'What is your expected salary?',
  'What is your notice period?',
  '¿Por qué quiere trabajar aquí?',
];

test.each([
  ['Why do you want to work here?', 'company'],
  ['What interests you about our company?', 'company'],
  ['Why are you interested in this role?', 'role'],
  ['Tell us about a conflict within a team.', 'conflict'],
  ['How do you deal with difficult customers?', 'conflict'],
  ['Describe a mistake you made.', 'failure'],
  ['Have you ever been convicted of a crime?', 'personal'],
  ['Are you registered with the NMC?', 'personal'],
  ['Tell us of your work with people who have a disability', 'other'],
  ['When can you start?', 'personal'],
  ['Do you now or will you in future need visa sponsorship?', 'personal'],
  ['How many years have you used SQL?', 'other'],
  ['Describe a misled audience.', 'other'],
])('“%s” asks for %s', (question, kind) => {
  expect(questionKind(question)).toBe(kind);
});

test('an answer is whole phrases of the resume, with blanks for what only the person knows', () => {
  expect(answer('Why do you want to work here?')).toBe(
    'What draws me to Tidewater is [what you like about its work]. My skills include SQL and Tableau, which you ask for. At Veridian, I am responsible for building reports in SQL and Tableau. I also cut the time for a report from 3 days to 4 hours. [How this job fits what you want to do next.]',
  );
});

test('of a conflict that the resume does not tell of nothing is told', () => {
  expect(answer('Describe a conflict with a colleague.')).toBe(
    '[Who disagreed, about what, and what was at stake.] [One thing that you did, and what changed.] [What you said or did.] [How it ended, and what you took from it.]',
  );
});

test('a skill that the resume lacks is asked for, never claimed', () => {
  const text = answer('Describe your experience with SQL and Kafka.');
  expect(text).toContain('At Veridian, I am responsible for building reports in SQL and Tableau.');
  expect(text).toContain('[Where you used Kafka, and for what. Leave this out if you did not.]');
});

test('what is nobody else’s to know is left to the person', () => {
  for (const question of ['What is your expected salary?', 'What is your greatest weakness?'])
    expect(answer(question)).toMatch(/^\[[^\]]+\]$/);
});

describe.each(letterExamples)('$name', ({ resume, advertisement: asked }) => {
  test.each(questions)('[answer-question-1] is told nothing that is not so of “%s”', (question) => {
    const read = readAdvertisement(asked);
    const { text, allowed } = answerQuestion(resume, question, read, { today: '2026-11' });
    const filled = text.replaceAll(/\[[^\]]*\]/g, '');
    expect(checkFacts(resumeText(resume), filled, { allowed }).flags).toEqual([]);
    expect(text).not.toMatch(/ {2}|undefined|\.\.|I I /);
    expect(text).not.toBe('');
  });
});

describe('an earlier question', () => {
  const earlier = [
    { question: 'Why would you like to join us?' },
    { question: 'Which databases have you administered?' },
    { question: 'What is your notice period?' },
  ];

  test('is found by what it asks and by its words', () => {
    expect(similarQuestions('Why do you want to work at Tidewater?', earlier)).toEqual([
      { question: 'Why would you like to join us?' },
    ]);
    expect(similarQuestions('Describe the databases you have administered', earlier)).toEqual([
      { question: 'Which databases have you administered?' },
    ]);
  });

  test('that asks something else is not offered', () => {
    expect(similarQuestions('Describe a bridge that you built', earlier)).toEqual([]);
    expect(questionSimilarity('Tell us about a time', 'Describe a situation')).toBe(0);
  });
});
