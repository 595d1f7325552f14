import { IntakeError } from '../intake-error.ts';
import { limits } from '../limits.ts';
import { compoundStreams } from './compound-file.ts';
import { formattingOf, type Runs, type StyleNames, styleNamesOf } from './doc-formatting.ts';
import type { WordNode } from './word-node.ts';
import { type ParagraphFormat, WordTree } from './word-tree.ts';

/**
 * Word's binary format ([MS-DOC], Word 97 to 2003, `.doc`). The stream WordDocument begins with the
 * FIB, which gives the positions in the table stream of the text's pieces, the formatting of
 * characters and paragraphs, and the style names.
 */

/**
 * A run of text: its offset in the stream, by which formatting is looked up, and its characters.
 */
type Piece = { text: string; at: number; bytesEach: 1 | 2 };

/** Offsets within the FIB of Word 97 and later. */
const fib = {
  magic: 0xa5ec,
  flags: 0x0a,
  version: 0x02,
  textLength: 0x4c,
  footnoteLength: 0x50,
  headLength: 0x54,
  laterLengths: [0x58, 0x5c, 0x60],
  boxLength: 0x64,
  styles: 0xa2,
  characterFormats: 0xfa,
  paragraphFormats: 0x102,
  pieces: 0x1a2,
} as const;
const oldestVersion = 0xc1;
const isEncryptedFlag = 0x0100;
const isSecondTableFlag = 0x0200;

export type DocDocument = { document: WordNode; isCut: boolean };

/**
 * Parses a document into the tree used for newer Word files, with page headers and text boxes
 * first. `isCut`: the document has more characters than are read.
 *
 * @throws IntakeError
 */
export function docDocument(bytes: Uint8Array): DocDocument {
  const streams = compoundStreams(bytes);
  const main = streams.get('WordDocument')?.();
  if (!main || main.length < 0x1aa) throw new IntakeError('unknown-kind', 'ole');
  const view = new DataView(main.buffer, main.byteOffset, main.byteLength);
  const flags = view.getUint16(fib.flags, true);
  if (view.getUint16(0, true) !== fib.magic || view.getUint16(fib.version, true) < oldestVersion)
    throw new IntakeError('unknown-kind', 'doc');
  if (flags & isEncryptedFlag) throw new IntakeError('encrypted', 'doc');
  const table = streams.get(flags & isSecondTableFlag ? '1Table' : '0Table')?.();
  if (!table) throw new IntakeError('unreadable', 'doc');
  /** Returns a part of the table stream whose offset and length are in the FIB. */
  const part = (at: number) => {
    const from = view.getUint32(at, true);
    return table.subarray(from, from + view.getUint32(at + 4, true));
  };
  const { pieces, isCut } = piecesOf(part(fib.pieces), main);
  const letters = formattingOf(main, part(fib.characterFormats), 'letters');
  const paragraphs = formattingOf(main, part(fib.paragraphFormats), 'paragraphs');
  const styles = styleNamesOf(part(fib.styles));
  const formats = { letters, paragraphs, styles };
  const length = (at: number) => view.getUint32(at, true);
  const headFrom = length(fib.textLength) + length(fib.footnoteLength);
  const boxFrom =
    headFrom + length(fib.headLength) + fib.laterLengths.reduce((sum, at) => sum + length(at), 0);
  const children = [
    ...unlike(blocksOf(cut(pieces, headFrom, length(fib.headLength)), formats)),
    ...blocksOf(cut(pieces, boxFrom, length(fib.boxLength)), formats),
    ...blocksOf(cut(pieces, 0, length(fib.textLength)), formats),
  ];
  return { document: { type: 'document', children }, isCut };
}

/** Removes repeated page headers: each section has up to six of its own. */
function unlike(blocks: readonly WordNode[]): WordNode[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const text = JSON.stringify(block.children);
    return !seen.has(text) && seen.add(text);
  });
}

/**
 * Reads the piece table: formatting exceptions (1) are followed by the offsets of the pieces (2).
 */
function piecesOf(table: Uint8Array, main: Uint8Array): { pieces: Piece[]; isCut: boolean } {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  let at = 0;
  while (table[at] === 1 && at + 3 <= table.length) at += 3 + view.getUint16(at + 1, true);
  if (table[at] !== 2 || at + 5 > table.length) throw new IntakeError('unreadable', 'doc pieces');
  const from = at + 5;
  const bytes = Math.min(view.getUint32(at + 1, true), table.length - from);
  const count = Math.floor((bytes - 4) / 12);
  let left: number = limits.textCharacters;
  let isCut = false;
  const pieces = Array.from({ length: Math.max(0, count) }, (_, index): Piece => {
    const first = view.getUint32(from + 4 * index, true);
    const next = view.getUint32(from + 4 * (index + 1), true);
    const place = view.getUint32(from + 4 * (count + 1) + 8 * index + 2, true);
    // Windows-1252 characters take one byte each, others take two.
    const bytesEach = place & 0x4000_0000 ? 1 : 2;
    const start = bytesEach === 1 ? (place & 0x3fff_ffff) >>> 1 : place;
    const letters = Math.max(0, Math.min(next - first, left));
    left -= letters;
    isCut ||= letters < next - first;
    const text = new TextDecoder(bytesEach === 1 ? 'windows-1252' : 'utf-16le').decode(
      main.subarray(start, start + letters * bytesEach),
    );
    return { text, at: start, bytesEach };
  });
  return { pieces, isCut };
}

