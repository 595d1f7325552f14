import { describe, expect, test } from 'vitest';
import { enhanceSection } from './enhance-section.ts';
import { capWords, wordLimits, wordsOf } from './word-limits.ts';

const section = 'workExperience';
const text = 'Responsible for answering calls. Worked on the web site.\nI helped with orders.';

test('every sentence is improved in its place', () => {
  expect(enhanceSection({ section, text }).text).toBe(
    'Answered calls. Contributed to the web site.\nHelped with orders.',
  );
});

test('a summary keeps its sentences and its person', () => {
  const summary = 'I am a nurse who works in order to help people.';
  expect(enhanceSection({ section: 'personalInfo', text: summary }).text).toBe(
    'I am a nurse who works to help people.',
  );
});

test('skills are tidied, each once', () => {
  const { text: skills } = enhanceSection({
    section: 'skills',
    text: 'javascript, sql,, SQL | Cooking',
  });
  expect(skills).toBe('JavaScript, SQL, Cooking');
});

describe('word limits', () => {
  const long = 'Cleaned rooms and made beds. '.repeat(20).trim();

  test('20 words, with an ellipsis', () => {
    const { text: capped } = enhanceSection({ section, text: long, maxWords: 20 });
    expect(wordsOf(capped)).toHaveLength(20);
    expect(capped.endsWith('...')).toBe(true);
    expect(wordLimits.twentyWords()).toBe(20);
  });

  test('the count of the text and seven', () => {
    expect(wordLimits.sevenMore('one two three')).toBe(10);
    const maxWords = wordLimits.sevenMore(text);
    const enhanced = enhanceSection({ section, text, maxWords }).text;
    expect(wordsOf(enhanced).length).toBeLessThanOrEqual(wordsOf(text).length + 7);
    expect(enhanced).not.toContain('...');
  });

  test('the length of the text as the target', () => {
    expect(wordLimits.textLength()).toBeUndefined();
    const worked = 'Worked on it.';
    expect(enhanceSection({ section, text: worked }).text).toBe('Contributed to it.');
    expect(enhanceSection({ section, text: worked, targetLength: worked.length }).text).toBe(
      worked,
    );
  });

  test('a short text is not touched', () => expect(capWords('a b', 2)).toBe('a b'));
});

test('another language stays as it is, with the reason', () => {
  const japanese = '営業チームの管理を担当しました。';
  const enhanced = enhanceSection({ section, text: japanese, maxWords: 20 });
  expect(enhanced.text).toBe(japanese);
  expect(enhanced.reason).toMatch(/English/);
});
