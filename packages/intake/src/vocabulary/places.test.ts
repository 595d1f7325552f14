import { expect, test } from 'vitest';
import { placeAlone } from './places.ts';

test.each(['II.', 'From', 'Shipped: Tiny Ferry', ', Leeds', 'Leeds)', 'present'])(
  '"%s" stands for no place',
  (text) => expect(placeAlone(text)).toBe(''),
);

test('a place stays as it is written', () => {
  for (const text of ['Leeds (UK)', 'St. Ives', 'U.M. Cerro Azul', '上海'])
    expect(placeAlone(text)).toBe(text);
});
