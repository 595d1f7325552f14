import { Operation } from '@folio/contract/operations';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Resume } from '@folio/contract/resumes';
import { expect, it, vi } from 'vitest';
import { Replica } from './replica.ts';
import { State } from './state.ts';
import { Device, edited, Server, smallDocument, Tab } from './testing/small-world.ts';

const title = 'personalInfo/title';
const open = () => new Replica('abcdef01', { document: smallDocument(), version: 1 });
const edit = (replica: Replica, how: (content: ResumeContent) => void, joins = false) =>
  replica.change(edited(replica.document, how), { joins });
const setTitle = (replica: Replica, text: string, joins = false) =>
  edit(
    replica,
    ({ personalInfo }) => {
      personalInfo.title = text;
    },
    joins,
  );
const titleOf = ({ document }: Replica) => document.content.personalInfo.title;

function beginWithTwo() {
  const server = new Server(smallDocument());
  const [one, other] = ['1', '2'].map((n) => new Tab(n.repeat(8), new Device(server), server));
  if (!one || !other) throw new Error('Two tabs');
  const sync = () => {
    for (const tab of [other, one, other]) tab.sync({ isLost: false });
  };
  return { one: one.replica, other: other.replica, sync };
}

it('typing is one operation, which gets a new number whenever it is stored on the device', () => {
  const replica = open();
  setTitle(replica, 'A');
  setTitle(replica, 'Ab', true);
  expect(replica.takeFresh()).toMatchObject([{ id: 'abcdef01:0', value: 'Ab', was: 'Manager' }]);
  setTitle(replica, 'Abc', true);
  expect(replica.takeFresh()).toMatchObject([{ id: 'abcdef01:1', first: 0, value: 'Abc' }]);
  expect(replica.takeFresh()).toEqual([]);
});

it('whether a typed letter can be undone is decided without comparing the entry added before it', () => {
  const replica = open();
  edit(replica, ({ workExperience: [first] }) => {
    first?.bullets.push({ id: 'new', place: 'z', text: 'Wrote', isHidden: false });
  });
  const spy = vi.spyOn(State.prototype, 'isAllBy');
  expect([replica.canUndo, spy.mock.calls.length]).toEqual([true, 1]);
  setTitle(replica, 'A');
  expect([replica.canUndo, spy.mock.calls.length]).toEqual([true, 1]);
  spy.mockRestore();
});

it('an operation that was sent does not grow any more', () => {
  const replica = open();
  setTitle(replica, 'A');
  replica.request();
  setTitle(replica, 'Ab', true);
  expect(replica.unanswered.map(({ id }) => id)).toEqual(['abcdef01:0', 'abcdef01:1']);
});

it('a refused operation stays, is not sent again, and is replaced by the next change of its field', () => {
  const replica = open();
  setTitle(replica, 'Refused');
  const [operation] = replica.takeFresh();
  const refused = [{ operationId: operation?.id ?? '', path: title, message: 'Too long.' }];
  expect(replica.receive({ version: 1, rows: [], refused }).answered).toEqual([]);
  expect([titleOf(replica), replica.request()]).toEqual(['Refused', undefined]);

  setTitle(replica, 'Shorter');
  expect(replica.refused).toEqual([]);
  expect(replica.request()?.operations).toMatchObject([{ value: 'Shorter', was: 'Manager' }]);
  const nothing = { version: 1, rows: [] };
  expect(replica.receive(nothing).answered, 'before it is on the device').toEqual([]);
  replica.takeFresh();
  expect(replica.receive(nothing).answered).toEqual(['abcdef01:0']);
});

it('a save is not taken before those that it follows, nor an older document', () => {
  const replica = open();
  const set = { id: 'other:0', kind: 'set', path: title, value: 'Later' } as const;
  const answer = { version: 3, rows: [{ version: 3, operations: [set] }] };
  expect(replica.receive(answer)).toMatchObject({ answered: [], isBehind: true });
  replica.rebase({ ...smallDocument(), name: 'Older' }, 0);
  expect([titleOf(replica), replica.version, replica.document.name]).toEqual([
    'Manager',
    1,
    'Resume',
  ]);
});

