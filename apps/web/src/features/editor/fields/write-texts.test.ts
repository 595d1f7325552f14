import { textsOf } from '@folio/contract/bullets';
import { expect, it } from 'vitest';
import { resumeOf } from '../saving/saving-fixture.ts';
import { contentOf, documentOf } from '../store/document.ts';
import { writeTexts } from './write-texts.ts';

const document = documentOf(
  resumeOf({
    content: {
      personalInfo: { firstName: 'Ada', summary: 'Old.' },
      workExperience: [{ position: 'Chef', bullets: ['One', '', 'Three'], dateText: 'Summer' }],
      skills: [{ category: 'Tools', items: ['go', 'sql'], itemsText: 'go,sql,' }],
      customSections: [{ title: 'Talks', entries: [{ title: 'A', bullets: ['x'] }] }],
    },
  }),
);
const before = contentOf(document);

it('writes texts where they stand and leaves all others as they are', () => {
  const after = contentOf(
    writeTexts(document, [
      { path: 'personalInfo.summary', value: 'New.' },
      { path: 'workExperience[0].bullets[2]', value: 'Drei' },
      { path: 'customSections[0].entries[0].bullets[0]', value: 'y' },
    ]),
  );
  expect(after.personalInfo).toEqual({ ...before.personalInfo, summary: 'New.' });
  expect(after.workExperience).toEqual([
    {
      ...before.workExperience[0],
      bullets: before.workExperience[0]?.bullets.with(2, {
        id: 'bullets-3',
        place: 'a2',
        text: 'Drei',
      }),
    },
  ]);
  expect(textsOf(after.customSections[0]?.entries[0]?.bullets ?? [])).toEqual(['y']);
  expect(after.skills).toEqual(before.skills);
  expect(contentOf(document)).toEqual(before);
});

it('writes skills, one or all of them, whatever was typed between them', () => {
  const [one] = contentOf(
    writeTexts(document, [{ path: 'skills[0].items[1]', value: 'SQL' }]),
  ).skills;
  expect(one).toMatchObject({ items: ['go', 'SQL'], itemsText: '' });
  const [all] = contentOf(
    writeTexts(document, [{ path: 'skills[0].items', value: ['Go', 'SQL'] }]),
  ).skills;
  expect(all).toMatchObject({ category: 'Tools', items: ['Go', 'SQL'], itemsText: '' });
});

it('keeps the entries what they are to the editor, and makes nothing up', () => {
  const { form } = writeTexts(document, [
    { path: 'workExperience[4].position', value: 'Nobody' },
    { path: 'personalInfo.constructor', value: 'Nobody' },
  ]);
  expect(form).toEqual(document.form);
});
