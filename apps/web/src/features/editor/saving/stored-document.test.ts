import { describe, expect, it } from 'vitest';
import { documentOf } from '../store/document.ts';
import { resumeOf } from './server-fixture.ts';
import { OldDraft } from './stored-document.ts';

const document = documentOf(
  resumeOf({
    content: {
      personalInfo: { links: [{ kind: 'github', url: 'https://github.com/a' }] },
      workExperience: [{ position: 'Poet', bullets: ['a', { text: 'b', isHidden: true }] }],
      volunteering: [{ organization: 'Shelter', isHidden: true, bullets: ['c'] }],
    },
  }),
);

const withTitle = (title: string) => ({
  ...document.content,
  personalInfo: { ...document.content.personalInfo, title },
});

/** What is read of it after it lay in the browser's storage. */
const read = (document: unknown) =>
  OldDraft.safeParse(JSON.parse(JSON.stringify({ document, version: 1, at: 0 }))).data?.document;

describe('what this browser kept', () => {
  it('comes back whole', () => {
    expect(read(document)).toEqual(document);
  });

  it('keep texts that are too long to be saved', () => {
    const long = { ...document, content: withTitle('x'.repeat(5_000)) };
    expect(read(long)?.content.personalInfo.title).toHaveLength(5_000);
  });

  it('come back without settings, or with some that can not be read, as every template is', () => {
    const settings = { ...document.settings, marginMm: 900 };
    expect(read({ ...document, settings })).toEqual(document);
    const { settings: _, ...older } = document;
    expect(read(older)).toEqual(document);
  });

  it('of a later release come back with all that is known of them', () => {
    const later = {
      ...document,
      order: ['hobbies', ...document.order],
      settings: { ...document.settings, fontScale: 1.1, columns: 2 },
    };
    expect(read(later)).toEqual({
      ...document,
      settings: { ...document.settings, fontScale: 1.1 },
    });
  });

  it('keep sections that were added, whatever their texts', () => {
    const bullets = [
      { id: 'x', place: 'a0', text: 'long '.repeat(9_000), isHidden: false },
      { id: 'y', place: 'a1', text: '', isHidden: true },
    ];
    const written = documentOf(
      resumeOf({
        isPublic: true,
        content: { customSections: [{ id: 'a', title: 'Talks', entries: [{ id: 'b' }] }] },
      }),
    );
    const [section] = written.content.customSections;
    const [entry] = section?.entries ?? [];
    if (!section || !entry) throw new Error('The section is missing');
    const customSections = [{ ...section, entries: [{ ...entry, bullets }] }];
    const long = { ...written, content: { ...written.content, customSections } };
    expect(read(long)).toEqual(long);
  });

  it('of a release that stored the editor’s form are read completely', () => {
    const dates = { startDate: '2019-06', endDate: '', current: false, dateText: 'Summer 2019' };
    const form = {
      name: 'Ada King',
      firstName: 'Ada',
      lastName: 'Lovelace',
      title: 'x'.repeat(5_000),
      interests: 'Chess',
      experience: [
        {
          id: 'job',
          role: 'Poet',
          company: 'Here',
          duration: 'Summer 2019',
          ...dates,
          bulletPoints: 'one\ntwo\nlines',
          bullets: ['one', 'two\nlines'],
        },
        { id: 'next', role: 'Analyst', duration: 'Jan 2020 – ', bulletPoints: 'new', bullets: [] },
      ],
      education: [{ id: 'school', school: 'Home', degree: 'None', year: '1830' }],
      projects: [{ id: 'engine', title: 'Engine', duration: '' }],
      certificates: [{ id: 'prize', name: 'Prize', year: 'Mar 1840', date: '', dateText: '' }],
      skills: [{ id: 'maths', category: 'Maths', items: 'Sets,  Numbers', list: ['Sets'] }],
      languages: [{ id: 'en', language: 'English', proficiency: 'Native' }],
      customSections: [
        { id: 'talks', title: 'Talks', entries: [{ id: 'one', title: 'A', bullets: ['x', 'y'] }] },
      ],
    };
    const { content: _, ...rest } = document;
    const content = read({ ...rest, form })?.content;
    const texts = ({ bullets }: { bullets: { text: string }[] }) => bullets.map(({ text }) => text);
    expect(content).toMatchObject({
      personalInfo: { firstName: 'Ada', lastName: 'King', title: 'x'.repeat(5_000) },
      interests: 'Chess',
      workExperience: [
        { id: 'job', position: 'Poet', company: 'Here', ...dates },
        { id: 'next', position: 'Analyst', startDate: '2020-01', dateText: 'Jan 2020 – ' },
      ],
      education: [{ id: 'school', institution: 'Home', degree: 'None', startDate: '1830' }],
      projects: [{ id: 'engine', name: 'Engine' }],
      certifications: [{ id: 'prize', name: 'Prize', date: '1840-03' }],
      skills: [
        { id: 'maths', category: 'Maths', items: ['Sets', 'Numbers'], itemsText: 'Sets,  Numbers' },
      ],
      languages: [{ id: 'en', language: 'English', proficiency: 'Native' }],
      customSections: [{ id: 'talks', title: 'Talks', entries: [{ id: 'one', title: 'A' }] }],
    });
    expect(content?.workExperience.map(texts)).toEqual([['one', 'two\nlines'], ['new']]);
    expect(content?.customSections[0]?.entries.map(texts)).toEqual([['x', 'y']]);
    expect(content?.workExperience.every(({ bullets }) => bullets.every(({ id }) => id))).toBe(
      true,
    );
  });

  it.each([null, [], 'text', { content: { skills: 7 } }, { form: { skills: 7 } }])(
    'is left where it is if it can not be read: %j',
    (stored) => {
      expect(read(stored)).toBeUndefined();
    },
  );
});
