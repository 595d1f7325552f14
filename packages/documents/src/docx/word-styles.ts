import type { TextStyle } from '@folio/typeset/blocks';
import type { IRunStylePropertiesOptions, IStylesOptions } from 'docx';
import type { NamedStyle, StyleSheet } from './style-sheet.ts';
import { wordFamily } from './word-families.ts';

export const inTwips = (points: number): number => Math.round(points * 20);
export const colorOf = (color: string): string => color.slice(1);

/**
 * Sets an exact line height, because with a multiple of the font's own height, a substitute with
 * taller letters would change the pagination. Scripts whose letters extend further than Latin ones
 * get at least that extent.
 */
export const lineOf = ({ leadingPt, reach }: TextStyle) => ({
  line: inTwips(leadingPt),
  lineRule: reach ? ('atLeast' as const) : ('exact' as const),
});

/** The run properties of a style; sizes are half-points. */
function runStyle(style: TextStyle): IRunStylePropertiesOptions {
  const { name, isSerif } = wordFamily(style.family);
  return {
    font: { ascii: name, hAnsi: name, cs: isSerif ? 'Times New Roman' : 'Arial' },
    size: Math.round(style.sizePt * 2),
    color: colorOf(style.color),
    bold: style.bold ?? false,
    italics: style.italic ?? false,
    characterSpacing: inTwips(style.letterSpacingPt ?? 0),
    ...(style.features?.includes('smcp') && { smallCaps: true }),
  };
}

const eastAsian = /^(?:ja|ko|zh)\b/;
/**
 * Languages of complex scripts, including those of India, Tibet and Southeast Asia, which Word treats
 * like Arabic and Hebrew.
 */
const complex =
  /^(?:ar|as|bn|bo|ckb|fa|gu|he|hi|km|kn|lo|ml|mr|my|ne|or|pa|ps|sd|si|ta|te|th|ug|ur|yi)\b/;

/**
 * Word's spelling dictionaries are per country, so each language gets the country with most of its
 * writers.
 */
const countries =
  'am-ET|ar-SA|as-IN|bn-BD|bo-CN|cs-CZ|da-DK|de-DE|el-GR|en-US|es-ES|fa-IR|fi-FI|fr-FR|gu-IN|he-IL|hi-IN|hu-HU|hy-AM|id-ID|it-IT|ja-JP|ka-GE|km-KH|kn-IN|ko-KR|lo-LA|ml-IN|mr-IN|my-MM|nb-NO|nl-NL|or-IN|pa-IN|pl-PL|pt-BR|ro-RO|ru-RU|si-LK|sv-SE|ta-IN|te-IN|th-TH|tr-TR|uk-UA|ur-PK|vi-VN';
const inWord = new Map<string, string>([
  ['zh-Hans', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ...countries.split('|').map((tag) => [tag.slice(0, 2), tag] as const),
]);

/** Word stores one language for each of three groups of scripts. */
export function languageOptions(language: string) {
  const value = inWord.get(language) ?? language;
  if (eastAsian.test(language)) return { eastAsia: value };
  return complex.test(language) ? { bidirectional: value } : { value };
}

/** The styles as Word stores them; `language` is the document's (BCP 47). */
export function wordStyles(sheet: StyleSheet, language: string): IStylesOptions {
  const { normal, paragraphs, characters } = sheet;
  const named = new Map(paragraphs.map((style) => [style.id, style]));
  const own = (id: string) => {
    const style = named.get(id);
    return style ? paragraphStyle(style) : undefined;
  };
  const [title, heading1, heading2, heading3] = ['Title', 'Heading1', 'Heading2', 'Heading3'].map(
    own,
  );
  return {
    default: {
      document: {
        run: { ...runStyle(normal), language: languageOptions(language) },
        paragraph: {
          spacing: { before: 0, after: 0, ...lineOf(normal) },
        },
      },
      ...(title && { title }),
      ...(heading1 && { heading1 }),
      ...(heading2 && { heading2 }),
      ...(heading3 && { heading3 }),
      hyperlink: { run: {} },
    },
    paragraphStyles: paragraphs
      .filter(({ id }) => !/^(?:Title|Heading[1-3])$/.test(id))
      .map((style) => ({ id: style.id, ...paragraphStyle(style) })),
    characterStyles: characters.map(({ id, name, style }) => ({ id, name, run: runStyle(style) })),
  };
}

const paragraphStyle = ({ id, name, base, style }: NamedStyle) => ({
  name,
  basedOn: base,
  next: /^List/.test(id) ? id : 'Normal',
  quickFormat: true,
  run: runStyle(style),
  paragraph: {
    spacing: lineOf(style),
    ...(/^Heading/.test(id) && { keepNext: true, keepLines: true }),
  },
});
