import { templates } from '@folio/contract/template-list';
import { expect, it } from 'vitest';
import { lengthsFor } from './enhance.service.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const summary = { path: 'personalInfo/summary', text: words(40) };
const bullet = (text: string) => ({ path: 'workExperience/a/bullets/b/text', text });

it('[enhance-3] modern asks for the length of the text and caps no words', async () => {
  const { targetLength, maxWords, fit } = await lengthsFor('modern', [summary]);
  expect(targetLength).toBe(summary.text.length);
  expect(maxWords(summary)).toBeUndefined();
  expect(fit(bullet('one'), words(90))).toBe(words(90));
});

it('[enhance-1] minimal caps a summary at 20 words, which are cut with an ellipsis', async () => {
  const { maxWords, fit } = await lengthsFor('minimal', [summary]);
  expect(maxWords(summary)).toBe(20);
  expect(fit(summary, words(40))).toBe(`${words(20)}...`);
});

it.each(['classic', 'professional', 'creative', 'academic'] as const)(
  '[enhance-2] %s caps a text at seven words more than it has',
  async (template) => {
    const { maxWords, fit } = await lengthsFor(template, [summary]);
    expect(maxWords(summary)).toBe(47);
    expect(fit(bullet(words(3)), words(10))).toBe(words(10));
    expect(fit(bullet(words(3)), words(11))).toBeUndefined();
  },
);

it.each(templates.map(({ id }) => id))(
  '%s cuts no list, however long its lines are',
  async (template) => {
    const texts = [words(50), words(3), words(21)].map(bullet);
    const { targetLength, maxWords, fit } = await lengthsFor(template, texts);
    expect(targetLength).toBeGreaterThanOrEqual(
      texts.reduce((sum, { text }) => sum + text.length, 0),
    );
    for (const one of texts) {
      expect(maxWords(one) ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
        one.text.split(' ').length,
      );
      expect(fit(one, one.text)).toBe(one.text);
    }
  },
);
