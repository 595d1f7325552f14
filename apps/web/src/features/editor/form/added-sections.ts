import { joinPath, splitPath } from '@folio/contract/content-path';
import { moreSections } from '@folio/contract/section-names';
import { isMoreSection, type MoreSection } from '../fields/field-ref.ts';
import type { EditorDocument } from '../store/document.ts';
import { useEditor } from '../store/use-editor.ts';
import { useView } from '../view/use-view.ts';

/** A section that few resumes have is added once it has an entry. */
const addedIn = ({ content }: EditorDocument): MoreSection[] =>
  moreSections.filter((section) => content[section].length > 0);

/** The sections that have tabs of their own: a tab that is open stays, whatever is deleted in it. */
export function useAddedSections(): readonly MoreSection[] {
  const open = useView(({ tab }) => tab);
  // As one text, so that only another list renders again.
  const joined = useEditor(({ document }) => joinPath(...addedIn(document)));
  const added = joined === '' ? [] : splitPath(joined);
  return moreSections.filter((one) => added.includes(one) || (isMoreSection(open) && one === open));
}
