import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from '../../../lib/is-same.ts';
import { documentOf, type EditorDocument } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { type Change, reduceDocument } from '../store/reduce-document.ts';
import { autosaveOf, remoteOf } from './resume-autosave.ts';
import { handDrivenServer, resumeOf } from './saving-fixture.ts';

const jobs = ['a', 'b', 'c', 'd'].map((id) => ({ id, position: `Role ${id}`, company: 'Here' }));
const resume = resumeOf({ content: { workExperience: jobs } });

/** An editor whose every keystroke is a step, and a server that has what `elsewhere` makes of it. */
function open() {
  let now = 0;
  const document = documentOf(resume);
  const store = createEditorStore(document, () => {
    now += 60_000;
    return now;
  });
  const server = handDrivenServer();
  const saver = autosaveOf(store, {
    send: server.send,
    draftsOf: () => ({
      load: () => undefined,
      store: () => true,
      remove: () => undefined,
    }),
    base: { id: resume.id, version: 1, document },
  });
  return { store, saver, ...server };
}

const resumeFrom = ({ content, ...rest }: EditorDocument, version: number) => ({
  ...resumeOf({ ...rest, order: [...rest.order], version }),
  content,
});

const set = (id: string, field: string, value: string): Change => ({
  type: 'setEntryField',
  list: 'workExperience',
  id,
  field,
  value,
});
const title = (value: string): Change => ({ type: 'setField', field: 'title', value });
const location = (value: string): Change => ({ type: 'setField', field: 'location', value });

/** Saves while the resume was changed elsewhere, and until what was joined is saved. */
async function saveAfter(editor: ReturnType<typeof open>, theirs: EditorDocument, version: number) {
  const done = editor.saver.flush();
  await editor.answer({ kind: 'conflict', theirs: remoteOf(resumeFrom(theirs, version)) });
  if (editor.waiting.length > 0) {
    await editor.answer({ kind: 'saved', id: resume.id, version: version + 1 });
  }
  return done;
}

describe('undo after changes of two devices were joined', () => {
  it('takes back what was typed here, and leaves what another device has saved', async () => {
    const editor = open();
    const { store } = editor;
    store.dispatch(title('Analyst'));
    store.dispatch(title('Analyst of engines'));
    await saveAfter(editor, reduceDocument(documentOf(resume), location('Paris')), 7);
    expect(store.getDocument().content.personalInfo).toMatchObject({
      title: 'Analyst of engines',
      location: 'Paris',
    });
    const seen = ['undo', 'undo', 'undo', 'redo', 'redo', 'redo'].map((type) => {
      store.dispatch({ type } as { type: 'undo' });
      const { title: said, location: place } = store.getDocument().content.personalInfo;
      return [said, place];
    });
    expect(seen).toEqual([
      ['Analyst', 'Paris'],
      ['', 'Paris'],
      ['', 'Paris'],
      ['Analyst', 'Paris'],
      ['Analyst of engines', 'Paris'],
      ['Analyst of engines', 'Paris'],
    ]);
  });

  it('brings no entry back that another device has deleted, and takes none away that it added', async () => {
    const editor = open();
    const { store } = editor;
    store.dispatch(set('a', 'position', 'Mine'));
    store.dispatch({ type: 'removeEntry', list: 'workExperience', id: 'b' });
    store.dispatch({ type: 'undo' });
    const [first] = documentOf(resume).content.workExperience;
    const added = { ...first, id: 'new', position: 'Theirs' };
    const theirs = [
      { type: 'removeEntry', list: 'workExperience', id: 'd' },
      { type: 'addEntry', list: 'workExperience', entry: added, index: 1 },
    ].reduce((document, change) => reduceDocument(document, change as Change), documentOf(resume));
    await saveAfter(editor, theirs, 7);
    const ids = () => store.getDocument().content.workExperience.map(({ id }) => id);
    expect(ids()).toEqual(['a', 'new', 'b', 'c']);
    store.dispatch({ type: 'redo' });
    expect(ids()).toEqual(['a', 'new', 'c']);
    store.dispatch({ type: 'undo' });
    store.dispatch({ type: 'undo' });
    expect(ids()).toEqual(['a', 'new', 'b', 'c']);
    expect(store.getDocument().content.workExperience[0]?.position).toBe('Role a');
  });
});

