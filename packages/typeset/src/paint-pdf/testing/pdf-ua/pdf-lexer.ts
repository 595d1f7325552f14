import { type PdfDict, PdfName, PdfOperator, PdfRef, type PdfValue } from './pdf-values.ts';

const whitespace = /[\0\t\n\f\r ]*(?:%[^\r\n]*[\0\t\n\f\r ]*)*/y;
const reference = /(\d+) (\d+) R(?![\w])/y;
const number = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const word = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const hexText = /<([\da-fA-F\s]*)>/y;
const nameText = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' };

/** Reads values one after another: of a file, or of a content stream with its operators. */
export class PdfLexer {
  readonly #text: string;
  position: number;

  constructor(text: string, position = 0) {
    this.#text = text;
    this.position = position;
  }

  isAtEnd(): boolean {
    this.#match(whitespace);
    return this.position >= this.#text.length;
  }

  readWord(): string {
    this.#match(whitespace);
    return this.#match(word)?.[0] ?? '';
  }

  read(): PdfValue {
    this.#match(whitespace);
    const letter = this.#text.charAt(this.position);
    if (letter === '/') return this.#readName();
    if (letter === '(') return this.#readLiteral();
    if (letter === '[') return this.#readArray();
    if (this.#text.startsWith('<<', this.position)) return this.#readDict();
    if (letter === '<') return this.#readHex();
    const ref = this.#match(reference);
    if (ref) return new PdfRef(Number(ref[1]));
    const figure = this.#match(number);
    if (figure) return Number(figure[0]);
    return this.#readKeyword();
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.#text);
    if (found) this.position += found[0].length;
    return found;
  }

  #readKeyword(): PdfValue {
    const keyword = this.#match(word)?.[0];
    if (keyword === undefined) {
      throw new Error(`Unreadable: ${this.#text.slice(this.position, this.position + 20)}`);
    }
    if (keyword === 'null') return null;
    if (keyword === 'true' || keyword === 'false') return keyword === 'true';
    return new PdfOperator(keyword);
  }

  #readName(): PdfName {
    const name = this.#match(nameText)?.[0].slice(1) ?? '';
    return new PdfName(
      name.replace(/#([\da-fA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
  }

  #readHex(): string {
    const digits = (this.#match(hexText)?.[1] ?? '').replace(/\s/g, '');
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1');
  }

  #readLiteral(): string {
    let text = '';
    let depth = 0;
    for (;;) {
      const letter = this.#text.charAt(this.position++);
      if (letter === '') throw new Error('A string has no end');
      if (letter === '\\') text += this.#readEscape();
      else {
        if (letter === '(') depth++;
        if (letter === ')') depth--;
        if (depth === 0) return text.slice(1);
        text += letter;
      }
    }
  }

  #readEscape(): string {
    const octal = /[0-7]{1,3}/y;
    const code = this.#match(octal);
    if (code) return String.fromCharCode(Number.parseInt(code[0], 8) & 255);
    const letter = this.#text.charAt(this.position++);
    return escapes[letter] ?? letter;
  }

  #readArray(): PdfValue[] {
    this.position++;
    const values: PdfValue[] = [];
    while (!this.#ends(']')) values.push(this.read());
    return values;
  }

  #readDict(): PdfDict {
    this.position += 2;
    const dict: PdfDict = new Map();
    while (!this.#ends('>>')) {
      const key = this.read();
      if (!(key instanceof PdfName)) throw new Error('A dictionary has a key that is no name');
      dict.set(key.name, this.read());
    }
    return dict;
  }

  #ends(sign: string): boolean {
    if (this.isAtEnd()) throw new Error(`'${sign}' is missing`);
    if (!this.#text.startsWith(sign, this.position)) return false;
    this.position += sign.length;
    return true;
  }
}
