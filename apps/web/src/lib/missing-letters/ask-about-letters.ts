import type { MissingLetter } from '@folio/documents/missing-letters';

/** What is asked before a PDF goes out that leaves letters blank. */
export type LettersQuestion = {
  missing: readonly MissingLetter[];
  answer: (isWanted: boolean) => void;
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

/** Whether a PDF is wanted that leaves these letters blank; asks nothing where there are none. */
export function askAboutLetters(missing: readonly MissingLetter[]): Promise<boolean> {
  if (missing.length === 0) return Promise.resolve(true);
  open?.answer(false);
  return new Promise((resolve) => {
    show({
      missing,
      answer: (isWanted) => {
        show(undefined);
        resolve(isWanted);
      },
    });
  });
}
