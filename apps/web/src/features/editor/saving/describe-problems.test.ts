import { expect, it } from 'vitest';
import { documentOf } from '../store/document.ts';
import { describeProblems, problemOf } from './describe-problems.ts';
import { resumeOf } from './server-fixture.ts';

const { content } = documentOf(
  resumeOf({
    content: {
      workExperience: [{ id: 'a' }, { id: 'b' }],
      skills: [{ id: 's' }],
      customSections: [{ entries: [{}, {}] }],
    },
  }),
);
const role = { list: 'workExperience', id: 'b', field: 'position' } as const;

it.each([
  ['content.workExperience.1.position', 'Experience, 2: role: Too long.'],
  ['content.workExperience[1].bullets[1000]', 'Experience, 2: bullet: Too long.'],
  ['content.personalInfo.email', 'Email: Too long.'],
  ['content.skills.0.items.4', 'Skills, 1: skills: Too long.'],
  ['content.customSections.0.title', 'Other sections, 1: section name: Too long.'],
  ['content.customSections.0.entries.1.bullets.3', 'Other sections, 2: bullet: Too long.'],
  ['content', 'Too long.'],
  ['name', 'Too long.'],
])('names the field of %s', (path, words) => {
  expect(describeProblems(content, { [path]: ['Too long.'] })).toMatchObject([{ words }]);
});

it('shows a field’s problem at that field only', () => {
  const problems = describeProblems(content, {
    'content.workExperience.1.position': ['At most 300: shorten it.'],
  });
  expect(problemOf(problems, role)).toBe('At most 300: shorten it.');
  expect(problemOf(problems, { ...role, id: 'a' })).toBeUndefined();
});
