import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf, type EditorDocument } from '../store/document.ts';
import { innerListOf } from '../store/lists.ts';
import { type Change, reduceDocument } from '../store/reduce-document.ts';
import { mergeDocuments, saysTheSame } from './merge-documents.ts';
import { resumeOf } from './saving-fixture.ts';

const jobs = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  position: `Role ${id}`,
  company: 'Here',
  bullets: ['One', 'Two'],
}));
const sections = [{ id: 's', title: 'Talks', entries: [{ id: 't', title: 'One' }] }];
const content = { workExperience: jobs, customSections: sections };
const base = documentOf(resumeOf({ content }));
const after = (...changes: Change[]): EditorDocument => changes.reduce(reduceDocument, base);

const list = 'workExperience' as const;
const set = (id: string, field: string, value: string): Change => ({
  type: 'setEntryField',
  list,
  id,
  field,
  value,
});
const remove = (id: string): Change => ({ type: 'removeEntry', list, id });
const move = (id: string, to: number): Change => ({ type: 'moveEntry', list, id, to });

describe('changes of one list in two windows', () => {
  it.each<[string, Change, Change]>([
    ['different entries', set('a', 'position', 'Mine'), set('b', 'position', 'Theirs')],
    ['different fields of an entry', set('a', 'position', 'Mine'), set('a', 'company', 'Theirs')],
    ['a move and a text', move('a', 3), set('b', 'position', 'Theirs')],
    ['a deletion and a text elsewhere', remove('a'), set('b', 'position', 'Theirs')],
    [
      'the name of a section and an entry in it',
      { type: 'setEntryField', list: 'customSections', id: 's', field: 'title', value: 'X' },
      {
        type: 'setEntryField',
        list: innerListOf('s'),
        id: 't',
        field: 'title',
        value: 'Y',
      },
    ] as [string, Change, Change],
  ])('are joined: %s', (_, mine, theirs) => {
    expect(mergeDocuments(base, after(mine), after(theirs))).toEqual(after(mine, theirs));
    expect(mergeDocuments(base, after(theirs), after(mine))).toEqual(after(mine, theirs));
  });

  it.each<[string, Change, Change]>([
    ['the same field', set('a', 'position', 'Mine'), set('a', 'position', 'Theirs')],
    ['parts of the same dates', set('a', 'period', '2019'), set('a', 'period', '2019 – 2020')],
    ['a deletion of what the other changed', remove('a'), set('a', 'position', 'Theirs')],
    ['two moves', move('a', 3), move('c', 0)],
  ])('are left to the person: %s', (_, mine, theirs) => {
    expect(mergeDocuments(base, after(mine), after(theirs))).toBeUndefined();
    expect(mergeDocuments(base, after(theirs), after(mine))).toBeUndefined();
  });

  it('are joined by their places where the server does not know the ids that were given here', () => {
    const unnamed = { ...content, workExperience: jobs.map(({ id: _, ...job }) => job) };
    const there = documentOf(resumeOf({ content: unnamed }));
    const [first] = there.content.workExperience;
    const theirs = reduceDocument(there, set(first?.id ?? '', 'position', 'Theirs'));
    const merged = mergeDocuments(base, after(set('b', 'position', 'Mine')), theirs);
    expect(merged?.content.workExperience.map(({ id, position }) => [id, position])).toEqual([
      ['a', 'Theirs'],
      ['b', 'Mine'],
      ['c', 'Role c'],
      ['d', 'Role d'],
    ]);
  });

  it('are joined where they are of different points of one entry', () => {
    const merged = mergeDocuments(
      base,
      after(set('a', 'bullets', 'One\nTwo, mine\nThree')),
      after(set('a', 'bullets', 'One, theirs\nTwo')),
    );
    const texts = merged?.content.workExperience[0]?.bullets.map(({ text }) => text);
    expect(texts).toEqual(['One, theirs', 'Two, mine', 'Three']);
  });

  it('lose nothing that only one of the two has said', () => {
    const change = fc.oneof(
      fc
        .tuple(
          fc.constantFrom('a', 'b', 'c', 'd'),
          fc.constantFrom('position', 'company'),
          fc.string(),
        )
        .map(([id, field, value]) => set(id, field, value)),
      fc.constantFrom('a', 'b', 'c', 'd').map(remove),
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(3)).map(([id, to]) => move(id, to)),
    );
    const changes = fc.array(change, { maxLength: 4 });
    fc.assert(
      fc.property(changes, changes, (m, t) => {
        const [mine, theirs] = [after(...m), after(...t)];
        const merged = mergeDocuments(base, mine, theirs);
        if (merged) expectBoth(merged, mine, theirs);
        if (saysTheSame(base, theirs)) expect(merged).toEqual(mine);
      }),
    );
  });
});

function expectBoth(merged: EditorDocument, mine: EditorDocument, theirs: EditorDocument): void {
  for (const { id, position, company } of merged.content.workExperience) {
    const [was, one, other] = [base, mine, theirs].map(({ content: said }) =>
      said.workExperience.find((entry) => entry.id === id),
    );
    if (!was || !one || !other) throw new Error('An entry that one of the two has deleted');
    expect(position).toBe(one.position === was.position ? other.position : one.position);
    expect(company).toBe(one.company === was.company ? other.company : one.company);
  }
}
