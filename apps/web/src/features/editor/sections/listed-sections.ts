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
import { t } from '../../../lib/words/words.ts';
import { isMoreSection, ownTabs, type SectionTab, type TabId } from '../fields/field-ref.ts';
import type { EditorDocument } from '../store/document.ts';
import { entriesOf } from '../store/lists.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { useView, useViewStore } from '../view/use-view.ts';

/**
 * The sections in page order. Rare ones are listed while they have an entry or their tab is open.
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

/** Rerenders only when the list changes, not whenever another tab is open. */
export function useListedSections(): readonly SectionTab[] {
  const store = useEditorStore();
  const view = useViewStore();
  useView(({ tab }) => joinedSections(store.getDocument(), tab));
  const joined = useEditor(({ document }) => joinedSections(document, view.get().tab));
  return useMemo(() => splitPath(joined) as SectionTab[], [joined]);
}

let last: { document: EditorDocument; open: TabId; joined: string } | undefined;

/**
 * Joined into one string, so that typing doesn't rerender; cached, since many components select it.
 */
function joinedSections(document: EditorDocument, open: TabId): string {
  if (last?.document !== document || last.open !== open)
    last = { document, open, joined: joinPath(...listedSections(document, open)) };
  return last.joined;
}

/** The rare sections that this resume has. */
export const useAddedSections = () => useListedSections().filter(isMoreSection);

/** A section's default name. */
export const nameOf = (section: SectionName): string =>
  section === 'customSections' ? sections[section].label : sections[section].documentTitle;

/** A section's name in the form: its given title, or the default. */
export function sectionName({ content, settings }: EditorDocument, section: SectionTab): string {
  if (isCustomReference(section)) {
    const found = content.customSections.find(({ id }) => referenceTo(id) === section);
    return found?.title.trim() || t('Untitled section');
  }
  // The title of Personal is that of the summary only, so it is not used.
  const given = section === 'personalInfo' ? undefined : settings.sectionTitles[section];
  return given?.trim() || sections[section].label;
}

/** The name of any tab. */
export const tabName = (document: EditorDocument, tab: TabId): string =>
  ownTabs.find(({ id }) => id === tab)?.label ?? sectionName(document, tab as SectionTab);

/** The number of a section's entries; undefined if it is not a list. */
export function sectionCount({ content }: EditorDocument, section: SectionTab): number | undefined {
  if (section === 'personalInfo' || section === 'interests') return undefined;
  if (!isCustomReference(section)) return entriesOf(content, section).length;
  return content.customSections.find(({ id }) => referenceTo(id) === section)?.entries.length;
}
