import type { EditorDocument } from '../store/document.ts';
import { mergeFields, overlap } from './merge-lists.ts';

/**
 * Joins two documents that grew from the same base where each changed other parts of it: other
 * fields, other entries of a list, or other settings. Undefined where both changed the same.
 */
export function mergeDocuments(
  base: EditorDocument,
  mine: EditorDocument,
  theirs: EditorDocument,
): EditorDocument | undefined {
  const { form: formWas, settings: were, ...baseParts } = base;
  const { form: myForm, settings: mySettings, ...myParts } = mine;
  const { form: theirForm, settings: theirSettings, ...theirParts } = theirs;
  const parts = mergeFields(baseParts, myParts, theirParts);
  const form = mergeFields(formWas, myForm, theirForm);
  const settings = mergeFields(were, mySettings, theirSettings);
  if (parts === overlap || form === overlap || settings === overlap) return undefined;
  return { ...parts, form, settings };
}
