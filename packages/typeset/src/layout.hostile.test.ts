import { describe, expect, it } from 'vitest';
import type { Block } from './blocks.ts';
import { layoutDocument } from './layout.ts';
import { linesOf, listItem, makeDocument, paragraph } from './testing/documents.ts';
import { openFontBook } from './testing/open-font-book.ts';

const fonts = await openFontBook(['Inter', 'Gelasio']);
const page = { widthPt: 595, heightPt: 842 };
const layout = (blocks: Block[]) => layoutDocument(makeDocument(blocks, page), fonts);
const textOf = (text: string) =>
  linesOf(layout([paragraph(text)]))
    .flat()
    .map((line) => line.text + line.breakAfter)
    .join('');

function nest(depth: number, wrap: (inner: Block) => Block): Block {
  let block: Block = paragraph('deep');
  for (let i = 0; i < depth; i++) block = wrap(block);
  return block;
}

describe('layoutDocument shows all of', () => {
  it.each([
    ['50,000 combining marks on one letter', `a${'\u0301'.repeat(50_000)}`],
    ['50,000 combining marks of three kinds', `a${'\u0301\u0323\u0308'.repeat(17_000)}`],
    ['a word of 100,000 letters', 'abcdefghij'.repeat(10_000)],
    ['a word of 20,000 Arabic letters', 'سلام'.repeat(5000)],
    ['100,000 overrides of the direction', '\u202e'.repeat(100_000)],
    ['50,000 isolates left open', '\u2067a'.repeat(50_000)],
    ['50,000 isolates closed', '\u2067\u2069'.repeat(50_000)],
    ['50,000 brackets after a Hebrew letter', `א${'(['.repeat(12_500)}${')]'.repeat(12_500)}`],
    ['30,000 joined emoji', '👩\u200d'.repeat(30_000)],
    ['50,000 places to break', 'a-'.repeat(50_000)],
    ['a paragraph of 10,000 words', 'some words of 38 % and more '.repeat(1700)],
    ['100,000 wide spaces between two words', `a${'\u3000'.repeat(100_000)}b`],
    ['an address of 100,000 letters', `https://example.com/${'a.b/'.repeat(25_000)}`],
    ['50,000 figures in a row', '12 '.repeat(50_000)],
    ['60,000 ideographs', '漢字'.repeat(30_000)],
  ])('%s', (_, text) => {
    expect(textOf(text)).toBe(text);
  });

  it('its title on one line, without what nobody sees and what turns letters round', () => {
    const said = { title: 'Ana\u0002\nSilva\u202e – Resume', author: 'Ana\u000bSilva\ud800' };
    const { title, author } = layoutDocument({ ...makeDocument([]), ...said }, fonts);
    expect([title, author]).toEqual(['Ana Silva – Resume', 'Ana Silva\ufffd']);
  });

  it('lone surrogates, each as a sign for what it is not', () => {
    expect(textOf('\ud800'.repeat(1000))).toBe('\ufffd'.repeat(1000));
  });

  it('3,000 bullets', () => {
    const bullets = Array.from({ length: 3000 }, (_, i) =>
      listItem(`Bullet ${i} ${'more '.repeat(20)}`),
    );
    const { pages, structure } = layout(bullets);
    expect(pages.length).toBeLessThan(200);
    expect(structure.length).toBe(2 + 3 * 3000);
  });

  it('20,000 links in one paragraph', () => {
    const runs = Array.from({ length: 20_000 }, (_, i) => ({
      text: 'a ',
      bold: i % 2 === 0,
      href: `https://a.example/${i}`,
    }));
    const { pages } = layout([paragraph('', { runs })]);
    const links = pages.flatMap((one) => one.items).filter((item) => item.kind === 'link');
    expect(links.length).toBe(20_000);
  });

  it('what is nested very deep', () => {
    const stacks = nest(50_000, (inner) => ({
      type: 'stack',
      path: 'x',
      keepTogether: 1,
      keepWithNext: true,
      children: [inner],
    }));
    const columns = nest(5000, (inner) => ({
      type: 'columns',
      columns: [{ xPt: 1, widthPt: 300, children: [inner] }],
    }));
    expect(
      linesOf(layout([stacks]))
        .flat()
        .map((line) => line.text)
        .join(''),
    ).toBe('deep');
    expect(
      linesOf(layout([columns]))
        .flat()
        .map((line) => line.text),
    ).toEqual(['deep']);
  });

  it('text without room for it', () => {
    const narrow = listItem('ab c', { indentPt: 5000 });
    expect(
      linesOf(layout([narrow]))
        .flat()
        .map((line) => line.text),
    ).toEqual(['•', 'a', 'b', 'c']);
    const noHeight = makeDocument([paragraph('a\nb\nc\nd')], { marginTopPt: 150 });
    expect(linesOf(layoutDocument(noHeight, fonts)).flat().length).toBe(4);
  });

  it('nothing of a blank page of spaces and line feeds', () => {
    expect(textOf(' '.repeat(100_000))).toBe('');
    expect(layout([paragraph('\n'.repeat(20_000))]).pages.length).toBeLessThan(400);
  });
});
