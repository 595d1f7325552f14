import type { MissingLetter } from '@folio/documents/missing-letters';
import type { ComponentType } from 'react';

/** How pages are output: as a PDF, or printed. */
export type OutputAction = 'export' | 'print';
/** The question before pages with missing letters are output. */
export type LettersQuestion = {
  missing: readonly MissingLetter[];
  outputAction: OutputAction;
  /** The price of continuing; absent where that is not a PDF of one's own. */
  credits?: number | undefined;
  answer: (isConfirmed: boolean) => void;
  /** The dialog, loaded together with its caller so that it is available offline. */
  Dialog: ComponentType;
};

let open: LettersQuestion | undefined;
const listeners = new Set<() => void>();

export const openLetters = (): LettersQuestion | undefined => open;

export function subscribeToLetters(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined once it is answered. */
export function showLetters(question: LettersQuestion | undefined): void {
  open = question;
  for (const listener of listeners) listener();
}
