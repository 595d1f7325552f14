import { expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { readLines } from '../read-lines.ts';

it('a section of several topics is parted at what its lines say', () => {
  const text = [
    'Ada Berg',
    'ada@berg.example',
    '',
    'EXPERIENCE',
    '',
    'Joiner, Acme Ltd, 2016 – 2020',
    '',
    'SKILLS, LANGUAGES, INTERESTS',
    '',
    '• Languages: Danish (native), English',
    '• Skills: Sawing, Gluing',
    '• Interests: hiking',
  ].join('\n');
  const { content, headings } = readLines(textToLines(text));
  expect(content.skills.flatMap(({ items }) => items)).toEqual(['Sawing', 'Gluing']);
  expect(content.languages).toHaveLength(2);
  expect(content.interests).toBe('hiking');
  expect(new Set(headings).size).toBe(2);
});
