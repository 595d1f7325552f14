import { embeddedNamespace } from '@folio/contract/shown-texts';
import { strFromU8, strToU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { IntakeError } from '../intake-error.ts';
import { limits } from '../limits.ts';
import { shortTitles } from './bounded-text.ts';
import { readableMarkup, withoutElement } from './docx-markup.ts';
import { hasDocxPicture } from './docx-pictures.ts';
import { type Line, textOf } from './model.ts';
import { fewestLetters } from './page-lines.ts';
import { unzip } from './unzip.ts';
import { wordLines } from './word-lines.ts';
import type { WordNode } from './word-node.ts';
import { plainXml } from './xml-events.ts';

/**
 * The lines of a Word file, the title and author in its properties, and JSON data embedded in it.
 */
export type DocxLines = { lines: Line[]; titles: string[]; data: string[] };

/**
 * Reads a Word file.
 *
 * @throws IntakeError (as a rejection)
 */
export async function readDocx(bytes: Uint8Array): Promise<DocxLines> {
  const parts = unzipParts(bytes);
  const document = await parseDocx(safeDocx(parts));
  const lines = wordLines(document);
  // A scan inserted into a Word file has no letters but possibly those of a scanner app's mark.
  const letters = lines
    .map(textOf)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '').length;
  if (letters < fewestLetters && hasDocxPicture(bytes)) throw new IntakeError('image-only');
  if (lines.length === 0) throw new IntakeError('empty', 'docx');
  const custom = Object.entries(parts).filter(([name]) => name.startsWith('customXml/'));
  const data = custom.flatMap(([, xml]) => dataOf(strFromU8(xml)));
  return { lines, titles: titlesOf(parts['docProps/core.xml']), data };
}

function titlesOf(properties: Uint8Array | undefined): string[] {
  const xml = strFromU8(properties ?? new Uint8Array());
  const titles = xml.matchAll(/<dc:(?:title|creator)>([^<]*)</g);
  return shortTitles([...titles].map(([, title = '']) => plainXml(title)));
}

const dataPart = new RegExp(`<resume xmlns="${embeddedNamespace}">([^<]*)</resume>`);

function dataOf(xml: string): string[] {
  const json = dataPart.exec(xml)?.[1];
  return json === undefined ? [] : [plainXml(json)];
}

/**
 * mammoth takes a Buffer in Node and an ArrayBuffer in browsers; each build ignores the other's
 * property.
 */
async function parseDocx(bytes: Uint8Array): Promise<WordNode> {
  const arrayBuffer = bytes.slice().buffer;
  const input = { arrayBuffer, buffer: bytes } as unknown as { arrayBuffer: ArrayBuffer };
  let document: WordNode | undefined;
  try {
    await mammoth.convertToHtml(input, {
      includeEmbeddedStyleMap: false,
      transformDocument: (parsed: WordNode) => {
        document = parsed;
        return { ...parsed, children: [] };
      },
    });
  } catch {
    throw new IntakeError('unreadable', 'docx');
  }
  if (!document) throw new IntakeError('unreadable', 'docx');
  return document;
}

const neededParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|customXml\/item\d\.xml|word\/(?:document|styles|numbering|footnotes|endnotes|header\d*|footer\d*)\.xml|word\/_rels\/document\.xml\.rels)$/;

/**
 * Reduces a Word file to the parts with its text, each of limited size and without entities, so
 * that mammoth cannot be made to inflate or expand anything. Page headers, which often contain the
 * person's name and address, are moved to the top of the text, and so is a footer with an address.
 */
function safeDocx(parts: Record<string, Uint8Array>): Uint8Array {
  for (const xml of Object.values(parts)) refuseEntities(xml);
  const document = parts['word/document.xml'];
  if (!document) throw new IntakeError('unreadable', 'docx');
  const heads = Object.keys(parts).filter((name) => /^word\/(?:header|footer)/.test(name));
  const texts = heads.map((name) => headText(parts[name], name.startsWith('word/footer')));
  const head = unlike(texts).join('');
  const withHead = readableMarkup(strFromU8(document)).replace(
    /<w:body[^<>]*>/,
    (body) => body + head,
  );
  const kept = Object.entries(parts).filter(([name]) => !heads.includes(name));
  return zipSync(
    { ...Object.fromEntries(kept), 'word/document.xml': strToU8(withHead) },
    { level: 0 },
  );
}

/** Headers of first, even and other pages often have the same text. */
function unlike(heads: readonly string[]): string[] {
  const seen = new Set<string>();
  return heads.filter((xml) => {
    const text = xml.replace(/<[^<>]*>/g, '');
    return !seen.has(text) && seen.add(text);
  });
}

const unzipParts = (bytes: Uint8Array): Record<string, Uint8Array> =>
  unzip(bytes, 'docx', ({ name, originalSize }) => {
    if (!neededParts.test(name)) return false;
    if (originalSize > limits.xmlBytes) throw new IntakeError('too-large', 'docx part');
    return true;
  });

function refuseEntities(xml: Uint8Array): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(strFromU8(xml))) {
    throw new IntakeError('unreadable', 'docx entities');
  }
}

/**
 * Returns the paragraphs of a page header or footer. A footer usually only has page numbers. Links
 * are dropped, since their targets are listed in another part.
 */
function headText(xml: Uint8Array | undefined, isFoot: boolean): string {
  const part = strFromU8(xml ?? new Uint8Array());
  const open = /<w:(?:hdr|ftr)[^<>]*>/.exec(part);
  const start = open ? open.index + open[0].length : part.length;
  const end = Math.max(part.lastIndexOf('</w:hdr>'), part.lastIndexOf('</w:ftr>'));
  const inner = part.slice(start, Math.max(start, end));
  if (isFoot && !inner.includes('@')) return '';
  const text = inner.replace(/<w:hyperlink[^<>]*>|<\/w:hyperlink>/g, '');
  return readableMarkup(elsewhere.reduce(withoutElement, text));
}

/** Section settings and drawings, whose parts are also listed elsewhere, and page numbers. */
const elsewhere = ['w:sectPr', 'w:drawing', 'w:pict', 'w:object', 'w:fldSimple'];
