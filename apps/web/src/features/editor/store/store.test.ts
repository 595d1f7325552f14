import { defaultSettings } from '@folio/contract/default-settings';
import type { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { sectionNames } from '@folio/contract/section-names';
import { type ListSection, listSections } from '@folio/contract/sections';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EditorDocument } from './document.ts';
import { createEditorStore } from './editor-store.ts';
import { type Action, historyLimit, typingPauseMs } from './history.ts';
import { emptyEntry } from './lists.ts';
import { type Change, reduceDocument } from './reduce-document.ts';

const start = (): EditorDocument => ({
  name: 'Resume',
  templateId: 'modern',
  order: ['personalInfo'],
  isPublished: false,
  isPublic: false,
  settings: defaultSettings,
  content: ResumeContent.parse({
    personalInfo: { firstName: 'Ada', lastName: 'Lovelace' },
    workExperience: [{ id: 'a', position: 'Analyst' }, { position: 'Poet' }],
    skills: [{ id: 's', category: 'Maths', items: ['Numbers', 'Sets'] }],
  }),
});

const list = fc.constantFrom(...(Object.keys(listSections) as ListSection[]));
const field = fc.constantFrom('name', 'title', 'summary', 'interests' as const);
const entryField = fc.constantFrom(
  'position',
  'bullets',
  'period',
  'items',
  'degree',
  'title',
  'language',
);

/** Changes that mean something to the document they meet: ids are drawn from it. */
const change = (document: EditorDocument): fc.Arbitrary<Change> =>
  fc.oneof(
    fc.record({ type: fc.constant('setField' as const), field, value: fc.string() }),
    fc.record({ type: fc.constant('rename' as const), name: fc.string() }),
    fc.record({
      type: fc.constant('setTemplate' as const),
      templateId: fc.constantFrom('modern' as const, 'classic' as const),
    }),
    fc.record({ type: fc.constant('setPublished' as const), isPublished: fc.boolean() }),
    fc.record({
      type: fc.constant('setSettings' as const),
      settings: fc.constantFrom<Partial<DocumentSettings>>(
        { marginMm: 12 },
        { fitToPages: 1 },
        { hiddenSections: ['skills'] },
      ),
    }),
    fc.record({
      type: fc.constant('setOrder' as const),
      order: fc.shuffledSubarray([...sectionNames]),
    }),
    list.map((of) => ({ type: 'addEntry' as const, list: of, entry: emptyEntry(of) })),
    fc
      .record({ list, n: fc.nat(5), to: fc.nat(6), field: entryField, value: fc.string() })
      .chain(({ list: of, n, to, field: name, value }) => {
        const id = document.content[of][n]?.id ?? 'unknown';
        return fc.constantFrom<Change>(
          { type: 'removeEntry', list: of, id },
          { type: 'moveEntry', list: of, id, to },
          { type: 'setEntryField', list: of, id, field: name, value },
        );
      }),
  );

/** A store whose clock the test sets; without that each action is a step of its own. */
function open(document = start()) {
  let now = 0;
  const store = createEditorStore(document, () => now);
  const at = (time: number, action: Action) => {
    now = time;
    store.dispatch(action);
  };
  return {
    ...store,
    at,
    run(...actions: Action[]) {
      for (const one of actions) at(now + 5_000, one);
    },
  };
}
const title = (value: string): Action => ({ type: 'setField', field: 'title', value });
const undo: Action = { type: 'undo' };
const redo: Action = { type: 'redo' };

