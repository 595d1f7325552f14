import { expect, it } from 'vitest';
import { FormValues } from './form-values.ts';
import { formFieldOf, tabOf, tabOfField } from './tabs.ts';

it('[tabs-1] the address names the tab, and any other address the first', () => {
  expect(tabOf(new URLSearchParams('tab=visibility'))).toBe('visibility');
  expect(tabOf(new URLSearchParams('tab=elsewhere'))).toBe('account');
  expect(tabOf(new URLSearchParams())).toBe('account');
});

it('[tabs-2] every field is found on its tab', () => {
  expect(Object.keys(FormValues.shape).map(tabOfField).sort()).toEqual(
    [
      ...Array(4).fill('account'),
      ...Array(12).fill('public'),
      'visibility',
      'notifications',
    ].sort(),
  );
  expect(tabOfField('education.0.school')).toBe('public');
  expect(tabOfField('visibility.resumeId')).toBe('visibility');
});

it('what the server says of a part of the name is said at the name', () => {
  expect(formFieldOf('lastName')).toBe('fullName');
  expect(formFieldOf('projects.2.link')).toBe('projects.2.link');
});
