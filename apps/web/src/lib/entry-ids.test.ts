import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { withPlaceIds } from './entry-ids.ts';

const content = (parts: object) => ResumeContent.parse(parts);

it('names what has no id by its place, the same each time, and leaves the ids that are there', () => {
  const bare = content({
    workExperience: [{ position: 'Cook' }, { id: 'own', position: 'Chef' }],
    customSections: [{ title: 'Talks', entries: [{ title: 'One' }] }],
  });
  const once = withPlaceIds(bare);
  expect(once.workExperience.map(({ id }) => id)).toEqual(['workExperience-1', 'own']);
  expect(once.customSections[0]).toMatchObject({
    id: 'customSections-1',
    entries: [{ id: 'customSections-1-1' }],
  });
  expect(withPlaceIds(structuredClone(bare))).toEqual(once);
  expect(withPlaceIds(once)).toEqual(once);
});

it('never names two entries of a list alike', () => {
  const { skills } = withPlaceIds(
    content({ skills: [{ category: 'A' }, { id: 'skills-1', category: 'B' }] }),
  );
  expect(new Set(skills.map(({ id }) => id)).size).toBe(2);
});
