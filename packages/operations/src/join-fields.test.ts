import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinFields } from './join-fields.ts';

type Note = { id: string; about: string; text: string };
const note = (id: string, text = '', about = ''): Note => ({ id, about, text });
const join = (base: Note[], mine: Note[], theirs: Note[]) => {
  const { document, conflicts } = joinFields({ list: base }, { list: mine }, { list: theirs });
  return { list: document.list, conflicts };
};

it('of a list, what two have written in different items is kept, and what each has added', () => {
  const base = [note('a'), note('b'), note('c')];
  const mine = [note('a', 'Mine'), note('new', 'Mine, too'), note('b'), note('c')];
  const theirs = [note('a', '', 'Theirs'), note('c', 'Theirs'), note('last')];
  expect(join(base, mine, theirs)).toEqual({
    list: [
      note('a', 'Mine', 'Theirs'),
      note('new', 'Mine, too'),
      note('c', 'Theirs'),
      note('last'),
    ],
    conflicts: [],
  });
});

it('of a list, one field that two have changed is a conflict of this field alone', () => {
  const { list, conflicts } = join(
    [note('a'), note('b')],
    [note('a', 'Mine', 'Mine'), note('b')],
    [note('a', 'Theirs'), note('b', 'Theirs')],
  );
  const rest = note('b', 'Theirs');
  expect(list).toEqual([note('a', 'Mine', 'Mine'), rest]);
  expect(conflicts).toMatchObject([{ mine: list, theirs: [note('a', 'Theirs', 'Mine'), rest] }]);
});

it('of a list, an item that one has removed and the other changed stays', () => {
  expect(join([note('a'), note('b')], [note('b')], [note('a', 'Changed'), note('b')]).list).toEqual(
    [note('a', 'Changed'), note('b')],
  );
  expect(join([note('a'), note('b')], [note('a', 'Changed')], [note('b')]).list).toEqual([
    note('a', 'Changed'),
  ]);
});

it('of a list, an order that one has changed stays, beside what the other has written', () => {
  const [mine, theirs] = [
    [note('b'), note('a')],
    [note('a', 'Written'), note('b')],
  ];
  const both = [note('b'), note('a', 'Written')];
  expect(join([note('a'), note('b')], mine, theirs).list).toEqual(both);
  expect(join([note('a'), note('b')], theirs, mine).list).toEqual(both);
});

it('a list whose items have no ids, or one twice, is one value', () => {
  const twice = [note('a'), note('a', 'Again')];
  expect(join([note('a')], twice, [note('b')])).toMatchObject({
    list: twice,
    conflicts: [{ mine: twice, theirs: [note('b')] }],
  });
});

it('no text of a list that either has written is lost without a conflict', () => {
  const texts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.string({ maxLength: 2 }));
  const lists = texts.map((all) => Object.entries(all).map(([id, text]) => note(id, text)));
  fc.assert(
    fc.property(lists, lists, lists, (base, mine, theirs) => {
      const { list, conflicts } = join(base, mine, theirs);
      const before = new Map(base.map((one) => [one.id, one.text]));
      const there = (of: Note[], { id, text }: Note) =>
        of.some((one) => one.id === id && one.text === text);
      const [conflict] = conflicts;
      const kept = [list, (conflict?.theirs ?? []) as Note[]];
      for (const one of [...mine, ...theirs])
        if (before.get(one.id) !== one.text) expect(kept.some((of) => there(of, one))).toBe(true);
    }),
  );
});
