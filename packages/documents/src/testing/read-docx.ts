import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

type FoundParagraph = { style: string; text: string; isListItem: boolean; isRtl: boolean };
export type FoundDocx = {
  /** The XML parts by path. */
  parts: Record<string, string>;
  paragraphs: FoundParagraph[];
  elementNames: Set<string>;
  linkTargets: string[];
};

/** The only elements in the body of a document that Folio writes: no fields, objects or frames. */
export const bodyElements: ReadonlySet<string> = new Set(
  (
    'document body p pPr pStyle keepNext numPr ilvl numId bidi pBdr tabs tab spacing ind jc ' +
    'r rPr rStyle rtl b bCs i iCs color lang sz szCs t br hyperlink ' +
    'tbl tblPr tblW tblInd tblBorders top left bottom right insideH insideV tblLayout tblCellMar bidiVisual ' +
    'tblGrid gridCol tr trPr trHeight tc tcPr tcW tcMar shd ' +
    'sectPr headerReference footerReference titlePg pgSz pgMar pgNumType docGrid'
  )
    .split(' ')
    .map((name) => `w:${name}`),
);

type Tag = { name: string; attributes: Record<string, string> };

/** Opens a Word document with a strict XML reader; throws where a part is not well-formed. */
export function readDocx(bytes: Uint8Array): FoundDocx {
  const parts = Object.fromEntries(
    Object.entries(unzipSync(bytes))
      .filter(([path]) => /\.(?:xml|rels)$/.test(path))
      .map(([path, data]) => [path, strFromU8(data)]),
  );
  for (const xml of Object.values(parts)) read(xml, () => undefined);
  const found: FoundDocx = { parts, paragraphs: [], elementNames: new Set(), linkTargets: [] };
  read(
    parts['word/document.xml'] ?? '',
    (tag) => {
      found.elementNames.add(tag.name);
      addTag(tag, found.paragraphs);
    },
    (text) => addText(text, found.paragraphs),
  );
  read(parts['word/_rels/document.xml.rels'] ?? '', ({ attributes }) => {
    if (attributes.TargetMode === 'External') found.linkTargets.push(attributes.Target ?? '');
  });
  return found;
}

function addTag({ name, attributes }: Tag, paragraphs: FoundParagraph[]): void {
  if (name === 'w:p') paragraphs.push({ style: '', text: '', isListItem: false, isRtl: false });
  const last = paragraphs.at(-1);
  if (!last) return;
  if (name === 'w:pStyle') last.style = attributes['w:val'] ?? '';
  if (name === 'w:numPr') last.isListItem = true;
  if (name === 'w:bidi') last.isRtl = true;
  if (name === 'w:br') last.text += '\n';
  // A tab in a run, not a tab stop of a paragraph.
  if (name === 'w:tab' && !attributes['w:val']) last.text += '\t';
}

function addText(text: string, paragraphs: FoundParagraph[]): void {
  const last = paragraphs.at(-1);
  if (last) last.text += text;
}

function read(xml: string, onTag: (tag: Tag) => void, onText: (text: string) => void = () => {}) {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => onTag({ name, attributes }));
  parser.on('text', onText);
  parser.write(xml).close();
}
