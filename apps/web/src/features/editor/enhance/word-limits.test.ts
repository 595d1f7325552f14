import { capWords } from '@folio/analysis/writing/word-limits';
import { templates } from '@folio/contract/templates';
import { expect, it } from 'vitest';
import { countWords, isWithinLimit, wishForLines, wishForText } from './word-limits.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const summary = words(40);

it('modern asks for the length of the text and caps no words', () => {
  expect(wishForText('modern', summary)).toEqual({ targetLength: summary.length });
  expect(isWithinLimit('modern', 'one', words(90))).toBe(true);
});

it('minimal caps a summary at 20 words, which are cut with an ellipsis', () => {
  const { maxWords = 0 } = wishForText('minimal', summary);
  expect(maxWords).toBe(20);
  expect(capWords(summary, maxWords)).toBe(`${words(20)}...`);
});

it.each(['classic', 'professional', 'creative', 'academic'] as const)(
  '%s caps a text at seven words more than it has',
  (template) => {
    expect(wishForText(template, summary).maxWords).toBe(47);
    expect(isWithinLimit(template, words(3), words(10))).toBe(true);
    expect(isWithinLimit(template, words(3), words(11))).toBe(false);
  },
);

it.each(templates.map(({ id }) => id))(
  '%s cuts no list, however long its lines are',
  (template) => {
    const lines = [words(50), words(3), words(21)];
    const text = lines.join('\n');
    const { maxWords = Number.POSITIVE_INFINITY, targetLength } = wishForLines(template, lines);
    expect(maxWords).toBeGreaterThanOrEqual(countWords(text));
    expect(targetLength).toBeGreaterThanOrEqual(text.length);
    for (const line of lines) expect(isWithinLimit(template, line, line)).toBe(true);
  },
);
