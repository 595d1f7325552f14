import { expect, it } from 'vitest';
import type { TypesetDocument } from '../blocks.ts';
import { layoutDocument } from '../layout.ts';
import { paintPdf } from '../paint-pdf/paint-pdf.ts';
import { openFontBook } from '../testing/open-font-book.ts';
import { readPdf } from '../testing/read-pdf.ts';

const fonts = await openFontBook(['Gelasio', 'EB Garamond']);

const page = { widthPt: 400, heightPt: 200, backgrounds: [] };
const margins = { marginTopPt: 20, marginRightPt: 20, marginBottomPt: 20, marginLeftPt: 20 };

function lay(text: string, family: string, features?: readonly ('smcp' | 'tnum')[]) {
  const style = {
    family,
    sizePt: 12,
    leadingPt: 15,
    color: '#000000',
    ...(features && { features }),
  };
  const document: TypesetDocument = {
    page: { ...page, ...margins },
    language: 'en',
    title: 'Text',
    author: '',
    blocks: [{ type: 'paragraph', runs: [{ text }], style }],
  };
  const list = layoutDocument(document, fonts);
  const line = list.pages[0]?.items.find((item) => item.kind === 'line');
  if (line?.kind !== 'line') throw new Error('No line');
  return { list, line };
}

it('sets small capitals as glyphs of their own, which read as the letters that were typed', async () => {
  const plain = lay('Work Experience', 'EB Garamond');
  const small = lay('Work Experience', 'EB Garamond', ['smcp']);
  const gids = ({ line }: typeof plain) => line.fragments.flatMap(({ run }) => run.glyphs);
  expect(gids(small)).not.toEqual(gids(plain));
  expect(small.line.fragments.map(({ run }) => run.features)).toEqual(['smcp']);
  expect((await readPdf(paintPdf(small.list, fonts))).texts.join()).toContain('Work Experience');
  expect(gids(lay('Work Experience', 'EB Garamond'))).toEqual(gids(plain));
});

it('gives figures one width, so that years stand below each other', () => {
  const width = (text: string) => lay(text, 'Gelasio', ['tnum']).line.widthPt;
  expect(width('1111')).toBeCloseTo(width('2008'));
  const own = (text: string) => lay(text, 'Gelasio').line.widthPt;
  expect(own('1111')).not.toBeCloseTo(own('2008'));
});
