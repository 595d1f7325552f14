/** Values of a PDF file. Texts and bytes are strings with a letter a byte. */
export type PdfDict = Map<string, PdfValue>;

export class PdfName {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export class PdfRef {
  readonly id: number;

  constructor(id: number) {
    this.id = id;
  }
}

export class PdfStream {
  readonly dict: PdfDict;
  bytes: string;

  constructor(dict: PdfDict, bytes: string) {
    this.dict = dict;
    this.bytes = bytes;
  }
}

/** An operator of a content stream. */
export class PdfOperator {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export type PdfValue =
  | null
  | boolean
  | number
  | string
  | PdfName
  | PdfRef
  | PdfStream
  | PdfOperator
  | PdfDict
  | PdfValue[];

export const nameOf = (value: PdfValue | undefined): string =>
  value instanceof PdfName ? value.name : '';

/** A text string of the file as text. */
export function textOf(value: PdfValue | undefined): string {
  if (typeof value !== 'string') return '';
  if (!value.startsWith('\u00fe\u00ff')) return value;
  const swapped = Buffer.from(value.slice(2), 'latin1').swap16();
  return swapped.toString('utf16le');
}