it('what a server has lost that was restored from a backup is made again, and nothing it has instead is removed', () => {
  const replica = open();
  edit(replica, ({ skills, workExperience: [job] }) => {
    skills.push({ ...(skills[0] as (typeof skills)[0]), id: 'lost', place: 'z' });
    if (job) job.position = 'Lost';
  });
  const ids = replica.request()?.operations.map(({ id }) => id) ?? [];
  replica.receive({ version: 2, rows: [{ version: 2, operations: ids }], answered: ids });
  setTitle(replica, 'Typed since');
  const since = edited({ ...smallDocument(), isPublic: true }, ({ personalInfo, skills }) => {
    Object.assign(personalInfo, { title: 'Typed since', location: 'There' });
    skills.push({ ...(skills[0] as (typeof skills)[0]), id: 'there', place: 'zz' });
  });
  const answered = replica.request()?.operations.map(({ id }) => id) ?? [];
  const resume = since as unknown as Resume;
  replica.receive({ version: 2, rows: [], resume, answered });
  const { content, isPublic } = replica.document;
  expect(content.workExperience[0]?.position).toBe('Lost');
  expect(content.personalInfo).toMatchObject({ title: 'Typed since', location: 'There' });
  expect(content.skills.map(({ id }) => id).slice(-2)).toEqual(['lost', 'there']);
  expect([isPublic, replica.version]).toEqual([true, 2]);
  const again = replica.request()?.operations ?? [];
  expect(again).toHaveLength(2);
  expect(again.every(({ on }) => on === 2)).toBe(true);
});

it('undo goes back step by step, and redo forward until something else is done', () => {
  const replica = open();
  setTitle(replica, 'One');
  setTitle(replica, 'Two');
  const undone = [1, 2].map(() => replica.undo() && titleOf(replica));
  expect([undone, replica.canUndo]).toEqual([['One', 'Manager'], false]);
  expect([replica.redo(), titleOf(replica)]).toEqual([true, 'One']);
  setTitle(replica, 'Three');
  expect([replica.canRedo, replica.redo(), titleOf(replica)]).toEqual([false, false, 'Three']);
});

it('undo takes back what was typed as a whole, and leaves what slipped in below it', () => {
  const { one, other, sync } = beginWithTwo();
  setTitle(other, 'Theirs');
  setTitle(one, 'M');
  setTitle(one, 'Mine', true);
  one.takeFresh();
  setTitle(one, 'Mine!', true);
  sync();
  expect(titleOf(other)).toBe('Mine!');
  expect([one.undo(), titleOf(one), one.canUndo]).toEqual([true, 'Theirs', false]);
});

it('an added entry is not taken back once somebody else has written in it', () => {
  const { one, other, sync } = beginWithTwo();
  edit(one, ({ skills }) => {
    const own = { id: 'n1', place: '', isHidden: false };
    skills.push({ ...own, category: 'Mine', items: [], itemsText: '' });
  });
  sync();
  other.change(
    edited(other.document, ({ skills }) => {
      for (const skill of skills) if (skill.id === 'n1') skill.category = 'Theirs';
    }),
  );
  expect(one.canUndo).toBe(true);
  for (const _ of [1, 2]) sync();
  expect([one.canUndo, one.undo()]).toEqual([false, false]);
});

it('an entry brought back is removed again by redo only as it was brought back', () => {
  const { one, other, sync } = beginWithTwo();
  edit(one, ({ skills }) => {
    skills.pop();
  });
  one.undo();
  sync();
  expect([one.document.content.skills.length, one.canRedo]).toEqual([1, true]);
  edit(other, ({ skills: [skill] }) => {
    if (skill) skill.category = 'Theirs';
  });
  for (const _ of [1, 2]) sync();
  expect(one.canRedo).toBe(false);
});

it('redo is over once something else is done, wherever that is', () => {
  const replica = open();
  setTitle(replica, 'One');
  replica.undo();
  expect(replica.canRedo).toBe(true);
  edit(replica, ({ personalInfo }) => {
    personalInfo.summary = 'Another field.';
  });
  expect([replica.canRedo, replica.redo(), titleOf(replica)]).toEqual([false, false, 'Manager']);
});

it('additions refused for lack of room are sent again after a removal, except those inside it', () => {
  const replica = open();
  setTitle(replica, 'Refused');
  edit(replica, ({ skills: [skill] }) => {
    if (skill) skill.category = 'Refused, too';
  });
  const refused = replica
    .takeFresh()
    .map(({ id }) => ({ operationId: id, path: title, message: 'No room.' }));
  replica.receive({ version: 1, rows: [], refused });
  expect(replica.request()).toBeUndefined();
  edit(replica, ({ skills }) => {
    skills.pop();
  });
  expect(replica.refused).toEqual([]);
  expect(replica.request()?.operations).toMatchObject([
    { kind: 'set', path: title, value: 'Refused' },
    { kind: 'remove', path: 'skills/s0', was: { category: 'Data' } },
  ]);
});

it('of a resume that the server does not have its operations name no version of the server’s', () => {
  const replica = new Replica('abcdef12', { document: smallDocument(), version: 0 });
  setTitle(replica, 'Begun');
  expect(Operation.parse(replica.takeFresh()[0])).not.toHaveProperty('on');
});
