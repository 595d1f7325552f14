import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainContent } from './plain-content.ts';
import { ResumeContent } from './resume-content.ts';
import { fieldsOf, fromStoredContent, versioned } from './stored-versions.ts';
import { arbitraryContent } from './testing/arbitrary-content.ts';
import { packedContent } from './testing/packed-content.ts';

const json = (value: unknown) => JSON.parse(JSON.stringify(value));
const read = (stored: unknown) => ResumeContent.parse(fromStoredContent(json(stored)));

it('a content that is stored, also by 1.1, comes back with every text, id and place', () => {
  fc.assert(
    fc.property(arbitraryContent, (content) => {
      expect(fromStoredContent(content)).toEqual(content);
      expect(read(packedContent(content))).toEqual(content);
    }),
  );
});

it('what was stored before there were versions has the same ids in every reading', () => {
  fc.assert(
    fc.property(arbitraryContent, (content) => {
      const stored = json(plainContent(content));
      for (const list of [stored.workExperience, stored.education, stored.customSections])
        for (const entry of list) delete entry.id;
      const once = read(stored);
      expect(read(stored)).toEqual(once);
      expect(read(packedContent(once))).toEqual(once);
      expect(once.contentVersion).toBe(1);
    }),
  );
});

/** As the release before writes: texts of its own beside fields that it does not know. */
const rewritten = (content: ResumeContent, bullets: string[]) => {
  const stored = json(packedContent(content));
  stored.workExperience[0].bullets = bullets;
  return stored;
};
const content = ResumeContent.parse({ workExperience: [{ bullets: ['One', 'Two', 'Three'] }] });
const bulletsOf = (stored: unknown) =>
  read(stored).workExperience[0]?.bullets.map(({ id, text }) => `${id} ${text}`);

it('texts that the release before has changed, moved or removed keep their ids', () => {
  expect(bulletsOf(rewritten(content, ['One', 'Zwei', 'Three']))).toEqual([
    'bullets-1 One',
    'bullets-2 Zwei',
    'bullets-3 Three',
  ]);
  expect(bulletsOf(rewritten(content, ['Three', 'One']))).toEqual([
    'bullets-3 Three',
    'bullets-1 One',
  ]);
  const added = bulletsOf(rewritten(content, ['New', 'One', 'Two', 'Three']));
  expect(added?.slice(1)).toEqual(['bullets-1 One', 'bullets-2 Two', 'bullets-3 Three']);
});

it('bullets whose stored names are damaged keep their texts, and the others their names', () => {
  const stored = rewritten(content, ['One', 'Two', 'Three']);
  const [, second, third] = stored.workExperience[0].bulletKeys;
  for (const damaged of [null, [], ['x', 'y'], ['x', 'y', 1], ['x', 'y', 'z', 'more'], [1, 2, 3]]) {
    stored.workExperience[0].bulletKeys = [damaged, second, third];
    const [first, ...others] = bulletsOf(stored) ?? [];
    expect(first).toMatch(/ One$/);
    expect(first).not.toMatch(/^(x|1) /);
    expect(others).toEqual(['bullets-2 Two', 'bullets-3 Three']);
  }
});

it('a bullet that a later release has given more fields stays as it is', () => {
  const [job] = content.workExperience;
  const bullets = [{ id: 'a', place: 'Zz', text: 'One', later: true }, ...(job?.bullets ?? [])];
  const stored = { ...content, workExperience: [{ ...job, bullets }] };
  expect(json(fromStoredContent(json(stored)))).toMatchObject({ workExperience: [{ bullets }] });
});

it('a value of a later release keeps its version, and is recognized as such', () => {
  expect(versioned('settings', { marginMm: 8 }, { contentVersion: 7 })).toEqual({
    marginMm: 8,
    contentVersion: 7,
  });
  expect(versioned('settings', { marginMm: 8 })).toHaveProperty('contentVersion', 1);
  expect(fieldsOf('settings', { marginMm: 8, contentVersion: 7 })).toEqual({
    fields: { marginMm: 8 },
    isKnown: false,
  });
  expect(fromStoredContent({ contentVersion: 7 })).toEqual({ contentVersion: 7 });
});
