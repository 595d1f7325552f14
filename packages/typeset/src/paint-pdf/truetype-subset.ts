import type { FontTable, TrueTypeFont } from '../fonts/truetype-font.ts';
import { type CompositeGlyph, raiseMaxima, writeComposite } from './composite-glyph.ts';

/** A font file with some of the glyphs of another, renumbered from 0. */
export type FontSubset = {
  bytes: Uint8Array;
  /** New glyph numbers by old ones. If glyph 0 is wanted, its new number is that of a copy. */
  glyphs: ReadonlyMap<number, number>;
  /** The lowest extent of its glyphs, in font units: 0 or negative. */
  bottom: number;
};

const keptAsTheyAre = ['cvt ', 'fpgm', 'prep'];
const checksumBase = 0xb1b0afba;
const longestShortOffset = 0x1fffe;

const padded = (length: number, to: number): number => Math.ceil(length / to) * to;

/** Composites of the font's glyphs, with numbers beyond those of the font. */
type Composites = ReadonlyMap<number, CompositeGlyph>;
const noComposites: Composites = new Map();
const noParts: readonly number[] = [];

/** Returns the glyphs that a glyph is composed of. */
function partsOf(font: TrueTypeFont, glyph: number, composites: Composites): readonly number[] {
  if (glyph === 0) return noParts;
  const composite = composites.get(glyph);
  if (composite) return composite.parts.map(({ gid }) => gid);
  const offsets = font.componentOffsets(glyph);
  if (offsets.length === 0) return noParts;
  const { offset } = font.outline(glyph);
  return offsets.map((at) => font.view.getUint16(offset + at));
}

/** Assigns numbers: glyph 0 first, then the wanted glyphs in order, then their components. */
function numberGlyphs(
  font: TrueTypeFont,
  wanted: readonly number[],
  composites: Composites,
): Map<number, number> {
  const numbers = new Map<number, number>([[0, 0]]);
  for (const glyph of wanted) if (!numbers.has(glyph)) numbers.set(glyph, numbers.size);
  for (const glyph of numbers.keys())
    for (const part of partsOf(font, glyph, composites))
      if (!numbers.has(part)) numbers.set(part, numbers.size);
  return numbers;
}

/**
 * Returns the old number of each new glyph. Accessible documents must not show glyph 0, so a copy
 * at the end is used for letters that no font has.
 */
function sourcesOf(numbers: ReadonlyMap<number, number>, wanted: readonly number[]): number[] {
  return [...numbers.keys(), ...(wanted.includes(0) ? [0] : [])];
}

type Numbers = ReadonlyMap<number, number>;

type Outlines = { glyf: Uint8Array; view: DataView; starts: Uint32Array };

/** Concatenates the outlines of the new glyphs, each at an even offset. */
function joinOutlines(
  font: TrueTypeFont,
  sources: readonly number[],
  composites: Composites,
  numbers: Numbers,
): Outlines {
  // Glyph 0 is blank, because its shape means nothing to readers.
  const composedOutlines = new Map<number, Uint8Array>([[0, new Uint8Array()]]);
  for (const [glyph, composite] of composites)
    if (numbers.has(glyph)) composedOutlines.set(glyph, writeComposite(font, composite, numbers));
  const starts = new Uint32Array(sources.length + 1);
  for (let i = 0; i < sources.length; i++) {
    const glyph = sources[i] as number;
    const { length } = composedOutlines.get(glyph) ?? font.outline(glyph);
    starts[i + 1] = (starts[i] as number) + padded(length, 2);
  }
  const glyf = new Uint8Array(starts[sources.length] as number);
  const outlines = { glyf, view: new DataView(glyf.buffer), starts };
  for (let i = 0; i < sources.length; i++) {
    const glyph = sources[i] as number;
    const start = starts[i] as number;
    const composite = composedOutlines.get(glyph);
    if (composite) glyf.set(composite, start);
    else copyOutline(font, glyph, numbers, outlines, start);
  }
  return outlines;
}

function copyOutline(
  font: TrueTypeFont,
  glyph: number,
  numbers: Numbers,
  { glyf, view }: Outlines,
  start: number,
): void {
  const { bytes } = font;
  const { offset, length } = font.outline(glyph);
  for (let i = 0; i < length; i++) glyf[start + i] = bytes[offset + i] as number;
  for (const at of font.componentOffsets(glyph))
    view.setUint16(start + at, numbers.get(view.getUint16(start + at)) ?? 0);
}

