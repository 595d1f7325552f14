import { describe, expect, it, vi } from 'vitest';
import { clearDrafts, draftKeys } from '../../../lib/autosave/draft-storage.ts';
import { documentOf } from '../store/document.ts';
import { draftsOf } from './drafts.ts';
import { memoryStorage, resumeOf } from './saving-fixture.ts';

const document = documentOf(
  resumeOf({ content: { workExperience: [{ position: 'Poet', bullets: ['a', 'b'] }] } }),
);

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
    const long = { ...document, form: { ...document.form, title: 'x'.repeat(5_000) } };
    draftsOf('ada', 'one', storage).store({ document: long, version: 1, saved: false });
    expect(draftsOf('ada', 'one', storage).load()?.document.form.title).toHaveLength(5_000);
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
    const bullets = ['long '.repeat(9_000), ''].map((text) => ({
      id: text.slice(0, 4),
      place: '',
      text,
    }));
    const written = documentOf(
      resumeOf({
        isPublic: true,
        content: { customSections: [{ id: 'a', title: 'Talks', entries: [{ id: 'b' }] }] },
      }),
    );
    const [section] = written.form.customSections;
    const [entry] = section?.entries ?? [];
    if (!section || !entry) throw new Error('The section is missing');
    const customSections = [{ ...section, entries: [{ ...entry, bullets }] }];
    const long = { ...written, form: { ...written.form, customSections } };
    draftsOf('ada', 'one', storage).store({ document: long, version: 1, saved: false });
    expect(draftsOf('ada', 'one', storage).load()?.document).toEqual(long);
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

  it('a full storage is only logged', () => {
    const storage = memoryStorage();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    storage.full = true;
    draftsOf('ada', 'one', storage).store({ document, version: 1, saved: false });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
