import { defaultSettings } from '@folio/contract/default-settings';
import type { LanguageMark } from '@folio/contract/languages';
import { copiedMarks, withMarks } from '@folio/operations/languages/notes';
import { describe, expect, it } from 'vitest';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { joinMarks, withoutSent } from './kept-marks.ts';
import { fieldOfKey, languageKeyOf, placeOfNote, wordsOfPart } from './language-keys.ts';
import { createLanguageStore, languageState, linkedVersion } from './language-store.ts';

const content = {
  personalInfo: { firstName: 'Asha', summary: 'I build reliable systems for hospitals.' },
  workExperience: [
    {
      id: 'acme',
      company: 'Acme',
      position: 'Engineer',
      startDate: '2020-03',
      bullets: [{ id: 'b', text: 'Cut costs by 12 %.' }],
    },
  ],
  skills: [{ id: 's', category: 'Data', items: ['SQL', 'Python'] }],
};
const order = ['personalInfo', 'skills', 'workExperience'] as const;
const german = documentOf(
  resumeOf({ content, order: [...order], settings: { ...defaultSettings, language: 'de' } }),
);
const english = resumeOf({
  id: '0190a000-0000-7000-8000-000000000002',
  content,
  order: [...order],
});
const agreed = withMarks({}, copiedMarks(german.content, english.content));
const sibling = { resume: english, agreed };
const summary = 'personalInfo/summary';
const markOf = (key: string, own: string, theirs = own): LanguageMark => ({
  siblingId: english.id,
  key,
  own,
  theirs,
});

describe('what a language version has to look at', () => {
  it('is in the order of its page, and counted by its texts', () => {
    const state = languageState([linkedVersion(sibling)], german);
    expect(state.versions[0]?.language).toBe('English');
    expect(state.notes.map(({ key }) => key)).toEqual([
      summary,
      'skills/s/category',
      'skills/s/items',
      'workExperience/acme/position',
      'workExperience/acme/bullets/b/text',
    ]);
    expect([state.open, state.texts, state.changes]).toEqual([5, 5, 0]);
  });

  it('excludes marked parts, also before the server has the mark', () => {
    const store = createLanguageStore(createEditorStore(german));
    store.setSiblings([sibling]);
    const before = store.at('skills/s/category');
    store.setMarks([markOf(summary, german.content.personalInfo.summary)]);
    expect(store.get().open).toBe(4);
    expect(store.at(summary)).toEqual([]);
    // What is as it was renders nothing again.
    expect(store.at('skills/s/category')).toBe(before);
  });

  it('counts a change of its own for the others alone', () => {
    const store = createLanguageStore(createEditorStore(german));
    store.setSiblings([sibling]);
    const text = 'Senkte die Kosten um 15 %.';
    const path = 'workExperience/acme/bullets/b/text';
    store.setMarks([markOf(path, 'Senkte die Kosten um 12 %.', 'Cut costs by 12 %.')]);
    const editor = createEditorStore(german);
    const later = createLanguageStore(editor);
    later.setSiblings([sibling]);
    later.setMarks([markOf(path, 'Senkte die Kosten um 12 %.', 'Cut costs by 12 %.')]);
    editor.dispatch({ type: 'setBullet', list: 'workExperience', id: 'acme', bullet: 'b', text });
    later.update();
    expect(later.at(path)).toMatchObject([{ kind: 'facts', isOwn: true }]);
    expect(later.get().open).toBe(4);
  });

  it('is nothing for a resume by itself', () => {
    const store = createLanguageStore(createEditorStore(german));
    store.setSiblings([]);
    expect(store.get()).toMatchObject({ notes: [], open: 0, texts: 0 });
  });
});

describe('a part', () => {
  const [from] = [linkedVersion(sibling)];
  const note = { own: '', theirs: '', was: '', isOwn: false, from };

  it.each([
    [summary, { list: null, field: 'summary' }],
    ['workExperience/acme/period', { list: 'workExperience', id: 'acme', field: 'period' }],
    ['skills/s/items', { list: 'skills', id: 's', field: 'items' }],
    [
      'workExperience/acme/bullets/b/text',
      { list: 'workExperience', id: 'acme', field: 'bullets', item: 'b' },
    ],
  ])('%s is edited by its own field', (key, field) => {
    expect(fieldOfKey(german.content, key)).toEqual(field);
    expect(languageKeyOf(field as never)).toBe(key);
  });

  it.each(['workExperience/acme', 'workExperience#order', 'workExperience/acme/isHidden'])(
    '%s is no field',
    (key) => expect(fieldOfKey(german.content, key)).toBeUndefined(),
  );

  it.each([
    ['workExperience/acme', 'added', 'Experience, Acme', 'Acme · Engineer · Cut costs by 12 %.'],
    ['workExperience#order', 'order', 'Experience', ''],
    ['workExperience/acme/period', 'fact', 'Experience, Acme: duration', 'Mar 2020'],
    ['workExperience/acme/isHidden', 'fact', 'Experience, Acme: shown or hidden', 'Shown'],
    [
      'workExperience/acme/bullets/b',
      'removed',
      'Experience, Acme: first bullet',
      'Cut costs by 12 %.',
    ],
  ] as const)('%s is named, and said, as a person does', (key, kind, place, words) => {
    expect(placeOfNote(german.content, { ...note, key, kind })).toBe(place);
    expect(wordsOfPart(english.content, { ...note, key, kind })).toBe(words);
  });
});

it('a bullet is said by itself, without its neighbors', () => {
  const from = linkedVersion(sibling);
  const key = 'workExperience/acme/bullets/b/text';
  const note = {
    key,
    kind: 'translate',
    own: '',
    theirs: '',
    was: '',
    isOwn: false,
    from,
  } as const;
  const two = structuredClone(english.content);
  for (const { bullets } of two.workExperience)
    bullets.push(...bullets.map((bullet) => ({ ...bullet, id: 'c', text: 'Led 4 engineers.' })));
  expect(wordsOfPart(two, note)).toBe('Cut costs by 12 %.');
});

describe('marks that wait', () => {
  it('are one a part, the last one, and go once that very one was sent', () => {
    const [first, second] = [markOf(summary, 'a'), markOf(summary, 'b')];
    const other = markOf('interests', 'c');
    expect(joinMarks([first, other], [second])).toEqual([second, other]);
    expect(withoutSent([second, other], [first, other])).toEqual([second]);
  });
});
