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

/** Characters that a control symbol, a backslash and one sign, stands for. */
export const characterOfSymbol: Readonly<Record<string, string>> = {
  '~': '\u00a0',
  _: '\u2011',
  '{': '{',
  '}': '}',
  '\\': '\\',
};

/** Encodings of fonts by the numbers of `\fcharset`. */
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

/** Encodings of Windows code pages whose names do not follow from their numbers. */
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
 * The name by which the Encoding Standard knows a Windows code page; Western European for one that it
 * does not know.
 */
export const encodingOfCodePage = (number: number): string =>
  encodingOfPage[number] ??
  (number >= 1250 && number <= 1258 ? `windows-${number}` : 'windows-1252');
