import { expect, test } from 'vitest';
import { inShort } from '../writing/letter/asked-in-short.ts';
import { asksOfLetter } from './letter-asks.ts';

const apply = 'Send your CV to Jo Bell.';

test.each([
  [
    `${apply} Please also say when you could start and whether you can work on Sundays.`,
    ['when you could start', 'whether you can work on Sundays'],
  ],
  [
    'Apply with a CV. We do not want a form letter: tell us in your own words (1) how you cut waste somewhere, (2) a dispute that you settled and what it cost, and (3) the salary you expect.',
    [
      'how you cut waste somewhere',
      'a dispute that you settled and what it cost',
      'your salary expectation',
    ],
  ],
  [
    'Your letter matters. Use it to describe a time you taught somebody, to tell us where you stand with your degree, and to explain why you’d leave.',
    ['a time you taught somebody', 'where you stand with your degree', 'why you’d leave'],
  ],
  [
    'With your resume she would like a brief letter covering your compensation expectations, your willingness to relocate to West Michigan, and the hardest decision you’ve made.',
    ['your salary expectation', 'whether you would relocate', 'the hardest decision you’ve made'],
  ],
  [
    'Email Oskar at oskar@pine.example. No cover letter; tell me about the worst form you’ve ever filled in.',
    ['the worst form you’ve ever filled in'],
  ],
  [
    'In your letter, tell us about a time you dealt with a complaint, and attach copies of any trade certificates.',
    ['a time you dealt with a complaint'],
  ],
  [
    `${apply} Please say if you have a car, and if you’ve got the Care Certificate attach a copy.`,
    ['whether you have a car'],
  ],
  [
    'Candidates should send a CV and a letter stating where they see themselves in five years.',
    ['where you see yourself in five years'],
  ],
  [
    'Send a note that answers two questions: What is the hardest thing you have said no to? How would you start?',
    ['what is the hardest thing you have said no to?', 'how would you start?'],
  ],
  [
    'Apply with a letter. Answer to the questions below in your application: describe your last job.',
    ['your last job'],
  ],
  [
    'Send your CV. Describe a cake you spoilt. Explain why Leeds. State salary expectations.',
    ['a cake you spoilt', 'why Leeds', 'your salary expectation'],
  ],
  [
    'In your letter, identify one risk. Please explain one choice of tools.',
    ['one risk', 'one choice of tools'],
  ],
])('an order is heard wherever it stands: %s', (text, notes) =>
  expect(inShort(asksOfLetter(text))).toEqual(notes),
);

test.each([
  'Mix and apply pesticides by label, set traps, then explain to the homeowner what you did.',
  `${apply} You will explain findings to customers and show colleagues how your tools work.`,
  'Cover the desk and show visitors what the house has. Tell the team when you leave.',
  `${apply} Once we have it, we tell everybody when they can start.`,
  'Apply online. We provide your uniform, and cover your travel costs.',
  `${apply} We'll also provide a mentor you can trust and a laptop you like.`,
  `${apply} You set your own hours, and share your knowledge with others.`,
  `${apply} The job: list any defects you find, and tell the desk when you finish.`,
  `${apply} To discuss your fit, call Ann on 0113 496 0000.`,
  'Apply online by 20 December with a CV and a statement of up to 300 words.',
  `${apply} Report to the manager and tell her when you have found a fault.`,
  'Responsibilities:\nIdentify what problems to focus on and the order of steps to solve them.',
  'Build web applications.\n• Explain technical debt to the owner and help set priorities',
  'Qualifications:\nState teaching endorsement',
  'Specify and procure transformers and switches',
  'Work with the curator to\n\nidentify the special needs of the collection',
])('a duty asks applicants for nothing: %s', (text) => expect(asksOfLetter(text)).toEqual([]));
