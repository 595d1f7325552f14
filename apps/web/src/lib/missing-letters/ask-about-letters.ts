import type { MissingLetter } from '@folio/documents/missing-letters';
import { lettersQuestion, type OutputAction } from './letters-question.ts';
import { MissingLettersDialog } from './missing-letters-dialog.tsx';

/**
 * Asks whether to output pages that leave these letters blank; resolves to true at once if there
 * are none.
 */
export function askAboutLetters(
  missing: readonly MissingLetter[],
  outputAction: OutputAction = 'export',
  credits?: number,
): Promise<boolean> {
  if (missing.length === 0) return Promise.resolve(true);
  lettersQuestion.get()?.answer(false);
  return new Promise((resolve) => {
    lettersQuestion.show({
      missing,
      outputAction,
      credits,
      Dialog: MissingLettersDialog,
      answer: (isConfirmed) => {
        lettersQuestion.show(undefined);
        resolve(isConfirmed);
      },
    });
  });
}
