import { expect, test } from 'vitest';
import { inShort } from '../writing/letter/asked-in-short.ts';
import { criteriaOf } from './criteria.ts';
import { addresseeOf } from './letter-addressee.ts';
import { asksOfLetter } from './letter-asks.ts';
import { readAdvertisement } from './read-advertisement.ts';

test.each([
  [
    'Tell us in a few lines why you want to weld and anything you have made or repaired.',
    ['why you want to weld', 'anything you have made or repaired'],
  ],
  [
    'In your letter please address: 1) why you want to dive, 2) your right to work.',
    ['why you want to dive', 'your right to work'],
  ],
  [
    'Applicants must indicate their licence status and notice period.',
    ['your licence status', 'your notice period'],
  ],
  ["Please say in your application which days you can't work.", ["which days you can't work"]],
  [
    'Please write to the Trustees explaining your vision for the garden in its first two years.',
    ['your vision for the garden in its first two years'],
  ],
  ['Cover letter please — tell us your favorite loaf.', ['your favorite loaf']],
  [
    'Email your CV with a paragraph on what makes a great fitting to jobs@eyes.example',
    ['what makes a great fitting'],
  ],
  [
    'In your application, link to something you have automated and tell us what it saved.',
    ['a link to something you have automated', 'what it saved'],
  ],
  [
    'Send your CV to Ms Rennie by 5 December, and tell us when you could start.',
    ['when you could start'],
  ],
  [
    'Apply with a letter to the Headteacher, Mr T. Okafor, telling him which books you would choose.',
    ['which books you would choose'],
  ],
  [
    'Cover letter to the GM, with the one wine you would add to our list and why.',
    ['the one wine you would add to their list and why'],
  ],
  [
    'Flick us your CV and a few lines on what you are like to work with.',
    ['what you are like to work with'],
  ],
  ['Please attach two papers and say when you are free to start.', ['when you could start']],
  ['Applications incl. salary expectations to hr@wine.example', ['your salary expectation']],
  [
    'Write to our CEO, Dr. Mei Tan, with your thoughts on what to build.',
    ['your thoughts on what to build'],
  ],
  [
    'Send CV, certs and gross monthly salary to Liezl, camp manager: l@camp.example',
    ['gross monthly salary'],
  ],
  ['Tell us also how you work with a designer.', ['how you work with a designer']],
  [
    'Please reply with CV and say which licences you hold, when they run out and how you’d get here.',
    ['which licences you hold, when they run out', 'how you’d get here'],
  ],
  [
    'Please include a covering letter and say if you need live-in accommodation + when you can start.',
    ['whether you need live-in accommodation', 'when you could start'],
  ],
  ['Email Bea with a few lines about you and what days you can do.', ['what days you can do']],
  [
    'Send a quick note: where you’re at, when you could start, what hourly rate you’re after.',
    ['when you could start', 'your salary expectation'],
  ],
  [
    'The statement should (in no more than 2 sides) address the “About you” points, and tell us about a child you helped.',
    ['how you meet the listed points', 'a child you helped'],
  ],
  [
    'Candidates must clearly demonstrate on the application / letter how they meet each criterion.',
    ['how you meet each criterion'],
  ],
  [
    'Covering letter with your starting date, salary expectations not needed.',
    ['when you could start'],
  ],
  [
    'Apply in writing stating present wage and notice required.',
    ['your current pay', 'your notice period'],
  ],
  [
    'In the first line of your cover letter, tell us your favorite ice cream flavor.',
    ['your favorite ice cream flavor'],
  ],
  [
    'Answer these questions: 1) Why dentistry? 2) When can you start? 3) What shifts can’t you do?',
    ['why dentistry?', 'when you could start', 'what shifts can’t you do?'],
  ],
  [
    'We want to know: have you worked nights, do you drive, and can you lift 20 kg?',
    ['whether you have worked nights', 'whether you drive', 'whether you can lift 20 kg'],
  ],
  [
    'Candidates are asked for a statement outlining their approach to inclusion.',
    ['your approach to inclusion'],
  ],
  [
    'Your letter should indicate the position applied for, your current and expected salary, and contact details of three referees.',
    ['your current pay', 'your salary expectation', 'your referees'],
  ],
  [
    'Send a letter of interest, including your certification status, and an example of a lesson you are proud of.',
    ['your certification status', 'an example of a lesson you are proud of'],
  ],
  [
    'Send résumé and a paragraph explaining how you’d store 200 coats.',
    ['how you’d store 200 coats'],
  ],
  [
    'Email Baz with what you’ve done, when your free and if you have your own tools',
    ['when you could start', 'whether you have your own tools'],
  ],
  [
    'Indicate in the body your present and asking salary and if willing to be assigned in Mactan.',
    [
      'your current pay',
      'your salary expectation',
      'whether you are willing to be assigned in Mactan',
    ],
  ],
  [
    'Write to the Director, enclosing a CV and the names of two referees, and outline one idea that would help us.',
    ['your referees', 'one idea that would help them'],
  ],
  [
    'Submit (1) a CV, (2) a statement addressing the person specification, (3) details of current remuneration and two referees, who will not be contacted before.',
    ['how you meet the person specification', 'your current pay', 'your referees'],
  ],
  [
    'Send a letter (indicating the reference number, current location and names of three referees) and a CV as a single PDF.',
    ['where you live', 'your referees'],
  ],
  [
    'Tell us what you would cook, and why you left your last kitchen.',
    ['what you would cook', 'why you are leaving'],
  ],
  [
    'Candidates should evidence that they meet ALL of the essential criteria.',
    ['how you meet the essential criteria'],
  ],
  [
    'A letter telling us what you’ve maintained should reach Tony Marchetti by Friday.',
    ['what you’ve maintained'],
  ],
  [
    'In your supporting information please demonstrate how you meet each point of the person spec - others will be rejected - and let us know of any dates you can’t make.',
    ['how you meet each point of the person spec', 'any dates you can’t make'],
  ],
  [
    'Send an email saying what you’ve made, even if it’s a bird table, with a photo if poss. Include a bit about how you’d get here.',
    ['what you’ve made', 'how you’d get here'],
  ],
  [
    'WhatsApp with following details\nTotal exp:\nExp CTC:\nCurrent location:\nBus facility is there for all.',
    ['your total experience', 'your salary expectation', 'where you live'],
  ],
  [
    'Apply with your CV and answers to: How did you move it? Tell us about a customer you lost. When could you start?',
    ['a customer you lost', 'how did you move it?', 'when you could start'],
  ],
  ['Send a CV. She’d like to hear what dignity means to you.', ['what dignity means to you']],
  [
    'The letter should summarise your fit to the post and identify two colleagues with whom you might work.',
    ['two colleagues with whom you might work'],
  ],
  ['Email your CV with your insta so we can see your work. And say hi to Bruno.', ['your insta']],
  [
    'A letter outlining why you wish to work here and where you believe your skills meet the requirements.',
    ['why you wish to work here'],
  ],
  [
    'Please use the supporting statement to tell us how you meet the essential criteria and what you’d want to have changed.',
    ['how you meet the essential criteria', 'what you’d want to have changed'],
  ],
  [
    'Write to Mrs Gray, telling her a little of what you’ve grown and how you travel. Two referees please.',
    ['what you’ve grown and how you travel', 'your referees'],
  ],
  [
    'Say how you meet "What we need" and tell us about somebody whose story changed you (no names!).',
    ['how you meet the listed points', 'somebody whose story changed you'],
  ],
  [
    'Apply with CV. Please add your earliest possible start and salary expectation.',
    ['when you could start', 'your salary expectation'],
  ],
  [
    'Applications to M. Luc Roth, Partner, Moselle Search (l.roth@moselle.example) with your notice period and expected package please.',
    ['your notice period', 'your salary expectation'],
  ],
  [
    'Send us a letter. We’d love to know what you bake at home and what’s the worst loaf you ever made.',
    ['what you bake at home', 'the worst loaf you ever made'],
  ],
  [
    'Tell us why you’d be good with nervous patients, and how your experience has prepared you for this.',
    ['why you’d be good with nervous patients'],
  ],
])('is asked of a letter: %s', (text, notes) => expect(inShort(asksOfLetter(text))).toEqual(notes));

