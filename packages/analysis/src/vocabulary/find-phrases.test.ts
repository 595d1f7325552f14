import { expect, it } from 'vitest';
import { findPhrases } from './find-phrases.ts';

const namesIn = (text: string) => findPhrases(text, 'en').map(({ skill }) => skill.name);

it.each([
  ['You plan lessons for two groups', 'Lesson planning'],
  ['Reconcile the bank accounts each month', 'Bank reconciliation'],
  ['You maintain the building and its lifts', 'Building maintenance'],
  ['Building and grounds maintenance', 'Building maintenance'],
])('a skill is found in other forms: %s', (text, name) => {
  expect(namesIn(text)).toContain(name);
});

it.each([
  'Build and maintain our internal tools',
  'Experience in building and maintaining APIs',
  'You have built and maintained large systems',
  'Building, maintaining and testing services',
])('two activities are no skill of both names: %s', (text) => {
  expect(namesIn(text)).not.toContain('Building maintenance');
});
