import { strToU8, zipSync } from 'fflate';

const names = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
].join(' ');
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const part = (xml: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);

/** A Word file with one picture and no text, as scanners and phones make them. */
export function scannedDocx(jpeg: Buffer): Buffer {
  const picture = '<w:p><w:r><w:drawing><a:blip r:embed="rId5"/></w:drawing></w:r></w:p>';
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const file = zipSync({
    '[Content_Types].xml': part(
      `<Types xmlns="${types}"><Default Extension="xml" ContentType="application/xml"/><Default Extension="jpeg" ContentType="image/jpeg"/></Types>`,
    ),
    '_rels/.rels': part(
      `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': part(`<w:document ${names}><w:body>${picture}</w:body></w:document>`),
    'word/_rels/document.xml.rels': part(
      `<Relationships xmlns="${relations}"><Relationship Id="rId5" Type="${office}/image" Target="media/image1.jpeg"/></Relationships>`,
    ),
    'word/media/image1.jpeg': jpeg,
  });
  return Buffer.from(file);
}
