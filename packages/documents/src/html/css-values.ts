import type { TextStyle } from '@folio/typeset/blocks';
import { fontStack, type OtherFamilies, weight } from './font-css.ts';

/** Converts points to rem at 12 points per rem, so that the reader's font size scales the page. */
export const rem = (points: number): string => {
  const value = Math.round((points / 12) * 1000) / 1000;
  return value === 0 ? '0' : `${value}rem`;
};

/**
 * CSS's predefined counter styles, by the zero of their digits (CSS Counter Styles Level 3, 6.1).
 */
const counters = new Map(
  '٠ arabic-indic|۰ persian|० devanagari|০ bengali|੦ gurmukhi|૦ gujarati|୦ oriya|௦ tamil|౦ telugu|೦ kannada|൦ malayalam|๐ thai|໐ lao|༠ tibetan|၀ myanmar|០ khmer'
    .split('|')
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

/** The counter style of a numbered list; empty for the digits that browsers use by default. */
export const countedFrom = (zero = '0'): string =>
  counters.has(zero) ? `list-style-type: ${counters.get(zero)}` : '';

/** Returns a valid color, or an empty text. */
export const cssColor = (color: string): string =>
  /^#[\da-f]{6}$/i.test(color) ? color.toLowerCase() : 'inherit';

const numeric: Record<string, string> = { tnum: 'tabular-nums', lnum: 'lining-nums' };

/** Declares all properties of a text style, so that no browser default applies. */
export function cssText(style: TextStyle, families: OtherFamilies): string {
  const { family, sizePt, leadingPt, color, bold, italic, letterSpacingPt, features = [] } = style;
  const slope = italic ? 'italic ' : '';
  const figures = features.flatMap((feature) => numeric[feature] ?? []).join(' ');
  return [
    `font: ${slope}${bold ? weight.bold : weight.regular} ${rem(sizePt)}/${rem(leadingPt)} ${fontStack(family, families)}`,
    `color: ${cssColor(color)}`,
    ...(letterSpacingPt ? [`letter-spacing: ${rem(letterSpacingPt)}`] : []),
    ...(features.includes('smcp') ? ['font-variant-caps: small-caps'] : []),
    ...(figures ? [`font-variant-numeric: ${figures}`] : []),
  ].join('; ');
}
