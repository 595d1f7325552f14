import type { MissingLetter } from '@folio/documents/missing-letters';

/** On which way pages leave: as a PDF, or on paper. */
export type OutputAction = 'export' | 'print';
/** What is asked before pages go out that leave letters blank. */
export type LettersQuestion = {
  missing: readonly MissingLetter[];
  outputAction: OutputAction;
  /** What going on takes; nothing where that is not a PDF of one's own. */
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

/** Whether pages are wanted that leave these letters blank; asks nothing where there are none. */
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
