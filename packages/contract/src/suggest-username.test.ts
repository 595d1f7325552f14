import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Username } from './auth.ts';
import { suggestUsername } from './suggest-username.ts';

const of = (firstName: string, lastName: string, email = '') =>
  suggestUsername({ firstName, lastName, email });

it.each([
  ['Asha', 'Verma', '', 'asha.verma'],
  ['José María', "O'Neill", '', 'josemaria.oneill'],
  ['Łukasz', 'Groß', '', 'lukasz.gross'],
  ['Thị Đào', 'Đặng', '', 'thidao.dang'],
  ['Þórður', 'Æsir', '', 'thordur.aesir'],
  ['Işıl', 'İnce', '', 'isil.ince'],
  ['Bo', '', '', 'bo-cv'],
  ['Admin', '', '', 'admin-cv'],
  ['明', '王', 'wang.ming@gmail.com', 'wangming'],
  ['明', '王', '', ''],
  ['', '', '', ''],
])('%s %s (%s) is proposed %s', (firstName, lastName, email, proposed) => {
  expect(of(firstName, lastName, email)).toBe(proposed);
});

it('another one is proposed where the first is taken', () => {
  const person = { firstName: 'Asha', lastName: 'Verma' };
  expect(suggestUsername(person, 42)).toBe('asha.verma42');
  expect(suggestUsername({ ...person, lastName: 'V'.repeat(60) }, 42)).toHaveLength(30);
});

it('what is proposed keeps the rules, whatever the name', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(999), (firstName, lastName, attempt) => {
      const proposed = suggestUsername({ firstName, lastName }, attempt);
      return proposed === '' || Username.safeParse(proposed).success;
    }),
  );
});
