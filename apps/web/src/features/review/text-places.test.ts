import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { numberNotes, quoteIn, textOfBlock } from './text-places.ts';

const content = ResumeContent.parse({
  personalInfo: { summary: 'Analyst.' },
  workExperience: [{ id: 'w', position: 'Cook', bullets: [{ id: 'b', text: 'Cooked (well).' }] }],
});

const skilled = ResumeContent.parse({ skills: [{ id: 's', category: 'Data', items: ['SQL'] }] });

it('a click on a block selects its text, and nothing on a container', () => {
  expect(textOfBlock(content, 'workExperience/w/bullets/b/text')?.text).toBe('Cooked (well).');
  expect(textOfBlock(content, 'personalInfo/summary')?.text).toBe('Analyst.');
  for (const path of ['workExperience', 'workExperience/w', 'workExperience/w/company', 'x'])
    expect(textOfBlock(content, path), path).toBeUndefined();
});

it('quotes the selected words if the text contains all of them', () => {
  expect(quoteIn('Ran 22 tests (A/B) on\nreminders.', ' (A/B)  on reminders')).toBe(
    '(A/B) on\nreminders',
  );
  expect(quoteIn('Ran 22 tests.', 'Ran 23')).toBe('');
  expect(quoteIn('Ran 22 tests.', '  ')).toBe('');
});

it('numbers the notes that wait as the owner has them: in the order of the sections, without settled ones', () => {
  const note = (path: string, status: 'open' | 'taken' | 'outdated') =>
    ({ id: path, path, status }) as Parameters<typeof numberNotes>[0][number];
  const order = ['personalInfo', 'skills', 'workExperience'] as const;
  const both = { content: { ...content, skills: skilled.skills }, order };
  const notes = [
    note('workExperience/gone/company', 'outdated'),
    note('workExperience/w/bullets/b/text', 'open'),
    note('skills/s/category', 'open'),
    note('personalInfo/summary', 'taken'),
  ];
  expect(numberNotes(notes, both).map(({ path, number }) => [path, number])).toEqual([
    ['personalInfo/summary', undefined],
    ['skills/s/category', 1],
    ['workExperience/w/bullets/b/text', 2],
    ['workExperience/gone/company', 3],
  ]);
});
