import { expect, it } from 'vitest';
import type { FieldChanges } from './field-changes.ts';
import { FieldReplica } from './field-replica.ts';

const blank = { subject: 'Old', text: 'Old', date: 'May 1' };
const at = (version: number, fields: Partial<typeof blank> = {}) => ({
  version,
  document: { ...blank, ...fields },
});
const open = (parts?: ConstructorParameters<typeof FieldReplica>[1]) =>
  new FieldReplica(at(1), parts);
const heard = (changes: FieldChanges) => new Map([['other', changes]]);

it('two devices that change different fields keep both, and nothing is asked', () => {
  const mine = open();
  mine.change({ ...blank, text: 'Mine' });
  mine.receive(at(2, { subject: 'Theirs' }));
  expect(mine.document).toEqual({ ...blank, text: 'Mine', subject: 'Theirs' });
  expect(mine.conflicts).toEqual([]);
  expect(mine.toSend().document).toEqual(mine.document);
  expect(Object.keys(mine.own)).toEqual(['text']);
});

it('knows that the document is unsaved, whichever tab has changed it', () => {
  const mine = open();
  expect([mine.isUnsaved, mine.isChanged]).toEqual([false, false]);
  mine.change({ ...blank, text: 'Mine' });
  expect([mine.isUnsaved, mine.isChanged]).toEqual([true, true]);
  mine.change(blank);
  expect([mine.isUnsaved, mine.isChanged]).toEqual([false, false]);
  const other = open();
  other.receiveFromTabs(heard({ text: { value: 'Theirs', was: 'Old' } }));
  expect([other.isUnsaved, other.isChanged]).toEqual([false, true]);
  other.receiveFromTabs(heard({}));
  expect(other.isChanged).toBe(false);
});

it('what is taken back while it is on its way is sent after it', () => {
  const mine = open();
  mine.change({ ...blank, text: 'Mine' });
  const { changes, document } = mine.toSend();
  mine.change(blank);
  mine.markSaved(changes, { version: 2, document });
  expect(mine.document).toEqual(blank);
  expect(mine.own).toEqual({ text: { value: 'Old', was: 'Mine' } });
  const next = mine.toSend();
  expect(next.document).toEqual(blank);
  mine.markSaved(next.changes, { version: 3, document: next.document });
  expect([mine.isUnsaved, mine.document]).toEqual([false, blank]);
});

it('what a save replaces is kept for the reason that was given last', () => {
  const mine = open();
  mine.change({ ...blank, text: 'Written' }, 'ai');
  mine.change({ ...blank, text: 'Written on' });
  expect(mine.toSend().reason).toBe('ai');
});

it('a reason that comes during a save goes with the next one', () => {
  const mine = open();
  mine.change({ ...blank, text: 'Typed' });
  const { changes, document, reason } = mine.toSend();
  mine.change({ ...blank, text: 'Written' }, 'ai');
  mine.markSaved(changes, { version: 2, document });
  const next = mine.toSend();
  expect([reason, next.reason]).toEqual([undefined, 'ai']);
  // Its answer was lost.
  expect(mine.toSend().reason).toBe('ai');
  mine.markSaved(next.changes, { version: 3, document: next.document });
  expect(mine.reason).toBeUndefined();
});

it('two devices that change one field list both texts as a conflict; the later arrival wins', () => {
  const mine = open();
  mine.change({ ...blank, text: 'Mine', subject: 'Same' });
  mine.receive(at(2, { text: 'Theirs', subject: 'Same', date: 'June 1' }));
  expect(mine.conflicts).toEqual([{ field: 'text', mine: 'Mine', theirs: 'Theirs' }]);
  expect(mine.document).toEqual({ text: 'Mine', subject: 'Same', date: 'June 1' });
  mine.resolve('text', 'Theirs');
  expect(mine.document).toEqual({ text: 'Theirs', subject: 'Same', date: 'June 1' });
  expect([mine.conflicts, mine.isUnsaved]).toEqual([[], false]);
});

it('notes on two questions of one list are both kept, open or closed meanwhile', () => {
  const notes = (one: string, other: string) => ({
    list: [
      { id: 'a', notes: one },
      { id: 'b', notes: other },
    ],
  });
  const base = { version: 1, document: notes('', '') };
  const theirs = { version: 2, document: notes('', 'Theirs') };
  const open = new FieldReplica(base);
  open.change(notes('Mine', ''));
  open.receive(theirs);
  const reopened = new FieldReplica(theirs);
  reopened.adopt({ list: { value: notes('Mine', '').list, was: notes('', '').list } });
  for (const replica of [open, reopened]) {
    expect(replica.document).toEqual(notes('Mine', 'Theirs'));
    expect(replica.toSend().document).toEqual(notes('Mine', 'Theirs'));
    expect(replica.conflicts).toEqual([]);
  }
});

it('keeping mine touches no field that I did not change', () => {
  const mine = open();
  mine.change({ ...blank, text: 'Mine' });
  mine.receive(at(2, { text: 'Theirs', subject: 'Theirs, too' }));
  mine.resolve('text', 'Mine');
  expect(mine.toSend()).toMatchObject({
    document: { text: 'Mine', subject: 'Theirs, too' },
    changes: { text: { value: 'Mine' } },
  });
});

