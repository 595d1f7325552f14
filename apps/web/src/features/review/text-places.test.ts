import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { quoteIn, textOfBlock } from './text-places.ts';

const content = ResumeContent.parse({
  personalInfo: { summary: 'Analyst.' },
  workExperience: [{ id: 'w', position: 'Cook', bullets: [{ id: 'b', text: 'Cooked (well).' }] }],
});

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
