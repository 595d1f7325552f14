import type { WebFont } from '@folio/typeset/web-fonts/web-fonts';
import { fontFaces, isSerif } from '../font-faces.ts';

/** SemiBold stands in for bold, as in the PDF. */
export const weight = { regular: 400, bold: 600 };

/** The fallbacks of a text's own family: the embedded ones, and those of the document's scripts. */
export type OtherFamilies = { embedded: readonly string[]; scripts: readonly string[] };

/**
 * Returns which of the embedded fonts may show letters that a text's own family lacks, best first.
 */
export function otherFamilies(
  fonts: readonly WebFont[],
  scripts: readonly string[] = [],
): OtherFamilies {
  const carried = new Set(fonts.map(({ family }) => family));
  const embedded = [...scripts, ...fallbacks].filter((family) => carried.has(family));
  return { embedded, scripts };
}

const fallbacks = new Set(fontFaces.flatMap(({ fallback, family }) => (fallback ? family : [])));

/** Families that many machines have and that are closest in width to the product's. */
const substitutes = new Map<string, string>([
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

const isName = (family: string): boolean => /^[\w ]+$/.test(family);
const quoted = (family: string): string => `"${family}"`;

/**
 * Returns the family, then the embedded ones for letters that it lacks. Installed families follow
 * for letters that somebody adds later: substitutes, then the families of the document's scripts.
 */
export function fontStack(family: string, { embedded, scripts }: OtherFamilies): string {
  const stack = [
    ...[family, ...embedded].filter(isName).map(quoted),
    substitutes.get(family) ?? [],
    ...scripts.filter(isName).map(quoted),
    isSerif(family) ? generic.serif : generic.sans,
  ].flat();
  return [...new Set(stack)].join(', ');
}

/** Returns the `@font-face` rules that embed the fonts. */
export const fontFaceRules = (fonts: readonly WebFont[]): string =>
  fonts
    .filter(({ family }) => isName(family))
    .map(
      ({ family, bold, italic, woff }) =>
        `@font-face { font-family: "${family}"; font-weight: ${bold ? weight.bold : weight.regular}; font-style: ${italic ? 'italic' : 'normal'}; src: url(data:font/woff;base64,${base64(woff)}) format("woff"); }\n`,
    )
    .join('');

/** Converts byte by byte, because a font has more bytes than a call may have arguments. */
const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
