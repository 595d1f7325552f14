import { describe, expect, it } from 'vitest';
import type { TypesetDocument } from '../blocks.ts';
import type { DisplayList, Fragment } from '../display-list.ts';
import { layoutDocument } from '../layout.ts';
import { openFontBook } from '../testing/open-font-book.ts';

const fonts = await openFontBook(['Inter', 'Gelasio', 'Lora', 'Playfair Display', 'Spectral']);

function documentIn(language: string, text: string, family: string): TypesetDocument {
  const style = { family, sizePt: 10, leadingPt: 14, color: '#000000' };
  return {
    page: {
      widthPt: 595,
      heightPt: 842,
      marginTopPt: 40,
      marginRightPt: 40,
      marginBottomPt: 40,
      marginLeftPt: 40,
      backgrounds: [],
    },
    language,
    title: 'A',
    author: 'B',
    blocks: [{ type: 'paragraph', runs: [{ text }], style }],
  };
}

const fragmentsOf = ({ pages }: DisplayList): Fragment[] =>
  pages.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'line' ? [...item.fragments] : [])),
  );

/** The glyphs of a text in a document, without their positions. */
function glyphsIn(language: string, text: string, family: string): number[] {
  const fragments = fragmentsOf(layoutDocument(documentIn(language, text, family), fonts));
  return fragments.flatMap(({ run }) => run.glyphs.filter((_, at) => at % 5 === 0));
}

describe('a document’s language', () => {
  it.each([
    ['tr', 'fikir ofis fırın', 'Gelasio', 'keeps the dot of an i beside an f'],
    ['az', 'fikir', 'Lora', 'keeps the dot of an i beside an f'],
    ['ro', 'şi ţară', 'Inter', 'has a comma below its letters'],
    ['pl', 'ćwiczyć źródło', 'Playfair Display', 'has its own accents'],
    ['ca', 'col·lega', 'Inter', 'sets the dot between two l closer'],
    ['nl', 'IJsland', 'Playfair Display', 'joins I and J'],
    ['sr', 'бгдпт', 'Lora', 'has its own letters'],
    ['bg', 'вгджзийклптцшщъю', 'Lora', 'has its own letters'],
  ])('%s: %s in %s %s', (language, text, family) => {
    expect(glyphsIn(language, text, family)).not.toEqual(glyphsIn('en', text, family));
  });

  it('is not mixed up with another’s within one book', () => {
    const [turkish, english] = [
      documentIn('tr', 'fikir', 'Gelasio'),
      documentIn('en', 'fikir', 'Gelasio'),
    ];
    const before = [layoutDocument(turkish, fonts), layoutDocument(english, fonts)];
    const after = [layoutDocument(english, fonts), layoutDocument(turkish, fonts)].reverse();
    expect(after).toEqual(before);
    expect(fragmentsOf(after[0] as DisplayList).map(({ run }) => run.language)).toEqual(['tr']);
    expect(fragmentsOf(after[1] as DisplayList)[0]?.run).not.toHaveProperty('language');
  });

  it('leaves a Romanian text with commas as it is', () => {
    expect(glyphsIn('ro', 'școală', 'Inter')).toEqual(glyphsIn('en', 'școală', 'Inter'));
  });

  it('dots the capital I of small capitals in Turkish', () => {
    const setIn = (language: string, text: string) => {
      const document = documentIn(language, text, 'Spectral');
      const [block] = document.blocks;
      if (block && 'style' in block) Object.assign(block.style, { features: ['smcp'] });
      const [fragment] = fragmentsOf(layoutDocument(document, fonts));
      return fragment?.run.glyphs.filter((_, at) => at % 5 === 0);
    };
    expect(setIn('tr', 'iş')).not.toEqual(setIn('en', 'iş'));
    expect(setIn('tr', 'ış')).toEqual(setIn('en', 'ış'));
  });
});
