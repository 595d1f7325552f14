import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { docxPictures } from './docx-pictures.ts';
import { readDocx } from './read-docx.ts';

const relation = (id: string, target: string) =>
  `<Relationship Id="${id}" Type="image" Target="${target}"/>`;
const paragraph = (inner: string) => `<w:p><w:r>${inner}</w:r></w:p>`;
const picture = (id: string) =>
  `<w:drawing><a:graphic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></a:graphic></w:drawing>`;

function docxOf(body: string, relations: string, media: Record<string, string>): Uint8Array {
  const names =
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:a="a" xmlns:pic="p" xmlns:r="r"';
  const files = Object.entries(media).map(([name, text]) => [`word/media/${name}`, strToU8(text)]);
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(`<w:document ${names}><w:body>${body}</w:body></w:document>`),
    'word/_rels/document.xml.rels': strToU8(`<Relationships>${relations}</Relationships>`),
    ...Object.fromEntries(files),
  });
}

const relations =
  relation('rId7', 'media/image1.png') + relation('rId8', '/word/media/image2.jpeg');
const media = { 'image1.png': 'first', 'image2.jpeg': 'second', 'image3.emf': 'drawing' };

it('a Word file of pictures alone says so, and gives them in the order of its text', async () => {
  const body = paragraph(picture('rId8')) + paragraph('<w:t>Scan 1</w:t>') + picture('rId7');
  const file = docxOf(body, relations, media);
  await expect(readDocx(file)).rejects.toMatchObject({ code: 'image-only' });
  const found = docxPictures(file);
  expect(found.map(({ type }) => type)).toEqual(['image/jpeg', 'image/png']);
  expect(await Promise.all(found.map((one) => one.text()))).toEqual(['second', 'first']);
});

it('a Word file with a photograph and text is read, and one with neither is empty', async () => {
  const words = paragraph('<w:t>Ada Berg, joiner in Thirsk since 2014, ada@berg.example</w:t>');
  const { lines } = await readDocx(docxOf(paragraph(picture('rId7')) + words, relations, media));
  expect(lines).toHaveLength(1);
  await expect(readDocx(docxOf(paragraph(''), '', {}))).rejects.toMatchObject({ code: 'empty' });
});

it('what is no archive has no pictures', () => {
  expect(docxPictures(strToU8('PK nothing'))).toEqual([]);
});
