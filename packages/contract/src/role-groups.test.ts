import { expect, it } from 'vitest';
import { groupRoles, withEmployers } from './role-groups.ts';

const role = (company: string, sameEmployer = false) => ({ company, sameEmployer });

it.each([
  [
    'roles that say so and name the same employer',
    [role('A'), role('a ', true), role('', true)],
    [3],
  ],
  ['another employer begins another group', [role('A'), role('B', true), role('B', true)], [1, 2]],
  ['a first role has nothing above it', [role('A', true), role('A', true)], [2]],
  ['two jobs at one employer stay two where nothing is said', [role('A'), role('A')], [1, 1]],
  [
    'the employer may be named by a later role of the group',
    [role(''), role('A', true), role('B', true)],
    [2, 1],
  ],
  ['nothing is nothing', [], []],
])('%s', (_, jobs, lengths) => {
  const groups = groupRoles(jobs);
  expect(groups.map(({ length }) => length)).toEqual(lengths);
  expect(groups.flat()).toEqual(jobs);
});

it('names the employer of a group in each of its roles', () => {
  const workExperience = [role('A'), role('', true), role(''), role(' ', true)];
  const companies = withEmployers({ workExperience }).workExperience.map(({ company }) => company);
  expect(companies).toEqual(['A', 'A', '', ' ']);
  const alone = { workExperience: [role('A'), role('')] };
  expect(withEmployers(alone)).toBe(alone);
});
