import { patternTable } from '@folio/tables/pattern-table';

/** Accents that stand by themselves, and the combining marks that they are meant as. */
const spacingAccents: Record<string, string> = {
  '`': '\u0300',
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
  '\u02dc': '\u0303',
  '\u00a8': '\u0308',
  '\u02da': '\u030a',
  '\u02c7': '\u030c',
  '\u02d8': '\u0306',
  '\u02d9': '\u0307',
  '\u02dd': '\u030b',
  '\u00b8': '\u0327',
};
/** LaTeX sets the accent before its letter, with or without a space between. */
const accentThenLetter =
  /([\u00b4\u02c6\u02dc\u00a8\u02da\u02c7\u02d8\u02d9\u02dd`])\s?([A-Za-z\u0131])/g;
/** No word begins with 'ğ': what stands before its accent is no gap. */
const gapBeforeBreve = /(?<=\p{L}) (?=\u02d8\s?g)/giu;
/** A cedilla stands on either side of its letter: that of 'Gül¸sen' and 'gar¸con' is the one behind. */
const cedillaThenLetter = /(?<![cs]\s?)\u00b8\s?([cs])/gi;
const letterThenCedilla = /([cgklnrst])\s?\u00b8/gi;
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

/** One hyphen for which Word for Mac wrote each sign that its glyph may stand for. */
const threefoldHyphen = /-\u00ad\u2010/g;

/** Letters of TeX's own encodings that fonts without a map leave as control characters. */
const texLetters: Record<string, string> = {
  '\u0015': '–',
  '\u0016': '—',
  '\u000b': 'ff',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
};

/** A glyph that a PDF has no letters for, within a word: 'de\0ned', 'in\0uence'. */
const lostLigature = /\0(?=(\p{Ll}{1,2}))/gu;
/** 'fl' stands before vowels, where 'fi' hardly does but in 'field', 'certified', 'specifies'. */
const behindFl = /^(?:[aiouy]|e[^dlnrs])/;

/** A text as it was meant: whole letters, plain spaces, nothing invisible. */
export function repairText(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligatures[ligature] ?? ligature)
    .replace(lostLigature, (_, next: string) => (behindFl.test(next) ? 'fl' : 'fi'))
    .replace(/\p{Cc}/gu, (sign) => texLetters[sign] ?? sign)
    .replace(gapBeforeBreve, '')
    .replace(accentThenLetter, joinAccent)
    .replace(cedillaThenLetter, (_, letter: string) => letter + spacingAccents['\u00b8'])
    .replace(letterThenCedilla, (_, letter: string) => letter + spacingAccents['\u00b8'])
    .normalize('NFC')
    .replace(icons, ' ')
    .replace(threefoldHyphen, '-')
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')
    .toWellFormed();
}

/** In pairs they mark code, '`Unity`', and are no accents. */
const pairedTicks = /`[^`]+`/;

function joinAccent(
  whole: string,
  accent: string,
  letter: string,
  _at: number,
  text: string,
): string {
  if (accent === '`' && pairedTicks.test(text)) return whole;
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

/** Small letters without accents, as addresses write names. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** A name that was set in capitals, as it is written: 'ANA O’NEILL' is Ana O’Neill. */
export const spellName = (name: string): string =>
  name
    .toLowerCase()
    .replace(
      /(^|[\s'’-])(\p{L})/gu,
      (_, gap: string, letter: string) => gap + letter.toUpperCase(),
    );

const words = patternTable(new URL('./hyphens.tsv', import.meta.url), [
  'tied',
  'on',
  'in',
  're',
  'pre',
  'ending',
]);

/** Words that others are tied to by a hyphen, which stays where a line ends behind it. */
const tied = new RegExp(`\\b(?:${words.tied})-$`, 'i');
/** Syllables that words are broken behind more often than tied: they are tied to these alone. */
const tiedBefore: readonly [RegExp, RegExp][] = [
  [/\bon-$/i, new RegExp(`^(?:${words.on})`)],
  [/\bin-$/i, new RegExp(`^(?:${words.in})`)],
  [/\bre-$/i, new RegExp(`^(?:${words.re})`)],
  [/\bpre-$/i, new RegExp(`^(?:${words.pre})`)],
];
/** What ends a word and is none. */
const ending = new RegExp(`^(?:${words.ending})\\b`);

/** A word parted at the end of a line is whole again; a hyphen between capitals or digits stays. */
export function joinWrapped(before: string, after: string): string {
  if (/\p{Ll}[-\u2010]$/u.test(before) && /^\p{Ll}/u.test(after))
    return isTied(before.replace(/\u2010$/, '-'), after)
      ? before + after
      : before.slice(0, -1) + after;
  if (/[-–/]$/.test(before) && !/\s[-–/]$/.test(before)) return before + after;
  const isTight =
    /[\u3040-\u30ff\u3400-\u9fff]$/.test(before) && /^[\u3040-\u30ff\u3400-\u9fff]/.test(after);
  return `${before}${isTight ? '' : ' '}${after}`;
}

const isTied = (before: string, after: string): boolean =>
  /\p{L}-\p{L}+-$/u.test(before) ||
  (tied.test(before) && !ending.test(after)) ||
  tiedBefore.some(([word, next]) => word.test(before) && next.test(after));

/** Glyphs that begin a list item, those of symbol fonts among them. */
const glyphs =
  '•●○◦▪▫■□◆◇▶►▸▹▷‣⁃∙·⦁⚫⬤❖➢➤➔→✓✔✦★*¤\\uf0b7\\uf0a7\\uf076\\uf0d8\\uf0fc\\uf02d\\uf06c\\uf06e\\uf071\\uf0a8\\u2043\\ufffd';
/** '**Led** a team': the first words are marked, and no item of a list. */
const noMark = '(?!\\*{1,3}[^\\s*][^*]{0,300}\\*)';
/** What makes an emoji of a sign, and its tone. */
const asEmoji = '[\\ufe0e\\ufe0f\\u{1f3fb}-\\u{1f3ff}]*';
const bulletAtStart = new RegExp(
  `^\\s*${noMark}(?:(?:[${glyphs}]${asEmoji})+\\s*|[-–—]\\s+|-(?=\\p{Lu}\\p{Ll})|(?:[-–]?>{1,3}|»{1,2}|\\p{So}${asEmoji}|[+{›~❯❱❭◈◊⬥⬩✱✲✳❋※☞✶✴⚬⸰˃⯈])\\s+(?=[\\p{L}\\d])|\\((?:[ivx]{1,4}|[a-h]|\\d{1,2})\\)\\s+(?=\\p{L})|o\\s+(?=[\\p{Lu}\\d]))`,
  'u',
);
const bulletAlone = new RegExp(
  `^\\s*(?:[${glyphs}]${asEmoji}|[-–—o›»]|\\(?[a-h]\\)|\\(?[ivx]{1,4}\\))\\s*$`,
  'u',
);

export const isBulletGlyph = (text: string): boolean => bulletAlone.test(text);

export const hasBullet = (text: string): boolean => bulletAtStart.test(text);

export const withoutBullet = (text: string): string => text.replace(bulletAtStart, '').trim();
