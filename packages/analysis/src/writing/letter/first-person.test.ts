import { expect, test } from 'vitest';
import { inFirstPerson } from './first-person.ts';

test.each([
  ['how you travel', 'how I travel'],
  [
    "what you'd do differently, and what you've learned",
    'what I would do differently, and what I have learned',
  ],
  ['why accounts interests you', 'why accounts interests me'],
  [
    'a time when a confusing experience made you want to fix it',
    'a time when a confusing experience made me want to fix it',
  ],
  ['what their value means to you', 'what your value means to me'],
  ['one pipeline you have built and are proud of', 'one pipeline I have built and am proud of'],
  ['ONE project that you are proud of', 'one project that I am proud of'],
  [
    'how you work with a designer who changes their mind',
    'how I work with a designer who changes their mind',
  ],
  ['availability for weekends', 'my availability for weekends'],
])('what is asked of somebody, as they say it: %s', (asked, expected) =>
  expect(inFirstPerson(asked)).toBe(expected),
);
