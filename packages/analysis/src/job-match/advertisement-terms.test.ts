import { expect, it } from 'vitest';
import { termsOf } from './advertisement-terms.ts';

const required = (...names: string[]) =>
  termsOf([], 'en', {
    needs: names.map((name) => ({
      key: name.toLowerCase(),
      name,
      isSkill: false,
      level: 'required',
    })),
    isBeside: () => undefined,
    isWhole: true,
  }).required.map(({ name }) => name);

it('takes no number for a need that the model has found', () => {
  expect(required('Five', 'lime mortar', '12')).toEqual(['lime mortar']);
});
