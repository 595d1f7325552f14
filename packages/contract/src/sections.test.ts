import { expect, it } from 'vitest';
import { emptyContent } from './empty-content.ts';
import { customEntrySchema, entrySchemas } from './entry-schemas.ts';
import { sectionNames } from './section-names.ts';
import {
  customEntries,
  isListSection,
  type ListSection,
  listSections,
  sections,
} from './sections.ts';

it('knows each section of the content, lists as lists', () => {
  expect(Object.keys(sections).toSorted()).toEqual([...sectionNames].toSorted());
  for (const name of sectionNames) {
    expect(sections[name].id).toBe(name);
    expect(isListSection(name)).toBe(Array.isArray(emptyContent()[name]));
  }
});

it('[sections-1] asks for no field that an entry does not have', () => {
  const lists = Object.values(listSections).map(
    (list) => [list, entrySchemas[list.id as ListSection]] as const,
  );
  for (const [{ fields, entries }, schema] of [
    ...lists,
    [customEntries, customEntrySchema] as const,
  ]) {
    const entry = Object.keys(schema.parse({ id: 'a' }));
    for (const { stored } of fields) expect(entry).toEqual(expect.arrayContaining([...stored]));
    const ids = fields.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...entries.titleFields]));
    expect(ids).toEqual(expect.arrayContaining([...entries.subtitleFields]));
  }
  const person = Object.keys(emptyContent().personalInfo);
  for (const { stored } of sections.personalInfo.fields)
    expect(person).toEqual(expect.arrayContaining([...stored]));
});
