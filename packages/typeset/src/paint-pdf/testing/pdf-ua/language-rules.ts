import { textOf } from './pdf-values.ts';
import type { Rule } from './rule.ts';
import type { TaggedDocument, TaggedElement, TaggedPage } from './tagged-document.ts';
import { type UsedFont, usedFonts } from './used-font.ts';

/** Their languages share ideographs, and a short text doesn't tell them apart. */
const eastAsian = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u30fc]/gu;

/** The letters of languages; those that are not named are written in Latin ones. */
const letters: Record<string, RegExp> = {
  ...{ ar: /\p{sc=Arab}/gu, fa: /\p{sc=Arab}/gu, ur: /\p{sc=Arab}/gu, he: /\p{sc=Hebr}/gu },
  ...{ hi: /\p{sc=Deva}/gu, el: /\p{sc=Grek}/gu, ru: /\p{sc=Cyrl}/gu, uk: /\p{sc=Cyrl}/gu },
  ...{ zh: eastAsian, ja: eastAsian, ko: eastAsian },
};
const latin = /\p{sc=Latin}/gu;
const scripts = new Set([latin, ...Object.values(letters)]);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function languageAt(element: TaggedElement | undefined, whole: string): string {
  if (!element) return whole;
  const own = textOf(element.dict.get('Lang'));
  return own || languageAt(element.parent, whole);
}

/** What a piece of content says, glyph by glyph. */
function textAt(page: TaggedPage, mcid: number, fonts: Map<string, UsedFont>): string {
  return page.content.painted
    .filter(({ marks }) => marks.some((mark) => mark.mcid === mcid))
    .flatMap((painted) => (painted.kind === 'text' ? [painted] : []))
    .flatMap(({ font, codes }) => codes.map((code) => fonts.get(font)?.texts?.get(code) ?? ''))
    .join('');
}

const saidBy = (
  { contents }: TaggedElement,
  { pages }: TaggedDocument,
  fonts: Map<string, UsedFont>,
): string =>
  contents
    .map(({ page, mcid }) => {
      const on = pages.find(({ dict }) => dict === page);
      return on ? textAt(on, mcid, fonts) : '';
    })
    .join('');

/** The fonts of the document by the names that its pages share. */
function fontsByName(document: TaggedDocument): Map<string, UsedFont> {
  const fonts = usedFonts(document);
  const [page] = document.pages;
  const named = document.pdf.dict(document.pdf.dict(page?.dict.get('Resources')).get('Font'));
  return new Map(
    [...named].flatMap(([name, ref]) => {
      const font = fonts.find(({ dict }) => dict === document.pdf.dict(ref));
      return font ? [[name, font] as const] : [];
    }),
  );
}

export const languageRules: readonly Rule[] = [
  {
    id: '11-007',
    says: 'no letter of a text is of the language that is said',
    check: (document) => {
      const fonts = fontsByName(document);
      const whole = textOf(document.catalog.get('Lang'));
      // Links are a part of the text that they stand in.
      const texts = document.elements.filter(({ type }) => type !== 'Link');
      return texts.flatMap((element) => {
        const links = element.children.filter(({ type }) => type === 'Link');
        const text = [element, ...links].map((one) => saidBy(one, document, fonts)).join('');
        const language = languageAt(element, whole).split('-')[0] ?? '';
        const most = Math.max(...[...scripts].map((script) => count(text, script)));
        const isOther = 3 * most > 2 * count(text, /\p{L}/gu) && most > 0;
        return isOther && count(text, letters[language] ?? latin) === 0
          ? [`${element.tag} ${element.id} ${language}: ${text.slice(0, 30)}`]
          : [];
      });
    },
  },
];
