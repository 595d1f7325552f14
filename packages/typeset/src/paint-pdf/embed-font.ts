import type { FontFace } from '../fonts/font-book.ts';
import type { TrueTypeFont } from '../fonts/truetype-font.ts';
import { LruCache } from '../lru-cache.ts';
import { keyOf } from './composite-store.ts';
import { deflate } from './deflate/deflate.ts';
import type { CharacterCode, DocumentFont } from './document-font.ts';
import { writeCidHex } from './encode-run.ts';
import type { PdfFile } from './pdf-file.ts';
import { writeName, writeNumber, writeReference, writeUtf16 } from './pdf-syntax.ts';
import { subsetFont } from './truetype-subset.ts';

/** What a font costs to prepare and depends on nothing but the font and the codes in use. */
type Embedded = {
  tag: string;
  program: Uint8Array;
  programLength: number;
  glyphMap: Uint8Array;
  toUnicode: Uint8Array;
  widths: string;
  bottom: number;
};

/** Of each font. One with a few hundred glyphs weighs about 30 KB. */
const cachedSubsets = 32;
const mappingsPerBlock = 100;
const caches = new WeakMap<TrueTypeFont, LruCache<Embedded>>();

/** Six letters that name the subset: the FNV-1a hash of what is in it. */
function subsetTag(contents: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < contents.length; i++) {
    hash = Math.imul(hash ^ contents.charCodeAt(i), 0x01000193) >>> 0;
  }
  let tag = '';
  for (let i = 0; i < 6; i++) {
    tag += String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26);
  }
  return tag;
}

type CodeList = readonly (readonly [cid: number, code: CharacterCode])[];

/**
 * A character for private use means nothing to others: PDF/A forbids to pass it on as a text
 * (ISO 19005-3, 6.2.11.7.3), so it reads as one that is unknown.
 */
const named = (text: string): string => text.replace(/\p{Co}/gu, '\ufffd');

function writeToUnicode(codes: CodeList): string {
  const lines = [
    '/CIDInit/ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def',
    '/CMapName/Adobe-Identity-UCS def/CMapType 2 def',
    '1 begincodespacerange<0000><FFFF>endcodespacerange',
  ];
  for (let first = 0; first < codes.length; first += mappingsPerBlock) {
    const block = codes.slice(first, first + mappingsPerBlock);
    lines.push(`${block.length} beginbfchar`);
    for (const [cid, { text }] of block)
      lines.push(`${writeCidHex(cid)}<${writeUtf16(named(text))}>`);
    lines.push('endbfchar');
  }
  lines.push('endcmap CMapName currentdict/CMap defineresource pop end end');
  return lines.join('\n');
}

function writeGlyphMap(codes: CodeList, glyphs: ReadonlyMap<number, number>): Uint8Array {
  const highest = codes.at(-1)?.[0] ?? 0;
  const map = new Uint8Array((highest + 1) * 2);
  const view = new DataView(map.buffer);
  for (const [cid, { gid }] of codes) view.setUint16(cid * 2, glyphs.get(gid) ?? 0);
  return map;
}

/** Widths of the codes; those with neighbouring numbers share a list. */
function writeWidths(codes: CodeList, font: DocumentFont): string {
  let text = '';
  let expected = -1;
  for (const [cid, { gid }] of codes) {
    const width = writeNumber(font.widthOf(gid));
    text += cid === expected ? ` ${width}` : `${text ? ']' : ''}${cid}[${width}`;
    expected = cid + 1;
  }
  return text ? `${text}]` : '';
}

function prepare(font: DocumentFont, codes: CodeList, contents: string): Embedded {
  const wanted = [...new Set(codes.map(([, { gid }]) => gid))].sort((a, b) => a - b);
  const subset = subsetFont(font.file, wanted, font.composites.glyphs);
  return {
    tag: subsetTag(contents),
    program: deflate(subset.bytes),
    programLength: subset.bytes.length,
    glyphMap: deflate(writeGlyphMap(codes, subset.glyphs)),
    toUnicode: deflate(new TextEncoder().encode(writeToUnicode(codes))),
    widths: writeWidths(codes, font),
    bottom: subset.bottom,
  };
}

function embeddedOf(font: DocumentFont): Embedded {
  const codes = [...font.codes].sort(([a], [b]) => a - b);
  const composites = [...font.composites.glyphs.values()].map((one) => `${keyOf(one)}\n`).join('');
  const contents =
    composites + codes.map(([cid, { gid, text }]) => `${cid} ${gid} ${text}`).join('\n');
  const cache = caches.get(font.file) ?? new LruCache<Embedded>(cachedSubsets);
  caches.set(font.file, cache);
  const known = cache.get(contents);
  if (known) return known;
  const embedded = prepare(font, codes, contents);
  cache.set(contents, embedded, 1);
  return embedded;
}

/** In ems. Letters that stand on the line are in the fonts of those that go below it. */
const leastDescent = -0.2;

/**
 * How deep the letters of the document go, within what the font says of all its own: readers place a
 * letter's box by it and take letters for one line whose boxes are level (pdfplumber: within three
 * points). A script whose marks stack would else stand on another line than the Latin words beside it.
 */
const descentOf = (face: FontFace, bottom: number): number =>
  Math.max(face.descender, Math.min(bottom, leastDescent * face.unitsPerEm));

function writeDescriptor(
  face: FontFace,
  file: TrueTypeFont,
  name: string,
  program: number,
  bottom: number,
) {
  const scaled = (value: number) => writeNumber((value * 1000) / file.unitsPerEm);
  const { italicAngle, weight, flags } = file.style();
  return [
    `<</Type/FontDescriptor/FontName${name}/Flags ${flags}`,
    `/FontBBox[${file.boundingBox.map(scaled).join(' ')}]/ItalicAngle ${writeNumber(italicAngle)}`,
    `/Ascent ${scaled(face.ascender)}/Descent ${scaled(descentOf(face, bottom))}`,
    `/CapHeight ${scaled(face.capHeight)}/StemV ${Math.round(10 + (220 * (weight - 50)) / 900)}`,
    `/FontFile2 ${writeReference(program)}>>`,
  ].join('');
}

/** Adds the font with the glyphs that the document uses. */
export function embedFont(pdf: PdfFile, font: DocumentFont): void {
  const { face, file } = font;
  const { tag, program, programLength, glyphMap, toUnicode, widths, bottom } = embeddedOf(font);
  const compressed = '/Filter/FlateDecode';
  const name = writeName(`${tag}+${face.postScriptName}`);
  const programId = pdf.addStream(`${compressed}/Length1 ${programLength}`, program);
  const descriptor = pdf.add(writeDescriptor(face, file, name, programId, bottom));
  const map = pdf.addStream(compressed, glyphMap);
  const unicode = pdf.addStream(compressed, toUnicode);
  const descendant = pdf.add(
    [
      `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}`,
      '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>',
      `/FontDescriptor ${writeReference(descriptor)}/CIDToGIDMap ${writeReference(map)}`,
      // Every code is in /W. No /DW beside it: older readers take that for the width of a space.
      `/W[${widths}]>>`,
    ].join(''),
  );
  pdf.set(
    font.id,
    [
      `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H`,
      `/DescendantFonts[${writeReference(descendant)}]/ToUnicode ${writeReference(unicode)}>>`,
    ].join(''),
  );
}
