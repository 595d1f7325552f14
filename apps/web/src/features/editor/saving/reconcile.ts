import type { EditorDocument } from '../store/document.ts';
import { mergeDocuments } from './merge-documents.ts';
import { saysTheSame } from './same-content.ts';

export type Reconciled =
  /** The server has what was sent: its answer was lost on the way. */
  | { kind: 'arrived' }
  /** Both changes fit into one document. It is undefined where theirs changes nothing. */
  | { kind: 'joined'; merged: EditorDocument | undefined }
  /** Both changed the same part: the person has to choose. */
  | { kind: 'conflict' };

type Versions = {
  /** What both grew from, as far as that is known. */
  base: EditorDocument | undefined;
  /** What was sent and refused. */
  sent: EditorDocument;
  mine: EditorDocument;
  theirs: EditorDocument;
};

/** What to do about a resume that was changed elsewhere too. */
export function reconcile({ base, sent, mine, theirs }: Versions): Reconciled {
  if (saysTheSame(theirs, sent)) return { kind: 'arrived' };
  const merged = base && mergeDocuments(base, mine, theirs);
  if (!merged) return { kind: 'conflict' };
  return { kind: 'joined', merged: saysTheSame(base, theirs) ? undefined : merged };
}
