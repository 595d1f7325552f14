import type { Leftover } from '@folio/documents/leftovers/find-leftovers';
import type { ComponentType } from 'react';

/** On which way a document leaves: as a file, or on paper. */
export type OutputAction = 'export' | 'print';
/** A leftover with the words for where it is. */
export type Place = Leftover & { words: string };
/** What is asked before a document goes out with something that was most likely not meant to. */
export type LeftoversQuestion = {
  places: readonly Place[];
  outputAction: OutputAction;
  /** What going on takes; nothing where that is not a PDF of one's own. */
  credits?: number | undefined;
  /** Leads to a place. */
  goTo: (place: Place) => void;
  answer: (isConfirmed: boolean) => void;
  /** What asks it: it comes with who may have to ask, so that it can be asked without a connection. */
  Dialog: ComponentType;
};

let open: LeftoversQuestion | undefined;
const listeners = new Set<() => void>();

export const openLeftovers = (): LeftoversQuestion | undefined => open;

export function subscribeToLeftovers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined where it is answered. */
export function showLeftovers(question: LeftoversQuestion | undefined): void {
  open = question;
  for (const listener of listeners) listener();
}
