import type { CustomList, ListKey } from '../store/lists.ts';
import { customListOf } from '../store/lists.ts';
import type { ListDefinition } from './field-definition.ts';
import { bullets, description, listDefinitions, text } from './list-fields.ts';

/** The sections that a person adds: what a resume needs and no other tab asks for. */
export const customSections: ListDefinition = {
  list: 'customSections',
  section: 'customSections',
  addLabel: 'Add Section',
  noun: 'section',
  emptyText: 'For what has no place elsewhere, such as Volunteering, Awards or Publications.',
  titleFields: ['title'],
  subtitleFields: [],
  fields: [
    text('title', 'Section name', ['title'], {
      wide: true,
      hint: 'As it should read in the resume, such as Volunteering.',
    }),
  ],
};

const customEntries = (list: CustomList): ListDefinition => ({
  list,
  section: 'entries',
  addLabel: 'Add Entry',
  noun: 'entry',
  emptyText: 'A section shows up in the resume with its first entry.',
  titleFields: ['title', 'subtitle', 'dateText', 'bullets', 'description'],
  subtitleFields: ['subtitle', 'dateText'],
  fields: [
    text('title', 'Title', ['title']),
    text('subtitle', 'Subtitle', ['subtitle']),
    text('dateText', 'Date', ['dateText'], { wide: true }),
    text('bullets', 'Bullet points', ['bullets'], { kind: 'bullets', wide: true, hint: bullets }),
    { ...description, isDetail: true },
  ],
});

const made = new Map<ListKey, ListDefinition>();

/** What the form asks for in the entries of a list: always the same object for the same list. */
export function definitionOf(list: ListKey): ListDefinition {
  if (list === 'customSections') return customSections;
  if (!list.startsWith(customListOf('')))
    return listDefinitions[list as keyof typeof listDefinitions];
  const known = made.get(list) ?? customEntries(list as CustomList);
  made.set(list, known);
  return known;
}
