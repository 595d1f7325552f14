import type { Leftover } from '@folio/documents/leftovers/find-leftovers';
import type { ComponentType } from 'react';
import { questionStore } from '../question-store.ts';

/** How a document is output: as a file, or printed. */
export type OutputAction = 'export' | 'print';
/** A leftover with the name of its place. */
export type NamedLeftover = Leftover & { words: string };
/** The question before a document with leftovers is output. */
export type LeftoversQuestion = {
  places: readonly NamedLeftover[];
  outputAction: OutputAction;
  /** The price of continuing; absent if the output is not a PDF of one's own resume. */
  credits?: number | undefined;
  /** Opens the place of a leftover. */
  goTo: (leftover: NamedLeftover) => void;
  answer: (isConfirmed: boolean) => void;
  /** The dialog, loaded together with its caller so that it is available offline. */
  Dialog: ComponentType;
};

export const leftoversQuestion = questionStore<LeftoversQuestion>();
