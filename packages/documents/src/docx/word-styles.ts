import type { TextStyle } from '@folio/typeset/blocks';
import type { IRunStylePropertiesOptions, IStylesOptions } from 'docx';
import type { NamedStyle, StyleSheet } from './style-sheet.ts';
import { wordFamily } from './word-families.ts';

export const inTwips = (points: number): number => Math.round(points * 20);
export const colorOf = (color: string): string => color.slice(1);

/**
 * The leading itself: as a share of the font's own height, a stand-in with taller letters would take
 * the lines of another page. Letters that reach further than Latin ones keep the room that they need.
 */
export const lineOf = ({ leadingPt, reach }: TextStyle) => ({
  line: inTwips(leadingPt),
  lineRule: reach ? ('atLeast' as const) : ('exact' as const),
});

/** Everything of a look that a run can have; sizes are half-points. */
function runLook(look: TextStyle): IRunStylePropertiesOptions {
  const { name, isSerif } = wordFamily(look.family);
  return {
    font: { ascii: name, hAnsi: name, cs: isSerif ? 'Times New Roman' : 'Arial' },
    size: Math.round(look.sizePt * 2),
    color: colorOf(look.color),
    bold: look.bold ?? false,
    italics: look.italic ?? false,
    characterSpacing: inTwips(look.letterSpacingPt ?? 0),
    ...(look.features?.includes('smcp') && { smallCaps: true }),
  };
}

const eastAsian = /^(?:ja|ko|zh)\b/;
/** With the scripts of India and Thailand, which Word sets as it sets Arabic and Hebrew. */
const complex = /^(?:ar|as|bn|fa|gu|he|hi|kn|ml|mr|or|pa|ta|te|th|ur)\b/;

/** Word checks spelling by a country's dictionary: that of most who write the language. */
const countries =
  'ar-SA|as-IN|bn-BD|cs-CZ|da-DK|de-DE|el-GR|en-US|es-ES|fa-IR|fi-FI|fr-FR|gu-IN|he-IL|hi-IN|hu-HU|id-ID|it-IT|ja-JP|kn-IN|ko-KR|ml-IN|mr-IN|nb-NO|nl-NL|or-IN|pa-IN|pl-PL|pt-BR|ro-RO|ru-RU|sv-SE|ta-IN|te-IN|th-TH|tr-TR|uk-UA|ur-PK|vi-VN';
const inWord = new Map<string, string>([
  ['zh-Hans', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ...countries.split('|').map((tag) => [tag.slice(0, 2), tag] as const),
]);

/** Word keeps the languages of three kinds of letters apart. */
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
        run: { ...runLook(normal), language: languageOptions(language) },
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
    characterStyles: characters.map(({ id, name, look }) => ({ id, name, run: runLook(look) })),
  };
}

const paragraphStyle = ({ id, name, base, look }: NamedStyle) => ({
  name,
  basedOn: base,
  next: /^List/.test(id) ? id : 'Normal',
  quickFormat: true,
  run: runLook(look),
  paragraph: {
    spacing: lineOf(look),
    ...(/^Heading/.test(id) && { keepNext: true, keepLines: true }),
  },
});
