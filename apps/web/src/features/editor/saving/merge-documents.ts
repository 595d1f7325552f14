import type { EditorDocument } from '../store/document.ts';
import { mergeFields, overlap, type Prefer } from './merge-lists.ts';

/**
 * Joins two documents that grew from the same base where each changed other parts of it: other
 * fields, other entries of a list, or other settings. Undefined where both changed the same.
 */
export const mergeDocuments = (
  base: EditorDocument,
  mine: EditorDocument,
  theirs: EditorDocument,
): EditorDocument | undefined => merge(base, mine, theirs, 'neither');

/** The same, where one side's change stands wherever both changed the same. */
export const mergePreferring = (
  prefer: 'mine' | 'theirs',
  base: EditorDocument,
  mine: EditorDocument,
  theirs: EditorDocument,
): EditorDocument => merge(base, mine, theirs, prefer) ?? { mine, theirs }[prefer];

function merge(
  base: EditorDocument,
  mine: EditorDocument,
  theirs: EditorDocument,
  prefer: Prefer,
): EditorDocument | undefined {
  const { form: formWas, settings: were, ...baseParts } = base;
  const { form: myForm, settings: mySettings, ...myParts } = mine;
  const { form: theirForm, settings: theirSettings, ...theirParts } = theirs;
  const parts = mergeFields(baseParts, myParts, theirParts, prefer);
  const form = mergeFields(formWas, myForm, theirForm, prefer);
  const settings = mergeFields(were, mySettings, theirSettings, prefer);
  if (parts === overlap || form === overlap || settings === overlap) return undefined;
  return { ...parts, form, settings };
}
