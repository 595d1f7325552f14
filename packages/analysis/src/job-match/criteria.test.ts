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

test('criteria are those of the list that the letter is to answer', () => {
  const list = '1. A degree in library science\n2. Programs for children\n3. Welsh\n';
  const criteria = [
    { label: '', text: 'A degree in library science' },
    { label: '', text: 'Programs for children' },
  ];
  expect(criteriaOf(`You show:\n${list}\nA letter addressing points 1 to 2, please.`)).toEqual(
    criteria,
  );
  expect(
    criteriaOf(
      `Qualifications\n${list}\nA letter which responds to each of the qualifications above.`,
    ),
  ).toEqual([...criteria, { label: '', text: 'Welsh' }]);
});
