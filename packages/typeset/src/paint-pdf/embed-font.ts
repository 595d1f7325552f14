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

/** The expensive parts of an embedded font, which depend only on the font and the codes in use. */
type Embedded = {
  tag: string;
  program: Uint8Array;
  programLength: number;
  glyphMap: Uint8Array;
  toUnicode: Uint8Array;
  widths: string;
  bottom: number;
};

/** Per font. A subset of a few hundred glyphs takes about 30 KB. */
const cachedSubsets = 32;
const mappingsPerBlock = 100;
const caches = new WeakMap<TrueTypeFont, LruCache<Embedded>>();

/** Returns the subset's tag of six letters, made from the FNV-1a hash of its contents. */
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
 * Replaces private-use characters with U+FFFD, since PDF/A forbids them as text (ISO 19005-3,
 * 6.2.11.7.3).
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

/** Writes the widths of the codes; consecutive codes share a list. */
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

/**
 * In em. Also applies to subsets whose letters don't extend below the baseline, because others on
 * the line do.
 */
const leastDescent = -0.2;

/**
 * Returns the descent of the document's letters, at most that of the whole font. Extractors compute
 * letters' boxes from it and join letters into a line if their boxes are level (pdfplumber: within
 * three points). Otherwise a script with stacked marks would be on another line than adjacent Latin
 * words.
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
      // /W lists every code. /DW is left out, because older readers take it for the width of a
      // space.
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
