import { sectionNames } from '@folio/contract/section-names';
import { mostReferences } from '@folio/contract/section-references';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedKeys, isJoinedWithoutLoss, joinValue, withKeys } from './joined-values.ts';

const anOrder = fc.shuffledSubarray([...sectionNames], { minLength: sectionNames.length });
const someOrder = fc.shuffledSubarray([...sectionNames, 'customSections/a', 'customSections/b']);
const at = fc.nat({ max: sectionNames.length - 1 });
const moved = (order: readonly string[], from: number, to: number) => {
  const [one = ''] = order.slice(from, from + 1);
  return order.toSpliced(from, 1).toSpliced(to, 0, one);
};
const joinOrders = (seen: unknown, now: unknown, mine: unknown) =>
  joinValue('order', seen, now, mine) as string[];

describe('the order of sections', () => {
  it('keeps the moves of both, each section after the one it was put after', () => {
    const order = ['personalInfo', 'workExperience', 'education', 'skills', 'projects'];
    const theirs = ['personalInfo', 'projects', 'workExperience', 'education', 'skills'];
    const mine = ['personalInfo', 'skills', 'workExperience', 'education', 'projects'];
    expect(joinOrders(order, theirs, mine).slice(0, 5)).toEqual([
      'personalInfo',
      'skills',
      'projects',
      'workExperience',
      'education',
    ]);
  });

  it('has every section of both once, whatever was moved, added or taken out', () => {
    fc.assert(
      fc.property(someOrder, someOrder, someOrder, (seen, now, mine) => {
        const order = joinOrders(seen, now, mine);
        expect(new Set(order).size).toBe(order.length);
        for (const one of ['customSections/a', 'customSections/b']) {
          const [was, is, own] = [seen, now, mine].map((list) => list.includes(one));
          if (!was) expect(order.includes(one)).toBe(is || own);
          else if (!own) expect(order).not.toContain(one);
        }
      }),
    );
  });

  it('is the same whoever came first, where neither was put after what the other moved', () => {
    fc.assert(
      fc.property(anOrder, at, at, at, at, (order, a, toA, b, toB) => {
        const [one, other] = [moved(order, a, toA), moved(order, b, toB)];
        const [mine, theirs] = [one, other].map((to) => changedKeys('order', order, to) ?? []);
        const after = (list: string[], keys: string[] = []) =>
          keys.map((key) => list[list.indexOf(key) - 1]);
        const touched = new Set([...(mine ?? []), ...(theirs ?? [])]);
        const anchors = [...after(one, mine), ...after(other, theirs)];
        fc.pre(touched.size === 2 && new Set(anchors).size === 2);
        fc.pre(anchors.every((anchor) => anchor === undefined || !touched.has(anchor)));
        expect(joinOrders(order, other, one)).toEqual(joinOrders(order, one, other));
      }),
    );
  });

  it('counts one moved section as one change, and can undo it among moves of others', () => {
    fc.assert(
      fc.property(anOrder, at, at, (order, from, to) => {
        const after = moved(order, from, to);
        const keys = changedKeys('order', order, after) ?? [];
        expect(keys).toHaveLength(from === to ? 0 : 1);
        expect(withKeys('order', after, keys, order)).toEqual(order);
      }),
    );
  });

  it('is no text, so overwriting it is no conflict', () => {
    expect(isJoinedWithoutLoss('order', ['skills'], ['projects'], ['education'])).toBe(true);
  });
});

describe('the side column', () => {
  it('has what two have put there, also where it was the usual one', () => {
    const theirs = ['skills', 'certifications', 'languages', 'interests', 'projects'];
    const mine = ['skills', 'certifications', 'languages'];
    expect(joinValue('settings/sidebar', null, theirs, mine)).toEqual([...mine, 'projects']);
  });

  it('is the usual one again for who has seen all of it', () => {
    expect(joinValue('settings/sidebar', ['skills'], ['skills'], null)).toBeNull();
  });
});

it('a list or titles that are longer than a resume has sections are no parts to be joined', () => {
  const names = Array.from({ length: mostReferences + 1 }, (_, n) => `name${n}`);
  const titles = Object.fromEntries(names.map((name) => [name, 'A']));
  for (const path of ['order', 'settings/hiddenSections', 'settings/sidebar'])
    expect(changedKeys(path, names, ['skills'])).toBeUndefined();
  expect(changedKeys('settings/sectionTitles', titles, {})).toBeUndefined();
  expect(joinValue('order', names, ['skills'], ['education'])).toEqual(['education']);
  expect(changedKeys('settings/sidebar', names.slice(1), ['skills'])).toHaveLength(names.length);
});
