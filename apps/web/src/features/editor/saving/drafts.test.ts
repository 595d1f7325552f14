import { describe, expect, it, vi } from 'vitest';
import { clearDrafts, draftKeys } from '../../../lib/autosave/draft-storage.ts';
import { documentOf } from '../store/document.ts';
import { draftsOf } from './drafts.ts';
import { memoryStorage, resumeOf } from './saving-fixture.ts';

const document = documentOf(
  resumeOf({ content: { workExperience: [{ position: 'Poet', bullets: ['a', 'b'] }] } }),
);

const withTitle = (title: string) => ({
  ...document.content,
  personalInfo: { ...document.content.personalInfo, title },
});

describe('drafts', () => {
  it('come back whole, for the same user and resume only', () => {
    const storage = memoryStorage();
    draftsOf('ada', 'one', storage).store({ document, version: 3, saved: false });
    expect(draftsOf('ada', 'one', storage).load()).toMatchObject({ document, version: 3 });
    expect(draftsOf('eve', 'one', storage).load()).toBeUndefined();
    expect(draftsOf('ada', 'two', storage).load()).toBeUndefined();
  });

  it('keep texts that are too long to be saved', () => {
    const storage = memoryStorage();
    const long = { ...document, content: withTitle('x'.repeat(5_000)) };
    draftsOf('ada', 'one', storage).store({ document: long, version: 1, saved: false });
    expect(
      draftsOf('ada', 'one', storage).load()?.document.content.personalInfo.title,
    ).toHaveLength(5_000);
  });

  it('come back without settings, or with some that can not be read, as every template is', () => {
    const storage = memoryStorage();
    const settings = { ...document.settings, marginMm: 900 };
    draftsOf('ada', 'one', storage).store({
      document: { ...document, settings },
      version: 1,
      saved: false,
    });
    expect(draftsOf('ada', 'one', storage).load()?.document).toEqual(document);
    const { settings: _, ...older } = document;
    const written = JSON.stringify({
      'ada/one': { document: older, version: 1, saved: false, at: 0 },
    });
    storage.setItem(draftKeys.resumes, written);
    expect(draftsOf('ada', 'one', storage).load()?.document).toEqual(document);
  });

  it('of a later release come back with all that is known of them', () => {
    const storage = memoryStorage();
    const later = {
      ...document,
      order: ['patents', ...document.order],
      settings: { ...document.settings, fontScale: 1.1, columns: 2 },
    };
    const draft = { document: later, version: 1, saved: false, at: 0 };
    storage.setItem(draftKeys.resumes, JSON.stringify({ 'ada/one': draft }));
    expect(draftsOf('ada', 'one', storage).load()?.document).toEqual({
      ...document,
      settings: { ...document.settings, fontScale: 1.1 },
    });
  });

  it('keep sections that were added, whatever their texts', () => {
    const storage = memoryStorage();
    const bullets = [
      { id: 'x', place: 'a0', text: 'long '.repeat(9_000) },
      { id: 'y', place: 'a1', text: '' },
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
    draftsOf('ada', 'one', storage).store({ document: long, version: 1, saved: false });
    expect(draftsOf('ada', 'one', storage).load()?.document).toEqual(long);
  });

  it('of a release that stored the form of the editor lose nothing of it', () => {
    const storage = memoryStorage();
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
    const draft = { document: { ...rest, form }, version: 2, saved: false, at: 0 };
    storage.setItem(draftKeys.resumes, JSON.stringify({ 'ada/one': draft }));
    const content = draftsOf('ada', 'one', storage).load()?.document.content;
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

  it('are gone after signing out', () => {
    const storage = memoryStorage();
    draftsOf('ada', 'one', storage).store({ document, version: 1, saved: false });
    clearDrafts(storage);
    expect(storage.getItem(draftKeys.resumes)).toBeNull();
  });

  it('removing one leaves the others', () => {
    const storage = memoryStorage();
    for (const id of ['one', 'two'])
      draftsOf('ada', id, storage).store({ document, version: 1, saved: false });
    draftsOf('ada', 'one', storage).remove();
    expect(draftsOf('ada', 'one', storage).load()).toBeUndefined();
    expect(draftsOf('ada', 'two', storage).load()).toBeDefined();
    draftsOf('ada', 'two', storage).remove();
    expect(storage.getItem(draftKeys.resumes)).toBeNull();
  });

  it('only saved ones are dropped, oldest first', () => {
    const storage = memoryStorage();
    draftsOf('ada', 'unsaved', storage).store({ document, version: 1, saved: false });
    for (let n = 0; n < 9; n += 1)
      draftsOf('ada', `saved ${n}`, storage).store({ document, version: 1, saved: true });
    expect(draftsOf('ada', 'unsaved', storage).load()).toBeDefined();
    expect(draftsOf('ada', 'saved 3', storage).load()).toBeUndefined();
    expect(draftsOf('ada', 'saved 8', storage).load()).toBeDefined();
  });

  it.each(['not json', '[]', 'null', '{"ada/one":{"document":{"form":{"skills":7}}}}'])(
    'what can not be read is no draft: %s',
    (stored) => {
      const storage = memoryStorage();
      storage.setItem(draftKeys.resumes, stored);
      expect(draftsOf('ada', 'one', storage).load()).toBeUndefined();
    },
  );

  it('[drafts-1] a full storage is only logged', () => {
    const storage = memoryStorage();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    storage.full = true;
    draftsOf('ada', 'one', storage).store({ document, version: 1, saved: false });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
