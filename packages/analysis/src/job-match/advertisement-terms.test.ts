import { expect, it } from 'vitest';
import type { ReadLanguage } from '../text/languages.ts';
import { termsOf } from './advertisement-terms.ts';

const required = (names: string[], language: ReadLanguage = 'en') =>
  termsOf([], language, {
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
  expect(required(['Five', 'lime mortar', '12'])).toEqual(['lime mortar']);
});

it('takes no word for how well something is to be done for a need', () => {
  expect(required(['Sehr gute Kenntnisse', 'idealerweise', 'Reinzeichnung'], 'de')).toEqual([
    'Reinzeichnung',
  ]);
});
