import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gstOf, stateOfGstin, taxIdName } from './gst.ts';

const price = fc.integer({ min: 1, max: 100_000_000 });
const percent = fc.integer({ min: 0, max: 40 });
const within = fc.constantFrom(true, false, undefined);

it('taxable value and tax add up to every price, and are the nearest whole paise', () => {
  fc.assert(
    fc.property(price, percent, within, (paise, rate, isWithinState) => {
      const { taxablePaise, lines } = gstOf(paise, { percent: rate, isWithinState });
      const tax = lines.reduce((sum, line) => sum + line.paise, 0);
      expect(taxablePaise + tax).toBe(paise);
      const exact = (paise * rate) / (100 + rate) / lines.length;
      for (const line of lines) expect(Math.abs(line.paise - exact)).toBeLessThanOrEqual(0.5);
      expect(new Set(lines.map((line) => line.paise)).size).toBe(1);
    }),
  );
});

it('tax is the state’s and the center’s within a state, one between states, and one without a place', () => {
  expect(gstOf(49_900, { percent: 18, isWithinState: true })).toEqual({
    taxablePaise: 42_288,
    lines: [
      { name: 'CGST 9%', paise: 3_806 },
      { name: 'SGST 9%', paise: 3_806 },
    ],
  });
  expect(gstOf(49_900, { percent: 18, isWithinState: false }).lines).toEqual([
    { name: 'IGST 18%', paise: 7_612 },
  ]);
  expect(gstOf(49_900, { percent: 5 }).lines).toEqual([{ name: 'GST 5%', paise: 2_376 }]);
});

it('a GSTIN is called one, and another tax number is not', () => {
  expect(taxIdName('27AAPFU0939F1ZV')).toBe('GSTIN');
  expect(taxIdName('DE 811 907 980')).toBe('Tax ID');
});

it('a GSTIN names its state, and other tax numbers none', () => {
  expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('27');
  for (const other of ['', '27AAB1Z5', 'DE123456789', '27aapfu0939f1zv', ' 27AAPFU0939F1ZV'])
    expect(stateOfGstin(other)).toBeUndefined();
});
