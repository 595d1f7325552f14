import { expect, it } from 'vitest';
import { placeOf } from './list-frame.tsx';

it('an entry that was edited replaces itself, wherever it stands by now, and no other', () => {
  const [chart, map] = [{ name: 'Chart' }, { name: 'Map' }];
  expect(placeOf([{ name: 'New elsewhere' }, chart, map], chart)).toBe(1);
  expect(placeOf([map], chart)).toBe(1);
  expect(placeOf([chart, map], undefined)).toBe(2);
});
