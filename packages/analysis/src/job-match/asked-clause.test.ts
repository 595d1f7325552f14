import { expect, test } from 'vitest';
import { inShort } from '../writing/letter/asked-in-short.ts';
import { askedClause, askedObject } from './asked-clause.ts';
import { asksOfLetter } from './letter-asks.ts';

test.each([
  [
    'Just send a mail to Petra with who you are, where you’ve cooked and when you’re free to start.',
    ['where you’ve cooked', 'when you could start'],
  ],
  [
    'Forward your CV and please note how far you’d be prepared to commute.',
    ['how far you’d be prepared to commute'],
  ],
  ['Drop us a line, include a CV and what you’d charge per hour.', ['what you’d charge per hour']],
  [
    'Apply by Friday: CV, two referees and how many hours a week you want.',
    ['your referees', 'how many hours a week you want'],
  ],
  [
    'Candidates should email a CV plus half a page on how they’ve handled conflict.',
    ['how you’ve handled conflict'],
  ],
  [
    'Use the message box to let us know which of the three sites you prefer.',
    ['which of the three sites you prefer'],
  ],
  [
    'Letters should make clear when candidates would be available and whether they need a visa.',
    ['when you could start', 'your visa status'],
  ],
  [
    'Ring Sam with your name, what tickets you’ve got and which days you can work.',
    ['what tickets you’ve got', 'which days you can work'],
  ],
  [
    'Interested? Message Ana with your CV and the languages you speak.',
    ['the languages you speak'],
  ],
])('a clause about whoever applies is asked: %s', (text, notes) =>
  expect(inShort(asksOfLetter(text))).toEqual(notes),
);

test.each([
  'If you love what you do, send your CV today.',
  'Send us your CV if you think you have what it takes.',
  'Letters by hand, by post, or by voice note if you must.',
  'Apply now to see how you could grow with us.',
  'Email your CV to us, and find out what you can earn.',
  'You will write notes on what you see.',
  'Please apply via our website, where you can also read about our values.',
  'Send a CV to the address below, and if you have questions call Jo.',
  'You can apply online whether you live in Leeds or not.',
  'Reports on how clients are doing and when they pay.',
])('a condition, a duty and where to read more ask for nothing: %s', (text) =>
  expect(askedClause(text)).toBeUndefined(),
);

test.each([
  [
    'Send your CV to Karen and let her know how far from Crewe you are and whether you’d do a weekend in four.',
    ['how far from Crewe you are', 'whether you’d do a weekend in four'],
  ],
  ['Write to Anjali. Mention notice period & CTC.', ['your notice period', 'your current pay']],
  ['Apply with full CV and reasons for leaving each post.', ['why you are leaving']],
  [
    'Applicants must describe in their letter of application how they satisfy each of the above.',
    ['how you meet each criterion'],
  ],
  ['Submit: CV, motivation letter (why insurance, why Baobab).', ['why insurance', 'why Baobab']],
])('is asked by its name, of her, in brackets: %s', (text, notes) =>
  expect(inShort(asksOfLetter(text))).toEqual(notes),
);

test.each([
  [
    'Please send your CV and a letter with details about your last two employers.',
    'details about your last two employers',
  ],
  [
    'Enclose with your application a statement of teaching philosophy.',
    'a statement of teaching philosophy',
  ],
])('what says something by its name is asked where no clause is: %s', (text, object) => {
  expect(askedClause(text)).toBeUndefined();
  expect(askedObject(text)).toBe(object);
  expect(inShort(asksOfLetter(text))).not.toEqual([]);
});

test.each([
  'Send us your CV. We pay well.',
  'You will keep a summary of all calls and send it to the team.',
  'Details of the role are below; apply with your CV.',
])('a duty and what is offered say nothing by a name: %s', (text) =>
  expect(askedObject(text)).toBeUndefined(),
);
