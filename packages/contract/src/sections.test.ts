import { expect, it } from 'vitest';
import { emptyContent, sectionNames } from './resume-content.ts';
import { customEntries, isListSection, listSections, sections } from './sections.ts';

it('knows each section of the content, lists as lists', () => {
  expect(Object.keys(sections).toSorted()).toEqual([...sectionNames].toSorted());
  for (const name of sectionNames) {
    expect(sections[name].id).toBe(name);
    expect(isListSection(name)).toBe(Array.isArray(emptyContent()[name]));
  }
});

it('[sections-1] asks for no field that an entry does not have', () => {
  for (const { fields, entries } of [...Object.values(listSections), customEntries]) {
    const entry = Object.keys(entries.schema.parse({ id: 'a' }) as object);
    for (const { stored } of fields) expect(entry).toEqual(expect.arrayContaining([...stored]));
    const ids = fields.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...entries.titleFields]));
    expect(ids).toEqual(expect.arrayContaining([...entries.subtitleFields]));
  }
  const person = Object.keys(emptyContent().personalInfo);
  for (const { stored } of sections.personalInfo.fields)
    expect(person).toEqual(expect.arrayContaining([...stored]));
});
