import { expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { segmentsOf } from './segments.ts';

it('the colon of a web address parts no segments', () => {
  const texts = (line: string) => segmentsOf(textToLines(line)).map(({ text }) => text);
  expect(texts('Web: https://ada.example/work')).toEqual(['Web', 'https://ada.example/work']);
});
