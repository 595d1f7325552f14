import type { Leftover } from '@folio/documents/leftovers/find-leftovers';

/** On which way a document leaves: as a file, or on paper. */
export type WayOut = 'export' | 'print';
/** A leftover with the words for where it is. */
export type Place = Leftover & { words: string };
/** What is asked before a document goes out with something that was most likely not meant to. */
export type LeftoversQuestion = {
  places: readonly Place[];
  wayOut: WayOut;
  /** Leads to a place. */
  goTo: (place: Place) => void;
  answer: (isWanted: boolean) => void;
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
