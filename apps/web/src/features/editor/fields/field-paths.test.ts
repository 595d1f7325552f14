import { listTexts } from '@folio/contract/content-path';
import { moreSections } from '@folio/contract/section-names';
import { type ListSection, listSections } from '@folio/contract/sections';
import { describe, expect, it } from 'vitest';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from '../store/document.ts';
import { definitionOf, entriesOf, innerListOf, type ListPath } from '../store/lists.ts';
import { fieldOfPath, pathsOfField, tabOfPath } from './field-paths.ts';
import { looseFields } from './field-ref.ts';

const bullet = (id: string, text: string) => ({ id, text });
const others = moreSections.filter((section) => section !== 'publications');
const { content } = documentOf(
  resumeOf({
    content: {
      workExperience: [
        { id: 'first', position: 'Poet' },
        {
          id: 'second',
          position: 'Analyst',
          bullets: [
            bullet('a', 'one'),
            bullet('b', ''),
            bullet('c', 'three\nlines'),
            bullet('d', 'four'),
          ],
        },
      ],
      education: [{ id: 'e' }],
      skills: [{ id: 's' }],
      projects: [{ id: 'p' }],
      certifications: [{ id: 'c' }],
      languages: [{ id: 'l' }],
      personalInfo: { links: [{ id: 'g', url: 'https://github.com/ada' }] },
      publications: [{ id: 'u', title: 'Notes', doi: '10.1000/1' }],
      ...Object.fromEntries(others.map((section) => [section, [{ id: 'o' }]])),
      customSections: [
        { id: 'x', title: 'Awards' },
        { id: 'y/ö', title: 'Talks', entries: [{ id: 'z', bullets: [bullet('a', 'one')] }] },
      ],
    },
  }),
);
const talks = innerListOf('y/ö');

describe('a path of the content', () => {
  it.each([
    [
      'workExperience/second/bullets/c/text',
      { list: 'workExperience', id: 'second', field: 'bullets', item: 'c' },
    ],
    ['workExperience/second/position', { list: 'workExperience', id: 'second', field: 'position' }],
    ['workExperience/first/endDate', { list: 'workExperience', id: 'first', field: 'period' }],
    ['workExperience/first', { list: 'workExperience', id: 'first', field: 'position' }],
    ['workExperience', { list: 'workExperience', id: 'first', field: 'position' }],
    ['education/e/institution', { list: 'education', id: 'e', field: 'institution' }],
    ['projects/p/link', { list: 'projects', id: 'p', field: 'link' }],
    ['certifications/c/date', { list: 'certifications', id: 'c', field: 'date' }],
    ['skills/s/items/3', { list: 'skills', id: 's', field: 'items' }],
    ['languages/l/proficiency', { list: 'languages', id: 'l', field: 'proficiency' }],
    ['personalInfo/lastName', { list: null, field: 'name' }],
    ['personalInfo/summary', { list: null, field: 'summary' }],
    ['personalInfo', { list: null, field: 'name' }],
    ['interests', { list: null, field: 'interests' }],
    ['customSections/x/title', { list: 'customSections', id: 'x', field: 'title' }],
    ['customSections/x', { list: 'customSections', id: 'x', field: 'title' }],
    ['customSections/y~1ö/entries/z', { list: talks, id: 'z', field: 'title' }],
    ['customSections/y~1ö/entries/z/dateText', { list: talks, id: 'z', field: 'period' }],
    ['personalInfo/links/g/url', { list: 'personalInfo/links', id: 'g', field: 'url' }],
    ['personalInfo/details/gone', undefined],
    ['publications/u/doi', { list: 'publications', id: 'u', field: 'doi' }],
    [
      'customSections/y~1ö/entries/z/bullets/a/text',
      { list: talks, id: 'z', field: 'bullets', item: 'a' },
    ],
  ])('%s leads to its field', (path, field) => {
    expect(fieldOfPath(content, path)).toEqual(field);
  });

  it.each([
    'workExperience/gone/position',
    'customSections/gone/title',
    'customSections/x/entries/gone/title',
    'personalInfo/photoId',
    '',
    'workExperience[0].position',
  ])('leads nowhere where no field edits it: %s', (path) => {
    expect(fieldOfPath(content, path)).toBeUndefined();
  });

  it('leads to its tab where its section has no entry', () => {
    expect(tabOfPath('certifications')).toBe('certifications');
    expect(tabOfPath('languages')).toBe('languages');
    expect(tabOfPath('personalInfo/email')).toBe('personalInfo');
  });

  it('leads to a field from any of its texts', () => {
    for (const { path } of listTexts(content)) expect(fieldOfPath(content, path)).toBeDefined();
  });
});

describe('a field of the form', () => {
  const lists: ListPath[] = [
    ...(Object.keys(listSections) as ListSection[]),
    talks,
    'personalInfo/links' as const,
  ];

  it('leads to the preview and back', () => {
    for (const { id } of looseFields) {
      const field = { list: null, field: id };
      expect(fieldOfPath(content, pathsOfField(field)[0] ?? '')).toEqual(field);
    }
    for (const list of lists) {
      for (const { id: field } of definitionOf(list).fields) {
        const ref = { list, id: entriesOf(content, list).at(-1)?.id ?? '', field };
        const paths = pathsOfField(ref);
        expect(fieldOfPath(content, paths[0] ?? '')).toEqual(ref);
        expect(fieldOfPath(content, paths.at(-1) ?? '')).toMatchObject({ list, id: ref.id });
      }
    }
  });
});
