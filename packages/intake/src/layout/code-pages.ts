/** Windows code pages by the names of the Encoding Standard; others are read as Western European. */
const names: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

export const codePageOf = (number: number): string =>
  names[number] ?? (number >= 1250 && number <= 1258 ? `windows-${number}` : 'windows-1252');
