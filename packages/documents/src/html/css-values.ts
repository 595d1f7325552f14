import type { TextStyle } from '@folio/typeset/blocks';
import { isSerif } from '../font-faces.ts';

/** Points to the root's letters, of which 12 points are one: so a reader's own size scales the page. */
export const rem = (points: number): string => {
  const value = Math.round((points / 12) * 1000) / 1000;
  return value === 0 ? '0' : `${value}rem`;
};

/** A colour as it was chosen, and none of what is no colour. */
export const cssColor = (color: string): string =>
  /^#[\da-f]{6}$/i.test(color) ? color.toLowerCase() : 'inherit';

/** Families that many machines have, nearest to ours in their widths. */
const standIns = new Map<string, string>([
  ['Gelasio', 'Georgia'],
  ['Arimo', 'Arial, "Liberation Sans"'],
  ['Carlito', 'Calibri'],
  ['Tinos', '"Times New Roman", "Liberation Serif"'],
  ['EB Garamond', 'Garamond'],
  ['Roboto Condensed', '"Arial Narrow", "Liberation Sans Narrow"'],
  ['Barlow Semi Condensed', '"Arial Narrow", "Liberation Sans Narrow"'],
  ['Montserrat', '"Century Gothic"'],
  ['Poppins', '"Century Gothic"'],
]);

const generic = {
  serif: 'Georgia, "Times New Roman", serif',
  sans: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
};

/** A family and what stands in for it, then those of the document's scripts. */
function fontStack(family: string, scriptFamilies: readonly string[]): string {
  const named = [family, ...scriptFamilies].filter((name) => /^[\w ]+$/.test(name));
  const [own = [], ...scripts] = named.map((name) =>
    [`"${name}"`, standIns.get(name) ?? []].flat(),
  );
  const end = isSerif(family) ? generic.serif : generic.sans;
  return [...own, ...scripts.flat(), end].join(', ');
}

const numeric: Record<string, string> = { tnum: 'tabular-nums', lnum: 'lining-nums' };

/** A text's look, all of it, so that none of a browser's own is left. */
export function cssText(style: TextStyle, scriptFamilies: readonly string[]): string {
  const { family, sizePt, leadingPt, color, bold, italic, letterSpacingPt, features = [] } = style;
  const slope = italic ? 'italic ' : '';
  const figures = features.flatMap((feature) => numeric[feature] ?? []).join(' ');
  return [
    `font: ${slope}${bold ? weight.bold : weight.regular} ${rem(sizePt)}/${rem(leadingPt)} ${fontStack(family, scriptFamilies)}`,
    `color: ${cssColor(color)}`,
    ...(letterSpacingPt ? [`letter-spacing: ${rem(letterSpacingPt)}`] : []),
    ...(features.includes('smcp') ? ['font-variant-caps: small-caps'] : []),
    ...(figures ? [`font-variant-numeric: ${figures}`] : []),
  ].join('; ');
}

/** SemiBold stands in for bold, as on the pages of the PDF. */
export const weight = { regular: 400, bold: 600 };
