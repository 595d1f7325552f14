import { readField } from '@folio/contract/content-fields';
import { joinPath } from '@folio/contract/content-path';
import type { FieldDefinition } from '@folio/contract/field-definitions';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { SectionName } from '@folio/contract/section-names';
import { moreSections } from '@folio/contract/section-names';
import { type CustomReference, referenceTo } from '@folio/contract/section-references';
import { sections } from '@folio/contract/sections';
import { t } from '../../../lib/words/words.ts';
import {
  definitionOf,
  entriesOf,
  type ListPath,
  sectionIdOf,
  sectionOfList,
} from '../store/lists.ts';
import type { Change } from '../store/reduce-document.ts';

/**
 * A field of the form: in the personal info, the interests, or an entry. `item` is the id of the
 * bullet with the caret.
 */
export type FieldRef =
  | { list: null; field: string }
  | { list: ListPath; id: string; field: string; item?: string };

/** The fields outside lists. */
export const looseFields: readonly FieldDefinition[] = [
  ...sections.personalInfo.fields,
  ...sections.interests.fields,
];

export const fieldOf = ({ list, field }: FieldRef): FieldDefinition | undefined =>
  (list === null ? looseFields : definitionOf(list).fields).find(({ id }) => id === field);

/** The text of a field; empty if its entry was deleted. */
export function textOf(content: ResumeContent, ref: FieldRef): string {
  const field = fieldOf(ref);
  const holder = holderOf(content, ref);
  return field && holder ? readField(holder, field) : '';
}

function holderOf(content: ResumeContent, ref: FieldRef): object | undefined {
  if (ref.list !== null) return entriesOf(content, ref.list).find(({ id }) => id === ref.id);
  return ref.field === 'interests' ? content : content.personalInfo;
}

export const setText = (ref: FieldRef, value: string, byCommand = false): Change =>
  ref.list === null
    ? { type: 'setField', field: ref.field, value, byCommand }
    : { type: 'setEntryField', list: ref.list, id: ref.id, field: ref.field, value, byCommand };

/**
 * The id of the element that edits a field: for bullets the row's, or the list's. Element ids
 * contain no spaces.
 */
export function elementIdOf(ref: FieldRef): string {
  if (!ref.list) return `field-${ref.field}`;
  const id = `field-${elementKey(ref.list, ref.id)}-${ref.field}`;
  return ref.item === undefined ? id : `${id}-${escapedInId(ref.item)}`;
}

/** An entry's part in element ids. */
export const elementKey = (list: ListPath, id: string): string => escapedInId(`${list}-${id}`);

const escapedInId = (text: string): string =>
  text.replaceAll(/[^\w/-]/g, (letter) => `_${letter.codePointAt(0)}_`);

/** A tab for each section, in page order, and for other parts of the editor. */
export type SectionTab = Exclude<SectionName, 'customSections'> | CustomReference;
export type TabId = SectionTab | (typeof ownTabs)[number]['id'];

/** `others` combines languages, interests, custom sections, and adding sections. */
export const ownTabs = [
  {
    id: 'others',
    get label() {
      return t('Others');
    },
  },
  {
    id: 'design',
    get label() {
      return t('Design');
    },
  },
  { id: 'ai', label: 'AI' },
] as const;

/** A section that is listed after it has been added. */
export type MoreSection = (typeof moreSections)[number];
export const isMoreSection = (tab: TabId): tab is MoreSection =>
  moreSections.some((section) => section === tab);

/** Whether the tab `others` shows it, too. */
export const isAmongOthers = (tab: TabId): boolean =>
  tab === 'languages' || tab === 'interests' || tab.startsWith('customSections/');

export const tabOfSection = (section: SectionName): TabId =>
  section === 'customSections' ? 'others' : section;

export const tabOfField = (ref: FieldRef): TabId => {
  if (ref.list === null) return ref.field === 'interests' ? 'interests' : 'personalInfo';
  if (ref.list === 'customSections') return referenceTo(ref.id);
  const sectionId = sectionIdOf(ref.list);
  return sectionId === undefined ? tabOfSection(sectionOfList(ref.list)) : referenceTo(sectionId);
};

/** The content path of an entry. */
export const entryPath = (list: ListPath, id: string): string => `${list}/${joinPath(id)}`;
