import type { Block, TextStyle } from '@folio/typeset/blocks';
import { luminance, mix, readableOn } from '../export-source/template-style.ts';
import { paleOf } from './section-headings.ts';

/**
 * Returns the level in an item, as its owner wrote it: 'SQL 4/5', 'Python (80 %)', 'Go, 3 of 5'.
 * Nothing else counts as a level, and none is made up.
 */
export function levelIn(item: string): number | undefined {
  const [, part = '', outOf = ''] = /(?<!\d)(\d{1,2})\s?(?:\/|of)\s?(\d{1,2})\)?$/.exec(item) ?? [];
  const [, percent = ''] = /(?<!\d)(\d{1,3})\s?[%٪]\)?$/.exec(item) ?? [];
  const share = percent === '' ? Number(part) / Number(outOf) : Number(percent) / 100;
  const isScale = percent !== '' || (Number(outOf) >= 3 && Number(outOf) <= 10);
  return isScale && share >= 0 && share <= 1 ? share : undefined;
}

type Setting = {
  path: string;
  widthPt: number;
  accent: string;
  style: TextStyle;
  spaceBeforePt: number;
};

/** A text and its share of the bar; undefined means no bar. */
type Levelled = { text: string; share: number | undefined };

const gutterPt = 14;

/**
 * Sets items with a level in columns, each text above its bar. Bars are decorative: programs and
 * screen readers get the text.
 */
export function setBars(items: readonly Levelled[], setting: Setting): Block[] {
  const { path, widthPt, accent, style, spaceBeforePt } = setting;
  const perRow = Math.max(1, Math.min(3, Math.floor(widthPt / (14 * style.sizePt))));
  const cellPt = (widthPt - (perRow - 1) * gutterPt) / perRow;
  const rows = Array.from({ length: Math.ceil(items.length / perRow) }, (_, row) =>
    items.slice(row * perRow, (row + 1) * perRow),
  );
  return rows.map((row, index) => ({
    type: 'columns',
    spaceBeforePt: index === 0 ? spaceBeforePt : 0.35 * style.sizePt,
    columns: row.map(({ text, share }, column) => ({
      xPt: column * (cellPt + gutterPt),
      widthPt: cellPt,
      children: [
        { type: 'paragraph', path, runs: [{ text }], style, keepWithNext: share !== undefined },
        ...(share === undefined ? [] : [barOf(share, cellPt, colorsOn(style.color, accent))]),
      ],
    })),
  }));
}

type Colors = { reached: string; left: string };

/**
 * Light letters mean a dark background, on which the accent would not be visible. On a pale or
 * white background the bar is as dark as letters in the accent would be.
 */
const colorsOn = (letters: string, accent: string): Colors =>
  luminance(letters) > 0.4
    ? { reached: letters, left: mix(letters, '#000000', 0.6) }
    : { reached: readableOn(paleOf(accent), accent), left: mix(accent, '#ffffff', 0.72) };

/** Draws two rules on one line: the share that is reached, and the rest. */
function barOf(share: number, widthPt: number, { reached, left }: Colors): Block {
  const rule = (color: string): Block => ({ type: 'rule', thicknessPt: 3, color });
  const reachedPt = share * widthPt;
  return {
    type: 'columns',
    spaceBeforePt: 1.5,
    columns: [
      ...(share > 0 ? [{ xPt: 0, widthPt: reachedPt, children: [rule(reached)] }] : []),
      ...(share < 1
        ? [{ xPt: reachedPt, widthPt: widthPt - reachedPt, children: [rule(left)] }]
        : []),
    ],
  };
}
