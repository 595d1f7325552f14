import type { TextStyle } from '@folio/typeset/blocks';
import { fontStack, type OtherFamilies, weight } from './font-css.ts';

/** Points to the root's letters, of which 12 points are one: so a reader's own size scales the page. */
export const rem = (points: number): string => {
  const value = Math.round((points / 12) * 1000) / 1000;
  return value === 0 ? '0' : `${value}rem`;
};

/** A colour as it was chosen, and none of what is no colour. */
export const cssColor = (color: string): string =>
  /^#[\da-f]{6}$/i.test(color) ? color.toLowerCase() : 'inherit';

const numeric: Record<string, string> = { tnum: 'tabular-nums', lnum: 'lining-nums' };

/** A text's look, all of it, so that none of a browser's own is left. */
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
