import { readField } from '@folio/contract/content-fields';
import { joinPath } from '@folio/contract/content-path';
import type { FieldDefinition } from '@folio/contract/field-definitions';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { SectionName } from '@folio/contract/section-names';
import { moreSections } from '@folio/contract/section-names';
import { type CustomReference, referenceTo } from '@folio/contract/section-references';
import { sections } from '@folio/contract/sections';
import {
  definitionOf,
  entriesOf,
  type ListPath,
  sectionIdOf,
  sectionOfList,
} from '../store/lists.ts';
import type { Change } from '../store/reduce-document.ts';

/**
 * A field of the form: one of the personal info or the interests, or one of an entry. `item` is the
 * bullet point that the caret is in, by its id.
 */
export type FieldRef =
  | { list: null; field: string }
  | { list: ListPath; id: string; field: string; item?: string };

/** The fields that are of no list. */
export const looseFields: readonly FieldDefinition[] = [
  ...sections.personalInfo.fields,
  ...sections.interests.fields,
];

export const fieldOf = ({ list, field }: FieldRef): FieldDefinition | undefined =>
  (list === null ? looseFields : definitionOf(list).fields).find(({ id }) => id === field);

/** What a field says; empty where its entry is gone. */
export function textOf(content: ResumeContent, ref: FieldRef): string {
  const field = fieldOf(ref);
  const holder = holderOf(content, ref);
  return field && holder ? readField(holder, field) : '';
}

function holderOf(content: ResumeContent, ref: FieldRef): object | undefined {
  if (ref.list !== null) return entriesOf(content, ref.list).find(({ id }) => id === ref.id);
  return ref.field === 'interests' ? content : content.personalInfo;
}

export const setText = (ref: FieldRef, value: string): Change =>
  ref.list === null
    ? { type: 'setField', field: ref.field, value }
    : { type: 'setEntryField', list: ref.list, id: ref.id, field: ref.field, value };

/**
 * The id of the element that edits it, which of bullets is the row of one, else their list. No id of
 * an element has a blank in it.
 */
export function elementIdOf(ref: FieldRef): string {
  if (!ref.list) return `field-${ref.field}`;
  const id = `field-${elementKey(ref.list, ref.id)}-${ref.field}`;
  return ref.item === undefined ? id : `${id}-${escapedInId(ref.item)}`;
}

/** Names an entry in the ids of elements that are about it. */
export const elementKey = (list: ListPath, id: string): string => escapedInId(`${list}-${id}`);

const escapedInId = (text: string): string =>
  text.replaceAll(/[^\w/-]/g, (letter) => `_${letter.codePointAt(0)}_`);

/** A tab for each section, in the order of the page, and for what is no section. */
export type SectionTab = Exclude<SectionName, 'customSections'> | CustomReference;
export type TabId = SectionTab | (typeof ownTabs)[number]['id'];

/** `others` shows languages, interests and custom sections together, and what can be added. */
export const ownTabs = [
  { id: 'others', label: 'Others' },
  { id: 'design', label: 'Design' },
  { id: 'ai', label: 'AI' },
] as const;

/** A section that is listed once it is added. */
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

/** The path of an entry in the content. */
export const entryPath = (list: ListPath, id: string): string => `${list}/${joinPath(id)}`;
