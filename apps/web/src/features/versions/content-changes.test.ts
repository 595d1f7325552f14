import { emptyContent } from '@folio/contract/empty-content';
import { ResumeContent } from '@folio/contract/resume-content';
import { sampleContent } from '@folio/documents/sample-content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSameContent } from '../../lib/has-same-content.ts';
import { contentChanges, placeOf } from './content-changes.ts';
import { offeredChanges, withChanges } from './offered-changes.ts';

const job = (id: string, position: string, bullets: string[] = []) => ({ id, position, bullets });
const content = (parts: object) => ResumeContent.parse(parts);

const text = fc.constantFrom('', 'one', 'two', 'two three');
const entries = <T>(entry: fc.Arbitrary<T>) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), entry), { selector: ([id]) => id })
    .map((named) => named.map(([id, fields]) => ({ id, ...fields })));
const contents = fc
  .record({
    personalInfo: fc.record({ summary: text, title: text }),
    workExperience: entries(
      fc.record({ position: text, startDate: text, bullets: fc.array(text, { maxLength: 2 }) }),
    ),
    skills: entries(fc.record({ category: text, items: fc.array(text, { maxLength: 2 }) })),
    interests: text,
  })
  .map(content);
/** Without regard to where entries stand, which is no change of what a resume says. */
const sorted = (one: ResumeContent) => ({
  ...one,
  workExperience: one.workExperience.toSorted(byId),
  skills: one.skills.toSorted(byId),
});
const byId = (a: { id?: string | undefined }, b: { id?: string | undefined }) =>
  (a.id ?? '').localeCompare(b.id ?? '');

