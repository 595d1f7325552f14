import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { skillNamed } from '../../vocabulary/vocabulary.ts';
import { ownWording } from './own-wording.ts';

it.each([
  ['Kafka (daily)', 'Kafka'],
  ['Kafka (learning)', undefined],
  ['Kafka (one module)', undefined],
  ['Kafka (basics)', undefined],
])('[own-wording-1] a skill that is still learned is not offered: %s', (item, expected) => {
  const content = ResumeContent.parse({ skills: [{ category: '', items: [item] }] });
  expect(ownWording(content, item, skillNamed('Kafka')?.id ?? '')).toBe(expected);
});