it('a save whose answer was lost is no conflict with later typing', () => {
  const mine = open();
  mine.change({ ...blank, text: 'Hello' });
  mine.toSend();
  mine.change({ ...blank, text: 'Hello all' });
  // It is sent again, on a version that the server no longer has.
  mine.toSend();
  mine.receive(at(2, { text: 'Hello' }));
  expect(mine.conflicts).toEqual([]);
  expect(mine.document.text).toBe('Hello all');
  mine.receive(at(3, { text: 'Hello' }));
  expect(mine.conflicts).toEqual([]);
  mine.receive(at(4, { text: 'Theirs' }));
  expect(mine.conflicts).toMatchObject([{ field: 'text', theirs: 'Theirs' }]);
});

it('a conflict that was resolved is not brought back by what the device still has of it', () => {
  const mine = open();
  mine.change({ ...blank, text: 'Mine' });
  mine.receive(at(2, { text: 'Theirs' }));
  const stored = structuredClone(mine.conflicts);
  mine.resolve('text', 'Mine');
  mine.remind({ conflicts: stored });
  expect(mine.conflicts).toEqual([]);
  mine.remind({ conflicts: [{ field: 'text', mine: 'Mine', theirs: 'Theirs again' }] });
  expect(mine.conflicts).toHaveLength(1);
});

it('a conflict of the same values as one that was resolved is another, and stays', () => {
  const mine = open();
  mine.change({ ...blank, text: 'Mine' });
  mine.receive(at(2, { text: 'Theirs' }));
  mine.resolve('text', 'Theirs');
  mine.receive(at(3));
  mine.change({ ...blank, text: 'Mine' });
  mine.receive(at(4, { text: 'Theirs' }));
  mine.remind(structuredClone({ conflicts: mine.conflicts, resolved: mine.resolved }));
  expect(mine.conflicts).toEqual([{ field: 'text', mine: 'Mine', theirs: 'Theirs' }]);
});

it('restoring the saved text by typing needs no save', () => {
  const mine = open();
  mine.change({ ...blank, text: 'Oldish' });
  mine.change(blank);
  expect(mine.isUnsaved).toBe(false);
});

it('an older answer that arrives late changes nothing', () => {
  const mine = open();
  mine.receive(at(3, { text: 'Third' }));
  mine.receive(at(2, { text: 'Second' }));
  expect([mine.base.version, mine.document.text]).toEqual([3, 'Third']);
});

it('a tab follows another one and leaves the saving to it', () => {
  const mine = open();
  mine.receiveFromTabs(heard({ text: { value: 'Hello', was: 'Old' } }));
  expect(mine.document.text).toBe('Hello');
  expect([mine.isUnsaved, mine.toSend().document.text]).toEqual([false, 'Old']);
  mine.receive(at(2, { text: 'Hello' }));
  mine.receiveFromTabs(new Map());
  expect(mine.document.text).toBe('Hello');
});

it('one field that is typed in one tab and then in another is the last one’s alone', () => {
  const [one, two] = [open(), open()];
  one.change({ ...blank, text: 'Hello' });
  two.receiveFromTabs(new Map([['one', one.own]]));
  two.change({ ...two.document, text: 'Hello all' });
  one.receiveFromTabs(new Map([['two', two.own]]));
  expect([one.document.text, one.isUnsaved]).toEqual(['Hello all', false]);
  expect(two.own).toEqual({ text: { value: 'Hello all', was: 'Hello' } });
  // The first one's save was on its way meanwhile.
  two.receive(at(2, { text: 'Hello' }));
  expect(two.conflicts).toEqual([]);
});

it('one field that two tabs change unseen is listed by the one that arrives later', () => {
  const [one, two] = [open(), open()];
  one.change({ ...blank, text: 'One' });
  two.change({ ...blank, text: 'Two' });
  two.receiveFromTabs(new Map([['one', one.own]]));
  expect(two.document.text).toBe('Two');
  two.receive(at(2, { text: 'One' }));
  expect(two.conflicts).toEqual([{ field: 'text', mine: 'Two', theirs: 'One' }]);
});

it('a draft that was left behind is taken over by field, with what it was written on', () => {
  const mine = new FieldReplica(at(5, { subject: 'Saved elsewhere', date: 'June 1' }));
  mine.adopt({
    text: { value: 'Offline', was: 'Old' },
    subject: { value: 'Offline, too', was: 'Old' },
  });
  expect(mine.document).toEqual({ text: 'Offline', subject: 'Offline, too', date: 'June 1' });
  expect(mine.conflicts).toEqual([
    { field: 'subject', mine: 'Offline, too', theirs: 'Saved elsewhere' },
  ]);
});

it('a draft without its base is not applied, and can be chosen', () => {
  const mine = new FieldReplica(at(5, { text: 'Saved' }));
  mine.adopt({ text: { value: 'Old draft' }, subject: { value: 'Old' } });
  expect([mine.document.text, mine.isUnsaved]).toEqual(['Saved', false]);
  expect(mine.conflicts).toEqual([{ field: 'text', mine: 'Old draft', theirs: 'Saved' }]);
  mine.resolve('text', 'Old draft');
  expect(mine.own.text?.value).toBe('Old draft');
});

it('a field that is refused does not keep the others from being sent', () => {
  const mine = open();
  mine.change({ ...blank, text: 'x'.repeat(20), subject: 'Fine' });
  const sent = mine.toSend(new Set(['text']));
  expect(sent.document).toEqual({ ...blank, subject: 'Fine' });
  mine.markSaved(sent.changes, { version: 2, document: sent.document });
  expect([Object.keys(mine.own), mine.document.text]).toEqual([['text'], 'x'.repeat(20)]);
});