describe('what differs', () => {
  it('is nothing between a content and itself', () => {
    expect(contentChanges(sampleContent, structuredClone(sampleContent))).toEqual([]);
  });

  it('includes rare sections, links, and hidden parts', () => {
    const from = content({
      workExperience: [{ ...job('a', 'Cook'), bullets: [{ id: 'x', text: 'Cooked' }] }],
    });
    const to = content({
      personalInfo: { links: [{ id: 'l', kind: 'github', url: 'github.com/ada', label: 'Code' }] },
      workExperience: [
        {
          ...job('a', 'Cook'),
          isHidden: true,
          sameEmployer: true,
          bullets: [{ id: 'x', text: 'Cooked', isHidden: true }],
        },
      ],
      publications: [{ id: 'p', type: 'article', title: 'Notes', date: '2019', doi: '10.1000/1' }],
    });
    const changes = contentChanges(from, to);
    const rows = changes.map((one) => [placeOf(one), one.before, one.after]);
    expect(rows).toEqual([
      ['Personal · Links', '', 'github.com/ada\nCode'],
      ['Experience · Cook · Visibility', 'Shown', 'Hidden'],
      ['Experience · Cook · Bullets', 'Cooked', 'Cooked (hidden)'],
      ['Experience · Cook · Employer', 'Separate job', 'Same employer as above'],
      ['Publications · Notes', '', expect.stringContaining('10.1000/1')],
    ]);
    const changed = changes.reduce((one, { apply }) => apply(one), from);
    expect(contentChanges(changed, to)).toEqual([]);
  });

  it('is shown with its place, and the old and new value', () => {
    const from = content({ workExperience: [job('a', 'Cook', ['Cooked']), job('b', 'Waiter')] });
    const to = content({
      personalInfo: { summary: 'New' },
      workExperience: [
        { ...job('a', 'Chef', ['Cooked']), startDate: '2020-03', current: true },
        job('c', 'Owner', ['Bought', 'Sold']),
      ],
    });
    const rows = contentChanges(from, to).map((change) => [
      placeOf(change),
      change.before,
      change.after,
    ]);
    expect(rows).toEqual([
      ['Personal · Summary', '', 'New'],
      ['Experience · Chef · Position', 'Cook', 'Chef'],
      ['Experience · Chef · Dates', '', 'Mar 2020 – Present'],
      ['Experience · Owner', '', 'Owner\nBought\nSold'],
      ['Experience · Waiter', 'Waiter', ''],
    ]);
  });

  it('[content-changes-1] makes the one into the other, whatever they are', () => {
    fc.assert(
      fc.property(contents, contents, (from, to) => {
        const made = withChanges(from, contentChanges(from, to));
        expect(hasSameContent(sorted(made), sorted(to))).toBe(true);
      }),
    );
  });

  it('has a key of its own for each change', () => {
    fc.assert(
      fc.property(contents, contents, (from, to) => {
        const keys = contentChanges(from, to).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

describe('what is offered', () => {
  const base = content({ personalInfo: { summary: 'Old', title: 'Cook' } });
  const original = content({ personalInfo: { summary: 'New', title: 'Chef' } });

  it('[content-changes-2] has changes of the original; those changed here, too, are conflicts', () => {
    const version = content({ personalInfo: { summary: 'Mine', title: 'Cook' } });
    const offered = offeredChanges(base, original, version);
    expect(offered.map(({ field, clashes }) => [field, clashes])).toEqual([
      ['Title', false],
      ['Summary', true],
    ]);
  });

  it('removes no entry that was changed here before its owner says so', () => {
    const was = content({ workExperience: [job('a', 'Cook'), job('b', 'Waiter')] });
    const version = content({ workExperience: [job('a', 'Chef'), job('b', 'Waiter')] });
    const offered = offeredChanges(was, emptyContent(), version);
    expect(offered.map(({ entry, clashes }) => [entry, clashes])).toEqual([
      ['Cook', true],
      ['Waiter', false],
    ]);
  });

  it('is nothing that the version has already, and nothing of an entry that it has not', () => {
    expect(offeredChanges(base, original, original)).toEqual([]);
    const [was, is] = ['Cook', 'Chef'].map((position) =>
      content({ workExperience: [job('a', position)] }),
    );
    if (was && is) expect(offeredChanges(was, is, emptyContent())).toEqual([]);
  });

  it('finds entries again that had no ids when the copy was made', () => {
    const bare = content({
      workExperience: [{ position: 'Cook' }, { position: 'Waiter' }],
      skills: [{ category: 'Tools', items: ['Knife'] }],
    });
    const version = { ...bare, workExperience: bare.workExperience.toReversed() };
    const changed = { ...bare, skills: bare.skills.map((one) => ({ ...one, items: ['Pan'] })) };
    expect(contentChanges(bare, version)).toEqual([]);
    const offered = offeredChanges(bare, changed, version);
    expect(offered.map(placeOf)).toEqual(['Skills · Tools · Skills']);
    const made = withChanges(version, offered);
    expect(made.skills[0]?.items).toEqual(['Pan']);
    expect(made.workExperience).toEqual(version.workExperience);
  });

  it('replaces nothing that the version says for itself, unless it is said to conflict', () => {
    fc.assert(
      fc.property(contents, contents, contents, (was, is, version) => {
        const agreed = offeredChanges(was, is, version).filter(({ clashes }) => !clashes);
        const own = contentChanges(was, version).map(({ key }) => key);
        for (const { key } of contentChanges(version, withChanges(version, agreed)))
          expect(own.filter((one) => one === key || one.startsWith(`${key}.`))).toEqual([]);
      }),
    );
  });

  it('leaves alone what nobody changed in the original', () => {
    fc.assert(
      fc.property(contents, contents, contents, (was, is, version) => {
        const made = withChanges(version, offeredChanges(was, is, version));
        const touched = new Set(contentChanges(was, is).map(({ key }) => key));
        for (const { key } of contentChanges(version, made))
          expect([...touched].some((one) => key.startsWith(one) || one.startsWith(key))).toBe(true);
        expect(offeredChanges(was, is, made)).toEqual([]);
      }),
    );
  });
});
