import { expect, it } from 'vitest';
import { templateById, templates } from './template-list.ts';

it.each([
  ['modern', 'blue', '#3b82f6', 'Inter'],
  ['classic', 'gray', '#4b5563', 'Georgia'],
  ['minimal', 'black', '#171717', 'Arial'],
  ['professional', 'indigo', '#4f46e5', 'Roboto'],
  ['creative', 'purple', '#9b87f5', 'Poppins'],
] as const)('[templates-2] %s is %s, %s, in %s', (id, color, accent, font) => {
  expect(templateById(id)).toMatchObject({ color, accent, font });
});

it('[templates-3] the layouts are those that the names promise', () => {
  expect(Object.fromEntries(templates.map(({ id, layout }) => [id, layout]))).toMatchObject({
    academic: 'single-column',
    classic: 'single-column',
    modern: 'two-column',
    creative: 'sidebar',
  });
});

it('four templates are free, and every other asks for a plan', () => {
  const free = templates.filter((template) => !template.premium).map(({ id }) => id);
  expect(free).toEqual(['modern', 'classic', 'minimal', 'academic']);
  for (const { premium, tier } of templates) expect(premium).toBe(tier !== 'free');
  expect(templates).toHaveLength(18);
});