test.each([
  ['Applications to the Headteacher, Mrs J Barlow.', 'Mrs J Barlow'],
  ['Please write to the Trustees explaining your vision.', 'Trustees'],
  ['Apply to Sue', 'Sue'],
  ['Call Dale or drop a resume.', 'Dale'],
  ['Drop Karen in HR a line with your papers.', 'Karen'],
  ['Call us on Monday.', ''],
  ['Email your CV to Priya, Practice Manager, at priya@teeth.example', 'Priya'],
  ['Send CV and a letter to Gráinne Tully – grainne@vets.example', 'Gráinne Tully'],
  ['Pop in (ask for Bea) or email bea@coffee.example', 'Bea'],
  ['A letter should reach Tony Marchetti by Friday.', 'Tony Marchetti'],
  ['A letter of application to the Headteacher, Ms K Larter.', 'Ms K Larter'],
  ['Applications to M. Luc Roth, Partner, Moselle Search', 'Luc Roth'],
  ['Cheers – Hamish 021 555, hamish@volt.example', 'Hamish'],
  ['For more contact Careers: careers@acme.example', ''],
])('is written to: %s', (text, name) => expect(addresseeOf(text)).toBe(name));

test('criteria in one sentence are parted at its semicolons', () => {
  const text =
    'Ward sister\nDuties: lead. Essential: registration; a life support course. Desirable: audit.';
  expect(criteriaOf(text).map((one) => one.text)).toEqual([
    'registration',
    'a life support course',
  ]);
});

