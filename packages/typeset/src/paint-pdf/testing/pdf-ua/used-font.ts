import { type FontProgram, readFontProgram } from './font-program.ts';
import { decoded } from './pdf-objects.ts';
import { nameOf, type PdfDict, PdfStream, type PdfValue } from './pdf-values.ts';
import type { TaggedDocument } from './tagged-document.ts';

/** A font that some text of the document is set in, with the codes that it shows. */
export type UsedFont = {
  name: string;
  dict: PdfDict;
  descendant: PdfDict;
  descriptor: PdfDict;
  codes: Set<number>;
  program: FontProgram | undefined;
  /** What each code stands for; undefined where the font doesn't say. */
  texts: Map<number, string> | undefined;
  /** The glyph of a code; undefined where nothing says. */
  glyphOf(code: number): number | undefined;
  widthOf(code: number): number;
};

export function usedFonts({ pdf, pages }: TaggedDocument): UsedFont[] {
  const fonts = new Map<PdfDict, UsedFont>();
  for (const { dict, content } of pages) {
    const named = pdf.dict(pdf.dict(dict.get('Resources')).get('Font'));
    for (const painted of content.painted) {
      if (painted.kind !== 'text') continue;
      const font = pdf.dict(named.get(painted.font));
      const used = fonts.get(font) ?? readFont(pdf, font);
      fonts.set(font, used);
      for (const code of painted.codes) used.codes.add(code);
    }
  }
  return [...fonts.values()];
}

function readFont(pdf: TaggedDocument['pdf'], dict: PdfDict): UsedFont {
  const descendant = pdf.dict(pdf.array(dict.get('DescendantFonts'))[0]);
  const descriptor = pdf.dict(descendant.get('FontDescriptor'));
  const file = pdf.stream(descriptor.get('FontFile2'));
  const unicode = pdf.stream(dict.get('ToUnicode'));
  const widths = readWidths(pdf.array(descendant.get('W')));
  return {
    ...{ name: nameOf(dict.get('BaseFont')), dict, descendant, descriptor, codes: new Set() },
    program: file && readFontProgram(Buffer.from(decoded(file), 'latin1')),
    texts: unicode && readToUnicode(decoded(unicode)),
    glyphOf: glyphMapOf(pdf.get(descendant.get('CIDToGIDMap'))),
    widthOf: (code) => widths.get(code) ?? Number(descendant.get('DW') ?? 1000),
  };
}

function glyphMapOf(map: PdfValue): UsedFont['glyphOf'] {
  if (nameOf(map) === 'Identity') return (code) => code;
  if (!(map instanceof PdfStream)) return () => undefined;
  const bytes = Buffer.from(decoded(map), 'latin1');
  return (code) => (2 * code + 1 < bytes.length ? bytes.readUInt16BE(2 * code) : undefined);
}

/** 'c [w1 w2]' and 'first last w'. */
function readWidths(array: readonly PdfValue[]): Map<number, number> {
  const widths = new Map<number, number>();
  for (let i = 0; i < array.length; ) {
    const [first, second, third] = [Number(array[i]), array[i + 1] ?? null, array[i + 2]];
    if (Array.isArray(second)) {
      for (const [offset, width] of second.entries()) widths.set(first + offset, Number(width));
      i += 2;
    } else {
      for (let code = first; code <= Number(second); code++) widths.set(code, Number(third));
      i += 3;
    }
  }
  return widths;
}

/** The single mappings of a ToUnicode map. */
function readToUnicode(map: string): Map<number, string> {
  const blocks = [...map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)];
  const lines = blocks.flatMap(([, block = '']) => [...block.matchAll(/<(\w+)>\s*<(\w*)>/g)]);
  return new Map(
    lines.map(([, code = '', text = '']) => [
      Number.parseInt(code, 16),
      Buffer.from(text, 'hex').swap16().toString('utf16le'),
    ]),
  );
}
