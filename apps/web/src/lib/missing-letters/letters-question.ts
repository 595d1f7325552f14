import type { MissingLetter } from '@folio/documents/missing-letters';
import type { ComponentType } from 'react';
import { questionStore } from '../question-store.ts';

/** How pages are output: as a PDF, or printed. */
export type OutputAction = 'export' | 'print';
/** The question before pages with missing letters are output. */
export type LettersQuestion = {
  missing: readonly MissingLetter[];
  outputAction: OutputAction;
  /** The price of continuing; absent if the output is not a PDF of one's own resume. */
  credits?: number | undefined;
  answer: (isConfirmed: boolean) => void;
  /** The dialog, loaded together with its caller so that it is available offline. */
  Dialog: ComponentType;
};

export const lettersQuestion = questionStore<LettersQuestion>();
