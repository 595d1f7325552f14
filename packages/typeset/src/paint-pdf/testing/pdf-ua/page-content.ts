import { PdfLexer } from './pdf-lexer.ts';
import { decoded, type PdfObjects } from './pdf-objects.ts';
import { nameOf, type PdfDict, PdfOperator, PdfStream, type PdfValue } from './pdf-values.ts';

/** A stretch of marked content that is open where something is painted, outermost first. */
export type Mark = { tag: string; mcid: number | undefined; actualText: boolean };

/** What a page paints: text in codes of a font, or anything else by the operator that paints it. */
export type Painted = { marks: readonly Mark[]; operator: string } & (
  | { kind: 'text'; font: string; codes: number[] }
  | { kind: 'graphic'; name?: string }
);

export type PageContent = {
  painted: Painted[];
  /** Every mark that was opened, in order. */
  marks: Mark[];
  /** Marked content that was closed too often, or not at all. */
  isBalanced: boolean;
};

const painting = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'sh', 'Do', 'EI']);
const showing = new Set(['Tj', 'TJ', "'", '"']);

export function readPageContent(pdf: PdfObjects, page: PdfDict): PageContent {
  const contents = pdf.get(page.get('Contents'));
  const streams = Array.isArray(contents) ? contents.map((one) => pdf.get(one)) : [contents];
  const text = streams
    .map((stream) => (stream instanceof PdfStream ? decoded(stream) : ''))
    .join('\n');
  const reader = new ContentReader(pdf, page);
  const lexer = new PdfLexer(text);
  let operands: PdfValue[] = [];
  while (!lexer.isAtEnd()) {
    const value = lexer.read();
    if (value instanceof PdfOperator) {
      reader.run(value.name, operands);
      operands = [];
    } else operands.push(value);
  }
  return reader.finish();
}

class ContentReader {
  readonly #pdf: PdfObjects;
  readonly #page: PdfDict;
  readonly #painted: Painted[] = [];
  readonly #marks: Mark[] = [];
  #open: readonly Mark[] = [];
  #isBalanced = true;
  #font = '';

  constructor(pdf: PdfObjects, page: PdfDict) {
    this.#pdf = pdf;
    this.#page = page;
  }

  finish(): PageContent {
    const isBalanced = this.#isBalanced && this.#open.length === 0;
    return { painted: this.#painted, marks: this.#marks, isBalanced };
  }

  run(operator: string, operands: readonly PdfValue[]): void {
    const marks = this.#open;
    if (operator === 'BMC' || operator === 'BDC') this.#openMark(operands);
    else if (operator === 'EMC') this.#closeMark();
    else if (operator === 'Tf') this.#font = nameOf(operands[0]);
    else if (showing.has(operator)) {
      const codes = codesOf(operands.at(-1));
      this.#painted.push({ kind: 'text', marks, operator, font: this.#font, codes });
    } else if (painting.has(operator)) {
      this.#painted.push({ kind: 'graphic', marks, operator, name: nameOf(operands[0]) });
    }
  }

  #openMark([tag, properties]: readonly PdfValue[]): void {
    const resources = this.#pdf.dict(this.#page.get('Resources'));
    const named = this.#pdf.dict(resources.get('Properties')).get(nameOf(properties));
    const dict = this.#pdf.dict(properties instanceof Map ? properties : named);
    const mcid = dict.get('MCID');
    const mark = {
      tag: nameOf(tag),
      mcid: typeof mcid === 'number' ? mcid : undefined,
      actualText: dict.has('ActualText'),
    };
    this.#marks.push(mark);
    this.#open = [...this.#open, mark];
  }

  #closeMark(): void {
    if (this.#open.length === 0) this.#isBalanced = false;
    this.#open = this.#open.slice(0, -1);
  }
}

/** Codes of two bytes, as fonts with Identity-H have them. */
function codesOf(operand: PdfValue | undefined): number[] {
  const strings = Array.isArray(operand) ? operand : [operand ?? null];
  return strings
    .filter((part) => typeof part === 'string')
    .flatMap((bytes) =>
      Array.from(
        { length: Math.ceil(bytes.length / 2) },
        (_, i) => (bytes.charCodeAt(2 * i) << 8) | bytes.charCodeAt(2 * i + 1),
      ),
    );
}
