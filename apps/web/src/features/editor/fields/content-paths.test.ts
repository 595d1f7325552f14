import { describe, expect, it } from 'vitest';
import { resumeOf } from '../saving/saving-fixture.ts';
import { documentOf, listNames } from '../store/document.ts';
import { bulletAt, endOfBullet, pathsOfPlace, placeOfPath, tabOfPath } from './content-paths.ts';
import { definitionOf } from './custom-fields.ts';
import { listDefinitions } from './list-fields.ts';
import { interestsField, personalFields } from './personal-fields.ts';

const document = documentOf(
  resumeOf({
    content: {
      workExperience: [
        { id: 'first', position: 'Poet' },
        { id: 'second', position: 'Analyst', bullets: ['one', '', 'three\nlines', 'four'] },
      ],
      education: [{ id: 'e' }],
      skills: [{ id: 's' }],
      projects: [{ id: 'p' }],
      certifications: [{ id: 'c' }],
      languages: [{ id: 'l' }],
      customSections: [
        { id: 'x', title: 'Awards' },
        { id: 'y', title: 'Talks', entries: [{ id: 'z', bullets: ['one', 'two'] }] },
      ],
    },
  }),
);

describe('content paths', () => {
  it.each([
    [
      'workExperience[1].bullets[2]',
      { list: 'experience', id: 'second', field: 'bulletPoints', item: 2 },
    ],
    ['workExperience[1].position', { list: 'experience', id: 'second', field: 'role' }],
    ['workExperience[0].endDate', { list: 'experience', id: 'first', field: 'duration' }],
    ['workExperience[0]', { list: 'experience', id: 'first', field: 'role' }],
    ['workExperience', { list: 'experience', id: 'first', field: 'role' }],
    ['education[0].institution', { list: 'education', id: 'e', field: 'school' }],
    ['projects[0].link', { list: 'projects', id: 'p', field: 'link' }],
    ['certifications[0].date', { list: 'certificates', id: 'c', field: 'year' }],
    ['skills[0].items[3]', { list: 'skills', id: 's', field: 'items' }],
    ['languages[0].proficiency', { list: 'languages', id: 'l', field: 'proficiency' }],
    ['personalInfo.lastName', { list: null, field: 'name' }],
    ['personalInfo.summary', { list: null, field: 'summary' }],
    ['personalInfo', { list: null, field: 'name' }],
    ['interests', { list: null, field: 'interests' }],
    ['customSections[1].title', { list: 'customSections', id: 'y', field: 'title' }],
    ['customSections[1]', { list: 'customSections', id: 'y', field: 'title' }],
    ['customSections[1].entries[0]', { list: 'custom/y', id: 'z', field: 'title' }],
    ['customSections[1].entries[0].dateText', { list: 'custom/y', id: 'z', field: 'dateText' }],
    [
      'customSections[1].entries[0].bullets[1]',
      { list: 'custom/y', id: 'z', field: 'bullets', item: 1 },
    ],
  ])('%s leads to its field', (path, place) => {
    expect(placeOfPath(document, path)).toEqual(place);
  });

  it.each([
    'workExperience[9].position',
    'customSections[9].title',
    'customSections[0].entries[0].title',
    '',
    '[]',
    'a[b].c',
  ])('what no field edits leads nowhere: %s', (path) => {
    expect(placeOfPath(document, path)).toBeUndefined();
  });

  it('every field of the form leads to the preview and back', () => {
    for (const { field } of [...personalFields, interestsField]) {
      const place = { list: null, field };
      const [path = ''] = pathsOfPlace(document, place);
      expect(placeOfPath(document, path)).toEqual(place);
    }
    for (const list of listNames) {
      for (const { field } of listDefinitions[list].fields) {
        const place = { list, id: document.form[list][0]?.id ?? '', field };
        const paths = pathsOfPlace(document, place);
        expect(placeOfPath(document, paths[0] ?? '')).toEqual(place);
        expect(paths.at(-1)).toBe(`${listDefinitions[list].section}[0]`);
      }
    }
  });

  it('every field of a section that was added leads to the preview and back', () => {
    for (const { field } of definitionOf('custom/y').fields) {
      const place = { list: 'custom/y' as const, id: 'z', field };
      const paths = pathsOfPlace(document, place);
      expect(placeOfPath(document, paths[0] ?? '')).toEqual(place);
      expect(paths.at(-1)).toBe('customSections[1].entries[0]');
    }
  });

  it('every field of the form is one of the resume', () => {
    for (const list of listNames) {
      const entry = Object.keys(document.form[list][0] ?? {});
      expect(entry).toEqual(
        expect.arrayContaining(listDefinitions[list].fields.map(({ field }) => field)),
      );
    }
  });

  it('sections without an entry lead to their tab', () => {
    expect(tabOfPath('certifications')).toBe('certificates');
    expect(tabOfPath('languages')).toBe('others');
    expect(tabOfPath('personalInfo.email')).toBe('personal');
  });
});

describe('bullet points in the joined text', () => {
  const bullets = { document, list: 'experience' as const, id: 'second' };
  const text = document.form.experience[1]?.bulletPoints ?? '';

  it('end where the next one starts', () => {
    expect(text.slice(0, endOfBullet(bullets, 0))).toBe('one');
    expect(text.slice(0, endOfBullet(bullets, 2))).toBe('one\n\nthree\nlines');
    expect(endOfBullet(bullets, 3)).toBe(text.length);
    expect(endOfBullet(bullets, 99)).toBe(text.length);
  });

  it('hold the caret from their start to their end', () => {
    expect(bulletAt(bullets, 0)).toBe(0);
    expect(bulletAt(bullets, 3)).toBe(0);
    expect(bulletAt(bullets, 4)).toBe(1);
    expect(bulletAt(bullets, 5)).toBe(2);
    expect(bulletAt(bullets, text.length)).toBe(3);
    expect(bulletAt({ ...bullets, id: 'first' }, 0)).toBe(0);
  });
});
