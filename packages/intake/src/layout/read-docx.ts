import { embeddedNamespace } from '@folio/contract/shown-texts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { IntakeError } from '../intake-error.ts';
import { limits } from '../limits.ts';
import { hasDocxPicture } from './docx-pictures.ts';
import { type Line, textOf } from './model.ts';
import { fewestLetters } from './page-lines.ts';
import { shortTitles } from './short-titles.ts';
import { wordLines } from './word-lines.ts';
import type { WordNode } from './word-node.ts';
import { plainXml } from './xml-events.ts';

/** The lines of a Word file, what it calls itself and its author, and the JSON that it holds for programs. */
export type DocxLines = { lines: Line[]; titles: string[]; data: string[] };

/** Rejects with an `IntakeError`. */
export async function readDocx(bytes: Uint8Array): Promise<DocxLines> {
  const parts = unzipParts(bytes);
  const document = await parseDocx(safeDocx(parts));
  const lines = wordLines(document);
  // A page that was scanned into a Word file has at most a mark of who scanned it.
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
  const said = xml.matchAll(/<dc:(?:title|creator)>([^<]*)</g);
  return shortTitles([...said].map(([, title = '']) => plainXml(title)));
}

const dataPart = new RegExp(`<resume xmlns="${embeddedNamespace}">([^<]*)</resume>`);

function dataOf(xml: string): string[] {
  const json = dataPart.exec(xml)?.[1];
  return json === undefined ? [] : [plainXml(json)];
}

/** Node takes a buffer, the browser an ArrayBuffer: each build ignores the other's. */
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
 * A Word file reduced to the parts that hold its text, each of bounded size and without entities, so
 * that what reads it next cannot be made to inflate or expand anything. What Word keeps in page heads,
 * often a person's name and address, is moved to the top of the text, and so is a foot with an address.
 */
function safeDocx(parts: Record<string, Uint8Array>): Uint8Array {
  for (const xml of Object.values(parts)) refuseEntities(xml);
  const document = parts['word/document.xml'];
  if (!document) throw new IntakeError('unreadable', 'docx');
  const heads = Object.keys(parts).filter((name) => /^word\/(?:header|footer)/.test(name));
  const head = heads.map((name) => headText(parts[name], name.startsWith('word/footer'))).join('');
  const withHead = strFromU8(document).replace(/<w:body[^<>]*>/, (body) => body + head);
  const kept = Object.entries(parts).filter(([name]) => !heads.includes(name));
  return zipSync(
    { ...Object.fromEntries(kept), 'word/document.xml': strToU8(withHead) },
    { level: 0 },
  );
}

function unzipParts(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!neededParts.test(name)) return false;
        total += originalSize;
        if (originalSize > limits.xmlBytes || total > limits.unzippedBytes) {
          throw new IntakeError('too-large', 'docx part');
        }
        return true;
      },
    });
  } catch (error) {
    throw error instanceof IntakeError ? error : new IntakeError('unreadable', 'docx');
  }
}

function refuseEntities(xml: Uint8Array): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(strFromU8(xml))) {
    throw new IntakeError('unreadable', 'docx entities');
  }
}

/**
 * The paragraphs of a page's head or foot; a foot mostly counts pages. Its links are of another
 * part's list, and lead nowhere here.
 */
function headText(xml: Uint8Array | undefined, isFoot: boolean): string {
  const part = strFromU8(xml ?? new Uint8Array());
  const open = /<w:(?:hdr|ftr)[^<>]*>/.exec(part);
  const start = open ? open.index + open[0].length : part.length;
  const end = Math.max(part.lastIndexOf('</w:hdr>'), part.lastIndexOf('</w:ftr>'));
  const inner = part.slice(start, Math.max(start, end));
  if (isFoot && !inner.includes('@')) return '';
  const text = inner.replace(/<w:hyperlink[^<>]*>|<\/w:hyperlink>/g, '');
  return elsewhere.reduce(without, text);
}

/** A section's own settings; a logo or a colour behind the page, whose file is of another list, too. */
const elsewhere = ['w:sectPr', 'w:drawing', 'w:pict', 'w:object'];

/** Not by a pattern, which would look for the end anew at each beginning that has none. */
function without(xml: string, element: string): string {
  const [open, close] = [`<${element}`, `</${element}>`];
  let kept = '';
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf(open, at);
    const end = start < 0 ? -1 : xml.indexOf(close, start);
    if (end < 0) break;
    kept += xml.slice(at, start);
    at = end + close.length;
  }
  return kept + xml.slice(at);
}
