import { expect, it } from 'vitest';
import { textOf } from '../model.ts';
import { textToLines } from '../text/text-lines.ts';
import { withoutHeadMarks } from './marked-heads.ts';

const read = (text: string) => withoutHeadMarks(textToLines(text)).map(textOf);

it('takes the bullets off entries that each begin with one', () => {
  const text = '* Cook, Acme Inn, 2014 – 2016\n  - Ran the grill\n* Waiter, Blue Bar, 2012 – 2014';
  expect(read(text)).toEqual([
    'Cook, Acme Inn, 2014 – 2016',
    '- Ran the grill',
    'Waiter, Blue Bar, 2012 – 2014',
  ]);
});

it('takes them off roles above their periods', () => {
  const text = '• Cook\n  Acme Inn, 2014 – 2016\n    • Ran the grill';
  expect(read(text)[0]).toBe('Cook');
});

it('leaves the lists of entries that have no bullets', () => {
  const text = 'Cook, Acme Inn, 2014 – 2016\n• Ran the grill\n• Led the rebuild, 2015 – 2016';
  expect(read(text)[2]).toBe('• Led the rebuild, 2015 – 2016');
});
