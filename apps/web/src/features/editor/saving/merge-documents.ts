import type { Prefer } from '../../../lib/autosave/save-state.ts';
import type { EditorDocument } from '../store/document.ts';
import { mergeFields, overlap } from './merge-lists.ts';

/**
 * Three-way merge: joins two documents that grew from the same base where each changed other parts of
 * it, such as other fields, other entries of a list, or other settings. Where both changed the same it
 * is the preferred side's change that stands; with 'neither' it is then undefined.
 */
export function mergeDocuments(
  base: EditorDocument,
  mine: EditorDocument,
  theirs: EditorDocument,
  prefer: Prefer = 'neither',
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
