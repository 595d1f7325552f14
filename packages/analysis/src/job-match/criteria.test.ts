import { expect, test } from 'vitest';
import { criteriaOf } from './criteria.ts';

test('criteria are read by their numbers, or below the heading that calls them essential', () => {
  expect(
    criteriaOf('E1 Experience of appeals.\n• E2: Working with volunteers\nD1 Gaelic\nE10'),
  ).toEqual([
    { label: 'E1', text: 'Experience of appeals' },
    { label: 'E2', text: 'Working with volunteers' },
  ]);
  expect(
    criteriaOf(
      'Person specification\n**Essential**\n- Budget management;\n- Driving licence\nDesirable\n- Welsh',
    ),
  ).toEqual([
    { label: '', text: 'Budget management' },
    { label: '', text: 'Driving licence' },
  ]);
});

test('there are none where nothing says so', () => {
  expect(criteriaOf('Essential services are near.\nE1 alone is a postcode')).toEqual([]);
});
