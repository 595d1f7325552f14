import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ProvenText } from './proven-text.ts';

/** What is passed on of a text that comes letter by letter, and what was checked together. */
async function passed(text: string, { whole = true, isSlow = false } = {}) {
  const read: string[] = [];
  const checked: string[] = [];
  const proven = new ProvenText(
    async (sentences) => {
      checked.push(sentences);
      if (isSlow) await nextTurn();
      return !sentences.includes('500');
    },
    (sentences) => read.push(sentences),
  );
  for (const letter of text) {
    proven.add(letter);
    if (!isSlow) await nextTurn();
  }
  await proven.end(whole);
  return { read, checked };
}

it('passes whole sentences and lines on, and the last of a whole text', async () => {
  const text = 'Dear Mr. Marsh,\nI know “Linux.” I ran it for 2.5 years! जी हाँ।Best';
  const parts = ['Dear Mr. Marsh,\n', 'I know “Linux.” ', 'I ran it for 2.5 years! ', 'जी हाँ।'];
  expect((await passed(text)).read).toEqual([...parts, 'Best']);
  expect((await passed(text, { whole: false })).read).toEqual(parts);
});

it('holds back what is not proven, and all that follows', async () => {
  expect((await passed('I know Linux. I led 500 people. I know SQL.')).read).toEqual([
    'I know Linux. ',
  ]);
});

it('checks together what comes during a check, and no blank lines', async () => {
  const { read, checked } = await passed('One two. Three. Four.\n\n\nFive.', { isSlow: true });
  expect(checked).toEqual(['One two. ', 'Three. Four.\n\n\nFive.']);
  expect(read.join('')).toBe('One two. Three. Four.\n\n\nFive.');
  expect((await passed('\n\n')).checked).toEqual([]);
});

it('tells whoever waits for the end of a check that failed', async () => {
  const failing = new ProvenText(
    () => Promise.reject(new Error('no thread')),
    () => {},
  );
  failing.add('I know Linux.\n');
  await nextTurn();
  await expect(failing.end(true)).rejects.toThrow('no thread');
});
