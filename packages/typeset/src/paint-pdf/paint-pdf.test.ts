import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DisplayItem, LinkItem, StructureNode } from '../display-list.ts';
import { layoutDocument } from '../layout.ts';
import { heading, listItem, makeDocument, paragraph } from '../testing/documents.ts';
import { openFontBook } from '../testing/open-font-book.ts';
import { outlineOf, readPdf } from '../testing/read-pdf.ts';
import { setLine, setList, setRun } from '../testing/set-list.ts';
import { paintPdf } from './paint-pdf.ts';

const fonts = await openFontBook(['Inter', 'Gelasio']);
const document: StructureNode = { tag: 'Document', parent: null };
const oneParagraph: StructureNode[] = [document, { tag: 'P', parent: 0 }];

/** The dictionaries of a PDF, which it holds compressed. */
const objectStreamsOf = (pdf: Uint8Array): string =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/ObjStm[\s\S]*?stream\n([\s\S]*?)\nendstream/g),
  ]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n');

const allStreamsOf = (pdf: Uint8Array): string[] =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/<<([^<>]*)>>\s*stream\n([\s\S]*?)\nendstream/g),
  ]
    .filter(([, dictionary]) => !dictionary?.includes('/Type') && !dictionary?.includes('/Length1'))
    .map(([, , stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'));

/** What is painted. */
const streamsOf = (pdf: Uint8Array): string =>
  allStreamsOf(pdf)
    .filter((stream) => stream.includes(' Tf'))
    .join('\n');

const paintText = (text: string, font = 'Inter-Regular', title = 'Resume') =>
  paintPdf(setList([[setLine(fonts, text, 1, { font })]], oneParagraph, { title }), fonts);

const linkTo = (href: string, text = 'here'): LinkItem => ({
  kind: 'link',
  xPt: 72,
  yPt: 72,
  widthPt: 40,
  heightPt: 14,
  href,
  text,
  node: 2,
});

const sample = makeDocument([
  heading('A heading', { level: 1 }),
  paragraph('', {
    runs: [
      { text: 'See ' },
      { text: 'the site', href: 'https://example.com/a(b)' },
      { text: ' now' },
    ],
  }),
  listItem('First of all'),
  listItem('Second of all'),
]);

describe('paintPdf', () => {
  it('gives every word in reading order, with its spaces', async () => {
    const { texts } = await readPdf(paintPdf(layoutDocument(sample, fonts), fonts));
    expect(texts.join('').split(/\s+/).join(' ')).toBe(
      'A heading See the site now • First of all • Second of all',
    );
  });

  it('tags headings, paragraphs, lists and links', async () => {
    const list = layoutDocument(sample, fonts);
    const { tags, annotations } = await readPdf(paintPdf(list, fonts));
    const [root] = tags[0]?.children ?? [];
    expect(root && outlineOf(root)).toBe('Document(H1 P(Link) L(LI(Lbl LBody) LI(Lbl LBody)))');
    expect(annotations[0]?.map(({ unsafeUrl }) => unsafeUrl)).toEqual(['https://example.com/a(b)']);
    expect(annotations[0]?.[0]?.contentsObj?.str).toBe('the site');
  });

  it('makes one element of a paragraph that goes on over pages', async () => {
    const long = paragraph('word '.repeat(200));
    const list = layoutDocument(makeDocument([long]), fonts);
    const { texts, tags } = await readPdf(paintPdf(list, fonts));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.join(' ').trim().split(/\s+/)).toHaveLength(200);
    for (const tag of tags) expect(outlineOf(tag)).toContain('Document(P)');
  });

  it('says what it is: title, author, language, accessible', async () => {
    const list = setList([[setLine(fonts, 'x', 1)]], oneParagraph, {
      title: 'Žofie <&> 简历',
      author: 'Žofie',
      language: 'cs',
    });
    const { info, xmp } = await readPdf(paintPdf(list, fonts));
    expect(info).toMatchObject({ Title: 'Žofie <&> 简历', Author: 'Žofie', Language: 'cs' });
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(xmp).toContain('Žofie &lt;&amp;&gt; 简历');
    expect(xmp).toContain('<rdf:li>cs</rdf:li>');
  });

  it('gives the same bytes whatever was painted before', async () => {
    const list = layoutDocument(sample, fonts);
    const first = paintPdf(list, fonts);
    paintText('Something else, with ligatures fi ffi', 'Gelasio-Italic');
    paintText('first a no-break space:\u00a0then one', 'Inter-Regular');
    expect(paintPdf(layoutDocument(sample, fonts), fonts)).toEqual(first);
    const cold = await openFontBook(['Inter', 'Gelasio']);
    expect(paintPdf(layoutDocument(sample, cold), cold)).toEqual(first);
  });

  it('keeps the glyphs of ligatures, marks and look-alikes apart', async () => {
    const text = 'office ffi fi 5\u00a0km a b x\u0323\u0301y e\u0301 (A\\B) AVATAR';
    for (const font of ['Inter-Regular', 'Gelasio-Regular']) {
      const { texts } = await readPdf(paintText(text, font));
      // pdf.js gives every kind of space as a plain one.
      const expected = text.normalize('NFC').replace('\u00a0', ' ');
      expect(texts[0]?.normalize('NFC').trim()).toBe(expected);
    }
  });

  it('reads a character for private use, such as a pasted icon, as an unknown one', async () => {
    const { texts } = await readPdf(paintText('a\uf0b7b\u{10fffd}c'));
    expect(texts[0]?.trim()).toBe('a\ufffdb\ufffdc');
  });

  it('goes on in another font where it stands, since older readers part words at each jump', () => {
    const bold = setLine(fonts, 'second', 1, { font: 'Inter-Bold' });
    const line = setLine(fonts, 'first', 1);
    const [fragment] = bold.fragments;
    if (fragment) line.fragments = [...line.fragments, { ...fragment, xPt: line.widthPt }];
    const streams = streamsOf(paintPdf(setList([[line]], oneParagraph), fonts));
    expect(streams.match(/ Tf$/gm)).toHaveLength(2);
    expect(streams.match(/ Td/g)).toHaveLength(1);
  });

  it('parts by a gap what is set left of what is read before it, and marks a number as set there', () => {
    const [word, number] = [
      setRun(fonts, 'Inter-Regular', 'in ', true),
      setRun(fonts, 'Inter-Regular', '12'),
    ];
    const style = { color: '#1a1a1a', part: 0 };
    const line = setLine(fonts, '', 1, { rtl: true });
    const widthPt = number.widthEm * line.sizePt;
    line.fragments = [
      { ...style, run: number, xPt: 0, widthPt },
      { ...style, run: word, xPt: widthPt, widthPt: word.widthEm * line.sizePt },
    ];
    const streams = streamsOf(paintPdf(setList([[line]], oneParagraph), fonts));
    const shown = streams.match(/\S+ \S+ Td.*/g)?.slice(1) ?? [];
    expect(shown[1]).toMatch(/^3 0 Td/);
    expect(shown).toHaveLength(2);
  });

  it('ends a column with a space, so that its last word is not joined with what stands above', () => {
    const left = setLine(fonts, 'a left', 1, { topPt: 300 });
    const right = { ...setLine(fonts, 'a right', 1), xPt: 300 };
    const movesOf = (...lines: DisplayItem[]) =>
      streamsOf(paintPdf(setList([lines], oneParagraph), fonts)).match(/ Td/g)?.length;
    expect(movesOf(right, left)).toBe(2);
    expect(movesOf(left, right)).toBe(3);
  });

  it('states no width of zero for other codes, in which older readers find no space', () => {
    const objects = objectStreamsOf(paintText('Made of words'));
    const descendants = objects.match(/<<[^<>]*\/CIDFontType2[\s\S]*?>>/g) ?? [];
    expect(descendants).toHaveLength(1);
    expect(objects).toContain('/W[');
    expect(objects).not.toContain('/DW');
  });

  it('lets no text break out of its place', async () => {
    const nasty = ') Tj ET >> endobj (\\) <script>&amp;]]>-->/Type/Catalog %PDF \u0000\u0007\ud800';
    const items: DisplayItem[] = [
      setLine(fonts, nasty, 1),
      linkTo(`https://example.com/)>>/AA<</S/JavaScript/JS(app.alert(1))>>\\ \n${nasty}`, nasty),
    ];
    const structure: StructureNode[] = [...oneParagraph, { tag: 'Link', parent: 1 }];
    const meta = { title: nasty, author: nasty, language: ')/X' };
    const bytes = paintPdf(setList([items], structure, meta), fonts);
    const { texts, info, annotations, xmp } = await readPdf(bytes);
    expect(texts[0]).toContain(') Tj ET >> endobj (\\) <script>&amp;]]>-->/Type/Catalog');
    expect(info).toMatchObject({ Language: ')/X' });
    expect(String(info.Title)).toContain(') Tj ET >> endobj (\\) <script>');
    expect(annotations[0]).toHaveLength(1);
    expect(annotations[0]?.[0]?.unsafeUrl).toContain('/JS(app.alert(1))');
    expect(xmp).not.toContain('<script>');
    for (const character of ['\u0000', '\u0007', '\ud800']) expect(xmp).not.toContain(character);
  });

  it('makes no link of anything but web, mail and telephone addresses', async () => {
    const structure: StructureNode[] = [...oneParagraph, { tag: 'Link', parent: 1 }];
    const items = ['javascript:alert(1)', 'file:///etc/passwd', 'tel:+44'].map((href) =>
      linkTo(href),
    );
    const { annotations } = await readPdf(paintPdf(setList([items], structure), fonts));
    expect(annotations[0]?.map(({ unsafeUrl }) => unsafeUrl)).toEqual(['tel:+44']);
  });

  it('begins right-to-left words after a number with a letter of their direction, for pypdf 3', () => {
    const style = { family: 'Inter', sizePt: 10, leadingPt: 14, color: '#000000' };
    const list = layoutDocument(
      {
        ...sample,
        direction: 'rtl',
        blocks: [{ type: 'paragraph', style, runs: [{ text: 'من 42 خدمة' }] }],
      },
      fonts,
    );
    expect(allStreamsOf(paintPdf(list, fonts)).join('\n')).toMatch(/<061c>/i);
  });

  describe('extracts exactly', () => {
    const face = fonts.face('Inter-Regular');
    const shown = Array.from({ length: 0x24ff }, (_, code) => code)
      .filter((code) => code > 32 && face.hasGlyph(code))
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /^[\p{L}\p{N}\p{P}\p{Sc}]$/u.test(letter));
    const everyday = shown.filter((letter) => letter < '\u0100' && !/[ìíîïÌÍÎÏ]/.test(letter));
    const textOf = (letters: string[]) =>
      fc
        .array(fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 }), {
          minLength: 1,
          maxLength: 6,
        })
        .map((words) => words.join(' '));
    const extract = async (text: string) => (await readPdf(paintText(text))).texts[0]?.trim();

    it('the words of everyday text', async () => {
      const check = async (text: string) => {
        expect(await extract(text)).toBe(text);
      };
      await fc.assert(fc.asyncProperty(textOf(everyday), check), { numRuns: 50 });
    });

    it('every letter that the font covers', async () => {
      // pdf.js guesses a space where kerning parts two letters by a tenth of an em.
      const joined = (text: string | undefined) => text?.replaceAll(' ', '');
      const check = async (text: string) => {
        expect(joined(await extract(text))).toBe(joined(text));
      };
      await fc.assert(fc.asyncProperty(textOf(shown), check), { numRuns: 50 });
    });
  });
});