describe('a conflict', () => {
  it('that is ended by keeping mine changes no field that was touched on the other device alone', async () => {
    const editor = open();
    const { store, saver } = editor;
    store.dispatch(title('Mine'));
    const theirs = [title('Theirs'), location('Paris'), set('b', 'company', 'There')].reduce(
      reduceDocument,
      documentOf(resume),
    );
    await saveAfter(editor, theirs, 7);
    expect(saver.state.status).toBe('conflict');
    saver.resolve('mine');
    expect(editor.requests.at(-1)?.document.content).toMatchObject({
      personalInfo: { title: 'Mine', location: 'Paris' },
      workExperience: [{}, { company: 'There' }, {}, {}],
    });
    store.dispatch({ type: 'undo' });
    expect(store.getDocument().content.personalInfo).toMatchObject({
      title: 'Theirs',
      location: 'Paris',
    });
  });

  it('that is ended by using the other one brings mine back by undo, with what only they changed', async () => {
    const editor = open();
    const { store, saver } = editor;
    store.dispatch(title('Mine'));
    const theirs = [title('Theirs'), location('Paris')].reduce(reduceDocument, documentOf(resume));
    await saveAfter(editor, theirs, 7);
    saver.resolve('theirs');
    expect(store.getDocument().content.personalInfo).toMatchObject({
      title: 'Theirs',
      location: 'Paris',
    });
    store.dispatch({ type: 'undo' });
    expect(store.getDocument().content.personalInfo).toMatchObject({
      title: 'Mine',
      location: 'Paris',
    });
  });
});

type Field = { id: string; field: string };
const fields: Field[] = [
  ...jobs.flatMap(({ id }) => ['position', 'company'].map((field) => ({ id, field }))),
  ...['title', 'location', 'summary'].map((field) => ({ id: '', field })),
];
const write = ([{ id, field }, value]: readonly [Field, string]): Change =>
  id ? set(id, field, value) : ({ type: 'setField', field, value } as Change);
const read = (document: EditorDocument, { id, field }: Field): unknown =>
  id
    ? document.content.workExperience.find((entry) => entry.id === id)?.[field as 'position']
    : document.content.personalInfo[field as 'title'];

type Edits = [Field, string][];
const after = (edits: Edits) => edits.map(write).reduce(reduceDocument, documentOf(resume));

/** What each field may say: where only the other device wrote, its text; else what was typed here. */
function expectBoth(document: EditorDocument, mine: Edits, theirs: EditorDocument): void {
  for (const field of fields) {
    const typed = mine.filter(([one]) => isSame(one, field)).map(([, value]) => value);
    const may =
      typed.length > 0 ? [read(documentOf(resume), field), ...typed] : [read(theirs, field)];
    expect(may).toContain(read(document, field));
  }
}

it('after any edits on two devices, undo and redo go over what was changed here alone', async () => {
  const text = fc.stringMatching(/^[a-z]{1,6}$/);
  const edits = fc.array(fc.tuple(fc.constantFrom(...fields), text), { maxLength: 8 });
  const walk = fc.array(fc.constantFrom('undo' as const, 'redo' as const), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(edits, edits, fc.nat(8), walk, async (mine, others, undone, steps) => {
      const editor = open();
      const { store } = editor;
      for (const one of mine) store.dispatch(write(one));
      for (const _ of mine.slice(0, undone)) store.dispatch({ type: 'undo' });
      const own = mine.map(([field]) => field);
      const there = others.filter(([field]) => !own.some((one) => isSame(one, field)));
      const theirs = after(there);
      fc.pre(!isSame(store.getDocument(), documentOf(resume)));
      await saveAfter(editor, theirs, 7);
      for (const type of steps) {
        store.dispatch({ type });
        expectBoth(store.getDocument(), mine, theirs);
      }
      for (const _ of mine) store.dispatch({ type: 'undo' });
      expect(store.getDocument().content).toEqual(theirs.content);
      for (const _ of mine) store.dispatch({ type: 'redo' });
      expect(store.getDocument().content).toEqual(after([...there, ...mine]).content);
    }),
    { numRuns: 300 },
  );
});