describe('undo and redo', () => {
  it('undo takes back any change exactly, redo brings it back', () => {
    const state = start();
    fc.assert(
      fc.property(fc.array(change(state), { minLength: 1, maxLength: 30 }), (changes) => {
        const store = open(state);
        const visited = [store.getDocument()];
        for (const one of changes) {
          store.run(one);
          if (store.getDocument() !== visited.at(-1)) visited.push(store.getDocument());
        }
        for (const document of visited.toReversed()) {
          expect(store.getDocument()).toEqual(document);
          store.run(undo);
        }
        for (const document of visited) {
          expect(store.getDocument()).toEqual(document);
          store.run(redo);
        }
      }),
    );
  });

  it('takes each photo for a step, however soon it follows another', () => {
    const store = open();
    for (const value of ['one', 'two']) store.at(1, { type: 'setField', field: 'photoId', value });
    store.run(undo);
    expect(store.getDocument().content.personalInfo.photoId).toBe('one');
  });

  it('holds at least a hundred steps, and forgets the oldest beyond its limit', () => {
    const store = open();
    for (let n = 0; n < historyLimit + 50; n += 1) store.run(title(`step ${n}`));
    expect(store.getHistory().past).toHaveLength(historyLimit);
    expect(historyLimit).toBeGreaterThanOrEqual(100);
    for (let n = 0; n < 100; n += 1) store.run(undo);
    expect(store.getDocument().content.personalInfo.title).toBe(`step ${historyLimit + 50 - 101}`);
  });

  it('makes one step of dragging a slider, and none of changes without effect', () => {
    const store = open();
    const draw = (marginMm: number, time: number) =>
      store.at(time, { type: 'setSettings', settings: { marginMm } });
    draw(12, 0);
    draw(13, 100);
    draw(14, 200);
    const drawn = store.getHistory();
    expect(drawn.past).toHaveLength(1);
    expect(drawn.document.settings).toEqual({ ...defaultSettings, marginMm: 14 });
    draw(14, 9_000);
    expect(store.getHistory()).toBe(drawn);
    draw(20, 9_000);
    expect(store.getHistory().past).toHaveLength(2);
    store.run(undo, undo);
    expect(store.getDocument().settings).toEqual(defaultSettings);
  });

  it('makes one step of letters typed into one field without a pause', () => {
    const store = open();
    const type = (value: string, time: number) =>
      store.at(time, {
        type: 'setEntryField',
        list: 'workExperience',
        id: 'a',
        field: 'position',
        value,
      } as Action);
    type('L', 0);
    type('Le', 300);
    type('Lead', 300 + typingPauseMs - 1);
    expect(store.getHistory().past).toHaveLength(1);
    type('Lead o', 300 + 2 * typingPauseMs);
    expect(store.getHistory().past).toHaveLength(2);
    store.at(2_400, title('x'));
    expect(store.getHistory().past).toHaveLength(3);
    store.run(undo, undo);
    const position = () => store.getDocument().content.workExperience[0]?.position;
    expect(position()).toBe('Lead');
    store.run(undo);
    expect(position()).toBe('Analyst');
  });

  it('a command between letters, such as Bold, is a step of its own', () => {
    const store = open();
    const set = (value: string, byCommand = false) =>
      store.at(0, { type: 'setField', field: 'title', value, byCommand });
    set('Chef');
    set('**Chef**', true);
    set('**Chef** de');
    expect(store.getHistory().past).toHaveLength(3);
    store.run(undo);
    expect(store.getDocument().content.personalInfo.title).toBe('**Chef**');
    store.run(undo);
    expect(store.getDocument().content.personalInfo.title).toBe('Chef');
  });

  it('a new change after undo clears redo', () => {
    const store = open();
    store.run(title('one'), undo, title('two'), redo);
    expect(store.getDocument().content.personalInfo.title).toBe('two');
    expect(store.getHistory().canRedo).toBe(false);
  });

  it('a change that changes nothing is no step', () => {
    const store = open();
    const history = store.getHistory();
    const same: Action[] = [
      { type: 'setField', field: 'name', value: 'Ada Lovelace' },
      {
        type: 'setEntryField',
        list: 'workExperience',
        id: 'a',
        field: 'position',
        value: 'Analyst',
      },
      { type: 'moveEntry', list: 'workExperience', id: 'a', to: 0 },
      { type: 'removeEntry', list: 'workExperience', id: 'nobody' },
      { type: 'setTemplate', templateId: 'modern' },
      undo,
      redo,
    ];
    for (const action of same) {
      store.run(action);
      expect(store.getHistory()).toBe(history);
    }
  });
});

describe('documents', () => {
  it('a letter typed into an entry leaves its bullet points and their ids what they are', () => {
    const write = (document: EditorDocument, field: string, value: string) =>
      reduceDocument(document, {
        type: 'setEntryField',
        list: 'workExperience',
        id: 'a',
        field,
        value,
      });
    const bullets = (document: EditorDocument) => document.content.workExperience[0]?.bullets;
    const before = write(start(), 'bullets', 'one\ntwo');
    expect(bullets(write(before, 'position', 'Engineer'))).toBe(bullets(before));
    const after = write(before, 'bullets', 'one\ntwo!');
    expect(bullets(after)?.[0]).toBe(bullets(before)?.[0]);
    expect(bullets(after)?.map(({ id }) => id)).toEqual(bullets(before)?.map(({ id }) => id));
  });

  it('entries stand in the order of their places, whatever is added, moved and taken away', () => {
    const state = start();
    fc.assert(
      fc.property(fc.array(change(state), { maxLength: 30 }), (changes) => {
        const { content } = changes.reduce(reduceDocument, state);
        expect(ResumeContent.parse(content)).toEqual(content);
      }),
    );
  });

  it('a change leaves all that it does not touch the same object', () => {
    const before = start();
    const action = {
      type: 'setEntryField',
      list: 'workExperience',
      id: 'a',
      field: 'position',
    } as const;
    const after = reduceDocument(before, { ...action, value: 'Engineer' });
    expect(after.content.skills).toBe(before.content.skills);
    expect(after.content.workExperience[1]).toBe(before.content.workExperience[1]);
    expect(before.content.workExperience[0]?.position).toBe('Analyst');
  });

  it('an entry that is moved past an end stops there', () => {
    const move = (to: number) =>
      reduceDocument(start(), { type: 'moveEntry', list: 'workExperience', id: 'a', to });
    expect(move(9).content.workExperience.map((entry) => entry.position)).toEqual([
      'Poet',
      'Analyst',
    ]);
    expect(move(-3).content.workExperience.map((entry) => entry.position)).toEqual([
      'Analyst',
      'Poet',
    ]);
  });
});

it('the store tells its listeners of changes only', () => {
  const store = createEditorStore(start(), () => 0);
  let calls = 0;
  const stop = store.subscribe(() => {
    calls += 1;
  });
  store.dispatch({ type: 'setField', field: 'title', value: 'Countess' });
  store.dispatch({ type: 'setField', field: 'title', value: 'Countess' });
  expect(calls).toBe(1);
  stop();
  store.dispatch({ type: 'undo' });
  expect(calls).toBe(1);
  expect(store.getDocument().content.personalInfo.title).toBe('');
});
