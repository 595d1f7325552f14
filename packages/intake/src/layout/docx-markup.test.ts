import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { withoutElement } from './docx-markup.ts';
import { textOf } from './model.ts';
import { readDocx } from './read-docx.ts';

const names = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');
const relation =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

const textsOf = async (body: string, heads: Record<string, string> = {}) => {
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${names}><w:body>${body}</w:body></w:document>`,
    ...Object.fromEntries(
      Object.entries(heads).map(([name, xml]) => [name, `<w:hdr ${names}>${xml}</w:hdr>`]),
    ),
  };
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]);
  const { lines } = await readDocx(zipSync(Object.fromEntries(files)));
  return lines.map(textOf);
};
const paragraph = (inner: string) => `<w:p>${inner}</w:p>`;
const run = (words: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;

describe('a Word file', () => {
  it('has none of its hidden text, and all that is shown again', async () => {
    const shown = ['<w:vanish w:val="0"/>', '<w:vanish w:val="false"/>'].map((one) =>
      run(' too', one),
    );
    const hiddenMark = '<w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>';
    expect(
      await textsOf(
        paragraph(
          `${hiddenMark}${run('Ada')}${run(' secret', '<w:b/><w:vanish/>')}${shown.join('')}`,
        ),
      ),
    ).toEqual(['Ada too too']);
  });

  it('has the text of fields, directions and names with their reading above', async () => {
    const ruby = `<w:r><w:ruby><w:rubyPr><w:hps w:val="10"/></w:rubyPr><w:rt>${run('やまだ')}</w:rt><w:rubyBase>${run('山田')}</w:rubyBase></w:ruby></w:r>`;
    expect(
      await textsOf(
        [
          ruby + run(' 花子'),
          `<w:fldSimple w:instr=" AUTHOR ">${run('Ada Berg')}</w:fldSimple>`,
          `<w:bdo w:val="rtl">${run('علي', '<w:rtl/>')}</w:bdo>`,
        ]
          .map(paragraph)
          .join(''),
      ),
    ).toEqual(['山田 花子', 'Ada Berg', 'علي']);
  });

  it('keeps the words on both sides of a carriage return apart', async () => {
    expect(await textsOf(paragraph('<w:r><w:t>Cook</w:t><w:cr/><w:t>Inn</w:t></w:r>'))).toEqual([
      'Cook',
      'Inn',
    ]);
  });

  it('has the text of a text box once, whether or not it is there in the older form', async () => {
    const newer = (words: string) =>
      `<w:drawing><wp:anchor><a:graphic><a:graphicData uri="x"><wps:wsp><wps:txbx><w:txbxContent>${paragraph(run(words))}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
    const older = (words: string) =>
      `<w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(words && run(words))}</w:txbxContent></v:textbox></v:shape></w:pict>`;
    const either = (words: string, fallback: string) =>
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${newer(words)}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent></w:r>`;
    const body = [
      paragraph(either('Ada Berg', older('Ada Berg'))),
      paragraph(either('Leeds', '<w:pict/>')),
      paragraph(either('York', older(''))),
      paragraph(`<w:r>${newer('ada@berg.example')}</w:r>`),
      paragraph(run('Cook')),
    ];
    expect(await textsOf(body.join(''))).toEqual([
      'Ada Berg',
      'Leeds',
      'York',
      'ada@berg.example',
      'Cook',
    ]);
  });

  it('has what several headers say once, without the number of the page', async () => {
    const head = paragraph(
      `${run('Ada Berg')}<w:fldSimple w:instr="PAGE">${run('2')}</w:fldSimple>`,
    );
    const heads = { 'word/header1.xml': head, 'word/header2.xml': head };
    expect(await textsOf(paragraph(run('Cook')), heads)).toEqual(['Ada Berg', 'Cook']);
  });
});

it('an element is removed by its whole name, and an empty one alone', () => {
  expect(withoutElement('<w:rtl/>a<w:rt/>b<w:rt x="1">c</w:rt>d<w:rt>e', 'w:rt')).toBe(
    '<w:rtl/>abd<w:rt>e',
  );
});
