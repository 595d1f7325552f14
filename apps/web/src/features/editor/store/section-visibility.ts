import {
  isCustomReference,
  referenceTo,
  type SectionReference,
} from '@folio/contract/section-references';
import type { EditorDocument } from './document.ts';
import type { EditorStore } from './editor-store.ts';

/** Custom sections are hidden individually, or all together by `customSections`. */
export function isSectionHidden({ settings }: EditorDocument, section: SectionReference): boolean {
  const hidden: readonly SectionReference[] = settings.hiddenSections;
  return (
    hidden.includes(section) || (isCustomReference(section) && hidden.includes('customSections'))
  );
}

export function setSectionHidden(
  store: EditorStore,
  section: Exclude<SectionReference, 'personalInfo'>,
  isHidden: boolean,
): void {
  const { content, settings } = store.getDocument();
  const all = content.customSections.map(({ id }) => referenceTo(id));
  // Showing one of the jointly hidden custom sections keeps the others hidden.
  const isOneOf = isCustomReference(section);
  const before = settings.hiddenSections.flatMap((one) =>
    one === 'customSections' && isOneOf ? all : [one],
  );
  const others = before.filter((one) => one !== section);
  const hiddenSections = isHidden ? [...others, section] : others;
  store.dispatch({ type: 'setSettings', settings: { hiddenSections } });
}
