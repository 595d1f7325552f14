import type { ResumeContent } from '@folio/contract/resume-content';
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
  const { content: contentWas, settings: were, ...baseParts } = base;
  const { content: myContent, settings: mySettings, ...myParts } = mine;
  const { content: theirContent, settings: theirSettings, ...theirParts } = theirs;
  const parts = mergeFields(baseParts, myParts, theirParts, prefer);
  const content = mergeContents(contentWas, myContent, theirContent, prefer);
  const settings = mergeFields(were, mySettings, theirSettings, prefer);
  if (parts === overlap || content === overlap || settings === overlap) return undefined;
  return { ...parts, content, settings };
}

/** The personal info is joined field by field, as are the entries of the lists. */
function mergeContents(
  base: ResumeContent,
  mine: ResumeContent,
  theirs: ResumeContent,
  prefer: Prefer,
): ResumeContent | typeof overlap {
  const { personalInfo: personWas, ...were } = base;
  const { personalInfo: me, ...myLists } = mine;
  const { personalInfo: them, ...theirLists } = theirs;
  const personalInfo = mergeFields(personWas, me, them, prefer);
  const lists = mergeFields(were, myLists, theirLists, prefer);
  return personalInfo === overlap || lists === overlap ? overlap : { ...lists, personalInfo };
}
