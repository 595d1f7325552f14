import { joinPath, splitPath } from '@folio/contract/content-path';
import type { SectionName } from '@folio/contract/section-names';
import {
  isCustomReference,
  placeSections,
  referenceTo,
  type SectionReference,
} from '@folio/contract/section-references';
import { sections } from '@folio/contract/sections';
import { useMemo } from 'react';
import { isMoreSection, ownTabs, type SectionTab, type TabId } from '../fields/field-ref.ts';
import type { EditorDocument } from '../store/document.ts';
import { entriesOf } from '../store/lists.ts';
import { useEditor } from '../store/use-editor.ts';
import { useView } from '../view/use-view.ts';

/**
 * The sections in the order of the page. One that few resumes have is listed once it has an entry; a
 * tab that is open stays, whatever is deleted in it.
 */
function listedSections({ order, content }: EditorDocument, open: TabId): SectionTab[] {
  const placed: readonly SectionReference[] = placeSections(order, content);
  return placed.filter(
    (section): section is SectionTab =>
      section !== 'customSections' &&
      (isCustomReference(section) ||
        !isMoreSection(section) ||
        section === open ||
        content[section].length > 0),
  );
}

export function useListedSections(): readonly SectionTab[] {
  const open = useView(({ tab }) => tab);
  const joined = useEditor(({ document }) => joinedSections(document, open));
  return useMemo(() => splitPath(joined) as SectionTab[], [joined]);
}

let last: { document: EditorDocument; open: TabId; joined: string } | undefined;

/** As one text, so that only another list renders again. Many ask for the same one at each letter. */
function joinedSections(document: EditorDocument, open: TabId): string {
  if (last?.document !== document || last.open !== open)
    last = { document, open, joined: joinPath(...listedSections(document, open)) };
  return last.joined;
}

/** The sections that few resumes have and this one does. */
export const useAddedSections = () => useListedSections().filter(isMoreSection);

/** What a section is called where its own title does not matter. */
export const nameOf = (section: SectionName): string =>
  section === 'customSections' ? sections[section].label : sections[section].documentTitle;

/** What a section is called in the form: the title that it was given, else the one that all know. */
export function sectionName({ content, settings }: EditorDocument, section: SectionTab): string {
  if (isCustomReference(section)) {
    const found = content.customSections.find(({ id }) => referenceTo(id) === section);
    return found?.title.trim() || 'Untitled section';
  }
  // Personal holds more than the summary, which its title is the title of.
  const given = section === 'personalInfo' ? undefined : settings.sectionTitles[section];
  return given?.trim() || sections[section].label;
}

/** What any tab is called. */
export const tabName = (document: EditorDocument, tab: TabId): string =>
  ownTabs.find(({ id }) => id === tab)?.label ?? sectionName(document, tab as SectionTab);

/** How many entries a section has; undefined where it is no list. */
export function sectionCount({ content }: EditorDocument, section: SectionTab): number | undefined {
  if (section === 'personalInfo' || section === 'interests') return undefined;
  if (!isCustomReference(section)) return entriesOf(content, section).length;
  return content.customSections.find(({ id }) => referenceTo(id) === section)?.entries.length;
}
