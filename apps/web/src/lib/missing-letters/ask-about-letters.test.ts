import { expect, it } from 'vitest';
import { askAboutLetters } from './ask-about-letters.ts';
import { lettersQuestion } from './letters-question.ts';
import { MissingLettersDialog } from './missing-letters-dialog.tsx';

const missing = [{ letter: 'ᬅ', script: 'Balinese' }] as never;

it('pages with letters that no font has are asked about, by a dialog that comes with the question', async () => {
  expect(await askAboutLetters([])).toBe(true);
  const first = askAboutLetters(missing);
  expect(lettersQuestion.get()).toMatchObject({
    outputAction: 'export',
    Dialog: MissingLettersDialog,
  });
  const second = askAboutLetters(missing, 'print');
  expect(await first).toBe(false);
  lettersQuestion.get()?.answer(true);
  expect(await second).toBe(true);
  expect(lettersQuestion.get()).toBeUndefined();
});
