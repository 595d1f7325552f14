/**
 * Converts the TeX of bibliographies to plain text: accents to letters (`\"{o}` → ö), commands to
 * letters, ties and dashes. Removes commands that only change the appearance, and braces that
 * preserve capitals.
 */
export function texToText(tex: string): string {
  const text = tex
    .replace(accent, (_, sign?: string, named?: string, braced?: string, bare?: string) => {
      const letter = braced ?? bare ?? '';
      const base = dotless[letter] ?? letter;
      return base === ''
        ? ''
        : `${base.slice(0, 1)}${marks[sign ?? named ?? ''] ?? ''}${base.slice(1)}`;
    })
    .replace(command, (_, name: string) => letters.get(name) ?? '')
    .replace(/\\([&%$#_{} ])/g, '$1')
    .replace(/(?<!\\)[{}]/g, '')
    .replace(/\$/g, '')
    .replace(/---?/g, (dashes) => (dashes === '---' ? '—' : '–'))
    .replace(/``|''/g, (quotes) => (quotes === '``' ? '“' : '”'))
    .replace(/~/g, ' ');
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** An accent and its letter: `\'e`, `\'{e}`, `\v{c}`, `\c c`; `\i` and `\j` are i and j. */
const accent =
  /\\(?:([`'^"~=.])|([uvHckrdbt])(?![a-zA-Z]))\s?(?:\{(\\?[a-zA-Z]{0,2})\}|(\\[ij](?![a-zA-Z])|[a-zA-Z]))/g;

const marks: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
  t: '\u0361',
};

const dotless: Readonly<Record<string, string>> = { '\\i': 'i', '\\j': 'j' };

const command = /\\([a-zA-Z]{1,40}) ?/g;
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ss: 'ß',
    o: 'ø',
    O: 'Ø',
    l: 'ł',
    L: 'Ł',
    ae: 'æ',
    AE: 'Æ',
    oe: 'œ',
    OE: 'Œ',
    aa: 'å',
    AA: 'Å',
    i: 'i',
    j: 'j',
    dh: 'ð',
    DH: 'Ð',
    th: 'þ',
    TH: 'Þ',
    dj: 'đ',
    DJ: 'Đ',
    textendash: '–',
    textemdash: '—',
    textquoteright: '’',
    textregistered: '®',
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    lambda: 'λ',
    mu: 'μ',
    pi: 'π',
    times: '×',
    LaTeX: 'LaTeX',
    TeX: 'TeX',
    BibTeX: 'BibTeX',
    quad: ' ',
    space: ' ',
    newblock: ' ',
  }),
);
