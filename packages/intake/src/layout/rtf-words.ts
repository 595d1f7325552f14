/**
 * Where the text of a group goes: into a part of the document, or into metadata. A `box` is a text
 * box, whose text precedes the paragraph in which it is anchored; `marker` is the number or bullet
 * of a list item; `field` is the instruction of a field, such as a link's address; `skipped` is not
 * text of the document.
 */
export type RtfDestination =
  | TextDestination
  | 'marker'
  | 'field'
  | 'fonts'
  | 'styles'
  | 'info'
  | 'title'
  | 'skipped';

export type TextDestination = 'body' | 'head' | 'foot' | 'box';

export const isOfText = (destination: RtfDestination): destination is TextDestination =>
  destination === 'body' ||
  destination === 'head' ||
  destination === 'foot' ||
  destination === 'box';

/** Destinations without text of the document: tables of formatting, pictures, notes, bookmarks. */
const skipped = `
  annotation atnauthor atnid bkmkend bkmkstart colorschememapping colortbl comment datastore falt
  filetbl fldtype footnote generator latentstyles listoverridetable listpicture listtable
  nesttableprops nonesttables nonshppict objdata object operator panose pgptbl pict pn revtbl rsidtbl
  shprslt sp tc template themedata wgrffmtfilter xe xmlnstbl
`
  .trim()
  .split(/\s+/);

/** Destinations by their control words (Rich Text Format Specification 1.9.1, Microsoft, 2008). */
export const destinations: Readonly<Record<string, RtfDestination>> = {
  fonttbl: 'fonts',
  stylesheet: 'styles',
  info: 'info',
  title: 'title',
  author: 'title',
  header: 'head',
  headerl: 'head',
  headerr: 'head',
  headerf: 'head',
  footer: 'foot',
  footerl: 'foot',
  footerr: 'foot',
  footerf: 'foot',
  pntext: 'marker',
  listtext: 'marker',
  fldinst: 'field',
  shptxt: 'box',
  ...Object.fromEntries(skipped.map((word) => [word, 'skipped' as const])),
};

/**
 * Control words after `\*`, which allows a program to skip an unknown group. These are not
 * destinations, and the content of their groups is text of the document.
 */
export const transparent: ReadonlySet<string> = new Set(['cs', 'ds', 'ts', 'shpinst', 'ud']);

/** Characters that have a control word of their own. */
export const characterOfWord: Readonly<Record<string, string>> = {
  bullet: '•',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  zwj: '\u200d',
  zwnj: '\u200c',
};

/** Characters represented by a control symbol: a backslash and one character. */
export const characterOfSymbol: Readonly<Record<string, string>> = {
  '~': '\u00a0',
  _: '\u2011',
  '{': '{',
  '}': '}',
  '\\': '\\',
};

/** Font encodings by the numbers of `\fcharset`. */
export const encodingOfCharset: Readonly<Record<number, string>> = {
  0: 'windows-1252',
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

/** Encodings of Windows code pages whose names cannot be derived from their numbers. */
const encodingOfPage: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

/**
 * Returns the name of a Windows code page in the Encoding Standard, or Western European for one
 * that the standard lacks.
 */
export const encodingOfCodePage = (number: number): string =>
  encodingOfPage[number] ??
  (number >= 1250 && number <= 1258 ? `windows-${number}` : 'windows-1252');