function writeOffsets(starts: Uint32Array, long: boolean): Uint8Array {
  const loca = new Uint8Array(starts.length * (long ? 4 : 2));
  const view = new DataView(loca.buffer);
  for (let i = 0; i < starts.length; i++) {
    if (long) view.setUint32(i * 4, starts[i] as number);
    else view.setUint16(i * 2, (starts[i] as number) / 2);
  }
  return loca;
}

function writeMetrics(
  font: TrueTypeFont,
  sources: readonly number[],
  { view: outlines, starts }: Outlines,
  composites: Composites,
): Uint8Array {
  const hmtx = new Uint8Array(sources.length * 4);
  const view = new DataView(hmtx.buffer);
  for (let i = 0; i < sources.length; i++) {
    const glyph = sources[i] as number;
    const composite = composites.get(glyph);
    const start = starts[i] as number;
    const left = () => (starts[i + 1] === start ? 0 : outlines.getInt16(start + 2));
    view.setUint16(i * 4, composite ? composite.advance : font.advance(glyph));
    view.setInt16(i * 4 + 2, composite ? left() : font.leftSideBearing(glyph));
  }
  return hmtx;
}

function lowestPoint({ view, starts }: Outlines): number {
  let lowest = 0;
  for (let i = 0; i + 1 < starts.length; i++) {
    const start = starts[i] as number;
    if (starts[i + 1] !== start) lowest = Math.min(lowest, view.getInt16(start + 4));
  }
  return lowest;
}

const copyTable = (font: TrueTypeFont, { offset, length }: FontTable): Uint8Array =>
  font.bytes.slice(offset, offset + length);

function patched(font: TrueTypeFont, tag: string, at: number, value: number): Uint8Array {
  const table = copyTable(font, font.table(tag));
  new DataView(table.buffer).setUint16(at, value);
  return table;
}

function sumWords(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

function writeFontFile(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = 12 + entries.length * 16;
  const total = entries.reduce((sum, [, table]) => sum + padded(table.length, 4), directory);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  const power = Math.floor(Math.log2(entries.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, entries.length);
  view.setUint16(6, 16 << power);
  view.setUint16(8, power);
  view.setUint16(10, entries.length * 16 - (16 << power));
  let at = directory;
  let head = 0;
  let sum = 0;
  for (const [i, [tag, table]] of entries.entries()) {
    const entry = 12 + i * 16;
    file.set(table, at);
    for (let letter = 0; letter < 4; letter++) file[entry + letter] = tag.charCodeAt(letter);
    const tableSum = sumWords(view, at, padded(table.length, 4));
    sum += tableSum;
    view.setUint32(entry + 4, tableSum);
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, table.length);
    if (tag === 'head') head = at;
    at += padded(table.length, 4);
  }
  sum += sumWords(view, 0, directory);
  view.setUint32(head + 8, (checksumBase - sum) >>> 0);
  return file;
}

/**
 * Returns a font file with the `wanted` glyphs (numbers in the font, ascending) and the glyphs that
 * they are composed of. The same glyphs give the same bytes.
 */
export function subsetFont(
  font: TrueTypeFont,
  wanted: readonly number[],
  composites = noComposites,
): FontSubset {
  const glyphs = numberGlyphs(font, wanted, composites);
  const sources = sourcesOf(glyphs, wanted);
  const outlines = joinOutlines(font, sources, composites, glyphs);
  const { glyf, starts } = outlines;
  const maxp = patched(font, 'maxp', 4, sources.length);
  raiseMaxima(maxp, [...composites.values()]);
  const long = glyf.length > longestShortOffset;
  const head = patched(font, 'head', 50, long ? 1 : 0);
  new DataView(head.buffer).setUint32(8, 0);
  const tables = new Map([
    ['glyf', glyf],
    ['head', head],
    ['hhea', patched(font, 'hhea', 34, sources.length)],
    ['hmtx', writeMetrics(font, sources, outlines, composites)],
    ['loca', writeOffsets(starts, long)],
    ['maxp', maxp],
  ]);
  for (const tag of keptAsTheyAre) {
    const table = font.tables.get(tag);
    if (table) tables.set(tag, copyTable(font, table));
  }
  if (sources.length > glyphs.size) glyphs.set(0, glyphs.size);
  return { bytes: writeFontFile(tables), glyphs, bottom: lowestPoint(outlines) };
}
