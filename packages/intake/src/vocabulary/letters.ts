import { patternTable } from '@folio/tables/pattern-table';

/** Spacing accents, and the combining marks that they represent. */
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
/** LaTeX writes the accent before its letter, with or without a space between. */
const accentThenLetter =
  /([\u00b4\u02c6\u02dc\u00a8\u02da\u02c7\u02d8\u02d9\u02dd`])\s?([A-Za-z\u0131])/g;
/** No word begins with 'ğ', so a space before its accent does not separate words. */
const gapBeforeBreve = /(?<=\p{L}) (?=\u02d8\s?g)/giu;
/**
 * A cedilla may be on either side of its letter. In 'Gül¸sen' and 'gar¸con' it belongs to the
 * following letter.
 */
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

/** Glyphs of icon fonts, except those that Word's symbol fonts use as bullets. */
const icons =
  /(?![\uf0b7\uf0a7\uf076\uf0d8\uf0fc\uf02d\uf06c\uf06e\uf071\uf0a8])[\ue000-\uf8ff]|[\u{f0000}-\u{10ffff}]/gu;

/** A hyphen for which Word for Mac wrote all three characters that its glyph may represent. */
const threefoldHyphen = /-\u00ad\u2010/g;

/**
 * Ligatures and dashes in TeX's own encodings, which fonts without a map leave as control
 * characters.
 */
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

/** A glyph within a word for which a PDF has no letters: 'de\0ned', 'in\0uence'. */
const lostLigature = /\0(?=(\p{Ll}{1,2}))/gu;
/**
 * Letters that follow 'fl' rather than 'fi', which rarely precedes vowels except in words such as
 * 'field', 'certified' and 'specifies'.
 */
const behindFl = /^(?:[aiouy]|e[^dlnrs])/;

/** Returns a text with its intended characters: whole letters, plain spaces, nothing invisible. */
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

/** Paired backticks mark code ('`Unity`') and are not accents. */
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

/** Joins the letters of a letter-spaced word: 'E D U C A T I O N'. */
export function joinSpacedLetters(text: string): string {
  if (!/^\S(?: {1,3}\S){3,}$/u.test(text.replace(/ {2,}/g, ' ').trim())) return text;
  const words = text.trim().split(/ {2,}/);
  return words.map((word) => word.replaceAll(' ', '')).join(' ');
}

/** Lowercases a text and removes accents, as addresses write names. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Changes the case of a name in capitals: 'ANA O’NEILL' becomes 'Ana O’Neill'. */
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

/** Words that are hyphenated with the next word, whose hyphen stays at the end of a line. */
const tied = new RegExp(`\\b(?:${words.tied})-$`, 'i');
/**
 * Syllables after which words are hyphenated at line ends more often than compounded; they form
 * compounds only with these words.
 */
const tiedBefore: readonly [RegExp, RegExp][] = [
  [/\bon-$/i, new RegExp(`^(?:${words.on})`)],
  [/\bin-$/i, new RegExp(`^(?:${words.in})`)],
  [/\bre-$/i, new RegExp(`^(?:${words.re})`)],
  [/\bpre-$/i, new RegExp(`^(?:${words.pre})`)],
];
/** Word endings, which are not words of their own. */
const ending = new RegExp(`^(?:${words.ending})\\b`);

/**
 * Joins two lines and a word hyphenated between them. A hyphen between capitals or digits stays.
 */
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

/** Glyphs that begin a list item, including those of symbol fonts. */
const glyphs =
  '•●○◦▪▫■□◆◇▶►▸▹▷‣⁃∙·⦁⚫⬤❖➢➤➔→✓✔✦★*¤\\uf0b7\\uf0a7\\uf076\\uf0d8\\uf0fc\\uf02d\\uf06c\\uf06e\\uf071\\uf0a8\\u2043\\ufffd';
/** In '**Led** a team', the asterisks mark bold text and not a list item. */
const noMark = '(?!\\*{1,3}[^\\s*][^*]{0,300}\\*)';
/** Variation selectors and skin tones that follow an emoji. */
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
