import { expect, it } from 'vitest';
import { groupsOf } from './review-lines.tsx';

it('groups the texts of the pages by section and entry, and tells bullets from other lines', () => {
  const texts = [
    { path: 'personalInfo/summary', text: 'Analyst.' },
    { path: 'workExperience/a/position', text: 'Analyst' },
    // A sidebar stands between two texts of a section.
    { path: 'skills/s/category', text: 'Data' },
    { path: 'workExperience/a/bullets/1/text', text: 'Ran 22 tests.' },
    { path: 'workExperience/b/position', text: 'Clerk' },
  ];
  const groups = groupsOf(texts).map(({ label, entries }) => [
    label,
    entries.map(({ lines }) => lines.map(({ text, isBullet }) => (isBullet ? `• ${text}` : text))),
  ]);
  expect(groups).toEqual([
    ['Personal', [['Analyst.']]],
    ['Experience', [['Analyst', '• Ran 22 tests.'], ['Clerk']]],
    ['Skills', [['Data']]],
  ]);
});
