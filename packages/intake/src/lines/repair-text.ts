/** Accents that stand by themselves, and the combining marks that they are meant as. */
const spacingAccents: Record<string, string> = {
  '`': '\u0300',
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
  '\u02dc': '\u0303',
  '\u00a8': '\u0308',
  '\u02da': '\u030a',
  '\u02c7': '\u030c',
  '\u00b8': '\u0327',
};
/** LaTeX sets the accent before its letter, with or without a space between. */
const accentThenLetter = /([\u00b4\u02c6\u02dc\u00a8\u02da\u02c7`])\s?([A-Za-z\u0131])/g;
const letterThenCedilla = /([A-Za-z])\s?\u00b8/g;
const ligatures: Record<string, string> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
};

/** Glyphs of icon fonts, but those that Word's symbol fonts set as bullets. */
const icons =
  /(?![\uf0b7\uf0a7\uf076\uf0d8\uf0fc\uf02d\uf06c\uf06e\uf071\uf0a8])[\ue000-\uf8ff]|[\u{f0000}-\u{10ffff}]/gu;

/** Letters of TeX's own encodings that fonts without a map leave as control characters. */
const texLetters: Record<string, string> = {
  ...{ '\u0015': '–', '\u0016': '—', '\u000b': 'ff', '\u000e': 'ffi', '\u000f': 'ffl' },
  ...{ '\u001b': 'ff', '\u001c': 'fi', '\u001d': 'fl', '\u001e': 'ffi', '\u001f': 'ffl' },
};

/** A text as it was meant: whole letters, plain spaces, nothing invisible. */
export function repairText(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligatures[ligature] ?? ligature)
    .replace(/\p{Cc}/gu, (sign) => texLetters[sign] ?? sign)
    .replace(accentThenLetter, joinAccent)
    .replace(letterThenCedilla, (_, letter: string) => letter + spacingAccents['\u00b8'])
    .normalize('NFC')
    .replace(icons, ' ')
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')
    .toWellFormed();
}

function joinAccent(whole: string, accent: string, letter: string): string {
  const plain = letter === '\u0131' ? 'i' : letter;
  const joined = (plain + (spacingAccents[accent] ?? '')).normalize('NFC');
  return joined.length === 1 ? joined : whole;
}

/** 'E D U C A T I O N' is one word that was set wide. */
export function joinSpacedLetters(text: string): string {
  if (!/^\S(?: {1,3}\S){3,}$/u.test(text.replace(/ {2,}/g, ' ').trim())) return text;
  const words = text.trim().split(/ {2,}/);
  return words.map((word) => word.replaceAll(' ', '')).join(' ');
}