test('criteria are those that are to be met, by the name of their list', () => {
  const text =
    'What we need: JNC or Level 3; 3 years of face to face\nSay how you meet “What we need”.';
  expect(criteriaOf(text).map((one) => one.text)).toEqual([
    'JNC or Level 3',
    '3 years of face to face',
  ]);
});

test('criteria may be named by one letter, and have short forms among them', () => {
  const text = 'Person spec\nE: casework inc. dismissals; coaching managers\nD: job evaluation';
  expect(criteriaOf(text).map((one) => one.text)).toEqual([
    'casework inc. dismissals',
    'coaching managers',
  ]);
});

test('criteria below headings of their own go by their numbers', () => {
  const text =
    'Essential criteria\nEducation\n1. HND in a science\nSkills\n2. Work in a laboratory\nDesirable: Welsh';
  expect(criteriaOf(text).map((one) => one.text)).toEqual([
    'HND in a science',
    'Work in a laboratory',
  ]);
});

test('what follows a list of criteria is none', () => {
  const text = 'Essential criteria\n• A degree\n• Latin\nPlease explain how you meet them.';
  expect(criteriaOf(text).map((one) => one.text)).toEqual(['A degree', 'Latin']);
});

test('whose job it is stands in no title, and a trust is named in full', () => {
  expect(
    readAdvertisement(
      'Store Manager: Loaf & Bean, Leeds\n\nLoaf & Bean bakes. Loaf & Bean is opening.',
    ).title,
  ).toBe('Store Manager');
  const text =
    'Head Gardener, Kinross Garden Trust\n\nThe Trust seeks a Head Gardener. The Trust has volunteers.';
  expect(readAdvertisement(text).company).toBe('Kinross Garden Trust');
});

test('where one wants to work is part of why, and what is asked behind it is not lost', () => {
  const sentence =
    'To apply send a CV and a covering letter saying why you want to work at Calderbrook and telling us about a time you calmed a situation down, to Governor’s Secretary Mrs Joan Illingworth.';
  expect(inShort(asksOfLetter(sentence))).toEqual([
    'why you want to work at Calderbrook',
    'a time you calmed a situation down',
  ]);
  expect(addresseeOf(sentence)).toBe('Mrs Joan Illingworth');
});

test('what one is to be pointed at is an ask of its own', () =>
  expect(
    inShort(
      asksOfLetter(
        'In the letter please mention your notice period and earliest start date and point us at one piece of code you are proud of.',
      ),
    ),
  ).toEqual(['your notice period', 'when you could start', 'one piece of code you are proud of']));

test('a first name before its address closes an ask, and is greeted', () => {
  const text =
    'Tell us a bit about yourself in a few lines and how you would get to work: Sharon, sharon@parcels.example';
  expect(asksOfLetter(text).join()).not.toContain('Sharon');
  expect(addresseeOf(text)).toBe('Sharon');
});
