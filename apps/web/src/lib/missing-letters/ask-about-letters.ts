import type { MissingLetter } from '@folio/documents/missing-letters';

/** How pages are output: as a PDF, or printed. */
export type OutputAction = 'export' | 'print';
/** The question before pages with missing letters are output. */
export type LettersQuestion = {
  missing: readonly MissingLetter[];
  outputAction: OutputAction;
  /** The price of continuing; absent where that is not a PDF of one's own. */
  credits?: number | undefined;
  answer: (isConfirmed: boolean) => void;
};

let open: LettersQuestion | undefined;
const listeners = new Set<() => void>();

export const openQuestion = (): LettersQuestion | undefined => open;

export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(question: LettersQuestion | undefined): void {
  open = question;
  for (const listener of listeners) listener();
}

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
  open?.answer(false);
  return new Promise((resolve) => {
    show({
      missing,
      outputAction,
      credits,
      answer: (isConfirmed) => {
        show(undefined);
        resolve(isConfirmed);
      },
    });
  });
}
