import { contentLimits, tooMany } from '@folio/contract/content-limits';
import type { Operation } from '@folio/contract/operations';
import { expect, it } from 'vitest';
import {
  applyOperations,
  type KeptSave,
  keptChange,
  savesForSender,
  UnknownPathError,
} from './apply-operations.ts';
import { withoutReplaced } from './operation-ids.ts';
import { edited, smallDocument } from './testing/small-world.ts';

const author = '0123456789abcdef';
const setTitle = (n: number, value: string, was: string, first?: number): Operation => ({
  ...(first !== undefined && { first }),
  id: `${author}:${n}`,
  kind: 'set',
  path: 'personalInfo/title',
  value,
  was,
});
const document = smallDocument();

it('a path that leads to no part of a resume fails the whole request, by its name', () => {
  const unknown = { ...setTitle(1, 'A', ''), path: 'personalInfo/shoeSize' };
  const take = () => applyOperations({ document, sent: [unknown], since: [] });
  expect(take).toThrow(UnknownPathError);
  expect(take).toThrow(expect.objectContaining({ path: 'personalInfo/shoeSize' }));
});

it('the sender of an operation gets its id if it had exactly that effect, else the effect', () => {
  const sent = setTitle(1, 'Director', 'Manager');
  const { kept } = applyOperations({ document, sent: [sent], since: [] });
  const publish = (own: Operation) =>
    savesForSender([{ version: 2, operations: kept }], [own])[0]?.operations;
  expect(publish(sent)).toEqual([sent.id]);
  expect(publish({ ...sent, value: 'Head' } as Operation)).toMatchObject([{ value: 'Director' }]);
});

it('two hidden sections are joined, and who hid the second is told of both', () => {
  const hide = (hiddenSections: 'skills'[] | 'languages'[]) => {
    const settings = { ...document.settings, hiddenSections: [...hiddenSections] };
    return keptChange(document, { ...document, settings }, `${author}:1`);
  };
  const theirs = hide(['languages']).map((one) => ({ ...one, id: 'fedcba9876543210:1' }));
  const since: KeptSave[] = [{ version: 2, operations: theirs }];
  const settings = { ...document.settings, hiddenSections: ['languages' as const] };
  const own: Operation = {
    id: `${author}:1`,
    kind: 'set',
    path: 'settings/hiddenSections',
    value: ['skills'],
    was: [],
  };
  const taken = applyOperations({ document: { ...document, settings }, sent: [own], since });
  expect(taken.document.settings.hiddenSections?.toSorted()).toEqual(['languages', 'skills']);
  const [save] = savesForSender([{ version: 3, operations: taken.kept }], [own]);
  expect(save?.operations).not.toContain(own.id);
  expect(JSON.stringify(save)).toContain('languages');
});

it('an entry that was removed is not restored into a list that has no room', () => {
  const [gone] = document.content.skills;
  if (!gone) throw new Error('There is no skill');
  const path = 'skills/gone/category';
  const sent: Operation[] = [{ ...setTitle(1, 'Mine', ''), path } as Operation];
  const take = (count: number) => {
    const full = edited(document, (content) => {
      content.skills = Array.from({ length: count }, () => ({ ...gone, id: '', place: '' }));
    });
    const removed = [['skills/gone', { ...gone, id: 'gone' }]] as const;
    return applyOperations({ document: full, sent, since: [], removed });
  };
  const most = contentLimits.entriesPerSection;
  expect(take(most - 1).document.content.skills).toHaveLength(most);
  expect(take(most)).toMatchObject({ kept: [], refused: [{ path, message: tooMany.entries }] });
});

it('an operation that replaces earlier ones of its author is the only one left', () => {
  const typed = [setTitle(1, 'D', 'Manager'), setTitle(2, 'Di', 'D')];
  const all = setTitle(3, 'Dir', 'Manager', 1);
  const other = { ...setTitle(2, 'Of another', ''), id: 'fedcba9876543210:2' };
  expect(withoutReplaced([...typed, other, all])).toEqual([other, all]);
  expect(withoutReplaced([...typed, other])).toEqual([...typed, other]);
});

it('a log is read once, however many operations are asked for in it', () => {
  let reads = 0;
  const logged = (n: number) => ({
    get id() {
      reads += 1;
      return `${author}:${n}`;
    },
    kind: 'set' as const,
    path: 'personalInfo/title',
    value: 'Director',
  });
  const known = 2_000;
  const since = [{ version: 2, operations: Array.from({ length: known }, (_, n) => logged(n)) }];
  const again = Array.from({ length: 250 }, (_, n) => setTitle(n, 'Director', 'Manager'));
  const longer = Array.from({ length: 250 }, (_, n) => setTitle(known + n, 'Head', 'Director', 0));
  const { answered } = applyOperations({ document, sent: [...again, ...longer], since });
  expect(answered).toHaveLength(500);
  expect(reads).toBeLessThan(10 * known);
});