/** Returns the pieces of a part of the text, which is addressed by character positions. */
function cut(pieces: readonly Piece[], from: number, length: number): Piece[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    const start = Math.max(0, from - at);
    const end = Math.min(piece.text.length, from + length - at);
    at += piece.text.length;
    if (start >= end) return [];
    const text = piece.text.slice(start, end);
    return [{ ...piece, text, at: piece.at + start * piece.bytesEach }];
  });
}

type Formats = { letters: Runs<'letters'>; paragraphs: Runs<'paragraphs'>; styles: StyleNames };

const marks = {
  cell: '\x07',
  lineBreak: '\x0b',
  pageBreak: '\x0c',
  paragraph: '\r',
  tab: '\t',
  fieldBegin: '\x13',
  fieldText: '\x14',
  fieldEnd: '\x15',
} as const;
const link = /HYPERLINK\s+"([^"]{1,2000})"/i;

function blocksOf(pieces: readonly Piece[], formats: Formats): WordNode[] {
  const reader = new DocReader(formats);
  for (const { text, at, bytesEach } of pieces)
    for (let index = 0; index < text.length; index++)
      reader.take(text[index] ?? '', at + index * bytesEach);
  return reader.end();
}

class DocReader {
  readonly #tree = new WordTree();
  readonly #formats: Formats;
  /** Open fields: the instruction of each, and whether its result has begun. */
  readonly #fields: { code: string; isText: boolean }[] = [];
  #text = '';
  #from = 0;

  constructor(formats: Formats) {
    this.#formats = formats;
  }

  take(letter: string, at: number): void {
    if (letter >= ' ' && letter !== '\x7f') {
      this.#add(letter, at);
      return;
    }
    this.#flush();
    this.#takeMark(letter, at);
  }

  #takeMark(letter: string, at: number): void {
    if (letter === marks.fieldBegin) this.#fields.push({ code: '', isText: false });
    else if (letter === marks.fieldText) this.#beginFieldText();
    else if (letter === marks.fieldEnd) this.#fields.pop();
    else if (letter === marks.tab) this.#tree.tab();
    else if (letter === marks.lineBreak) this.#tree.lineBreak();
    else if (letter === marks.cell) this.#endCell(at);
    else if (letter === marks.paragraph || letter === marks.pageBreak) this.#endParagraph(at);
    else if (letter === '\x1e') this.#add('\u2011', at);
  }

  end(): WordNode[] {
    this.#flush();
    return this.#tree.end().children ?? [];
  }

  #beginFieldText(): void {
    const field = this.#fields.at(-1);
    if (field) field.isText = true;
  }

  #add(letter: string, at: number): void {
    const field = this.#fields.at(-1);
    if (field && !field.isText) {
      if (field.code.length < limits.lineCharacters) field.code += letter;
      return;
    }
    // A run ends where its formatting does.
    if (this.#text !== '' && this.#formats.letters.startOf(at) > this.#from) this.#flush();
    if (this.#text === '') this.#from = at;
    this.#text += letter;
  }

  #flush(): void {
    if (this.#text === '') return;
    const { isBold, isItalic, fontSize, isHidden } = this.#formats.letters.at(this.#from);
    const href = link.exec(this.#fields.at(-1)?.code ?? '')?.[1];
    if (!isHidden) this.#tree.text(this.#text, { isBold, isItalic, fontSize }, href);
    this.#text = '';
  }

  #endParagraph(at: number): void {
    const format = this.#formats.paragraphs.at(at);
    this.#tree.endParagraph(this.#paragraph(format), format.isInTable);
  }

  #endCell(at: number): void {
    const format = this.#formats.paragraphs.at(at);
    if (format.isRowEnd) this.#tree.endRow();
    else this.#tree.endCell(this.#paragraph(format));
  }

  #paragraph({ style, isListed }: { style: number; isListed: boolean }): ParagraphFormat {
    const styleName = this.#formats.styles.get(style);
    return {
      ...(styleName && { styleName }),
      ...(isListed && { numbering: { isOrdered: false } }),
    };
  }
}
