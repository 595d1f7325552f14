import type { Block, InlineRun, Stack, TextStyle, TypesetDocument } from '@folio/typeset/blocks';
import { isMostlyRtl } from '@folio/typeset/shape/mostly-rtl';
import { isSerif } from './font-faces.ts';
import { inDigits } from './language/digits.ts';
import { withLanguages } from './language/with-languages.ts';
import { memoized } from './memoize.ts';
import { type ScriptFamily, scriptFonts } from './script-fonts.ts';
import { rangesOf, type ScriptKey, scriptLetters } from './script-ranges.ts';
import { withReach } from './script-reach.ts';
import { isTraditionalChinese } from './traditional-chinese.ts';

/** Characters that no Latin text has, by UTF-16 code units, which makes for a fast test. */
const foreign =
  /[\u0149\u01c4\u0250-\u1fff\u20b0\u20b6\u20b7\u20bb\u20c0\u2100-\u214f\u2180-\u218b\u219a-\uffef]|[\u20d0-\u20ff]/;
/** Emoji of the basic plane that no template's family has: ☎, ✉, ✔, ⭐. */
const signs =
  /[⌚⌛⌨⏩-⏳⏸-⏺◻-◾☁-☄☎☑☔☕☘☠☢☣☦☪☮☯☸☹♈-♓♟♨♻♿⚒-⚗⚙⚛⚜⚡⚧⚪⚫⚰⚱⚽⚾⛄⛅⛈⛎⛏⛑⛓⛔⛩⛪⛰-⛵⛷-⛺⛽✂✅✈✉✍✏✒✔✖✝✡✨✳✴❄❇❌❎❔❕❣➕-➗➡➰➿⤴⤵⬅⬇⬛⭐⭕]/;
const emoji = /[\u{1f000}-\u{1faff}]|\u20e3/u;
const kana = /[\u3041-\u30fa\u31f0-\u31ff\uff66-\uff9d]/;

/** Emoji are left out because they overlap with symbols; no other scripts share a letter. */
const makeTable = () =>
  Object.entries(scriptLetters)
    .filter(([key]) => key !== 'emoji')
    .flatMap(([key, letters]) =>
      rangesOf(letters).map(([first, last]) => ({ key: key as ScriptKey, first, last })),
    )
    .sort((a, b) => a.first - b.first);
let table: ReturnType<typeof makeTable> | undefined;

/**
 * Returns the scripts that have letters in a text. Runs on every keystroke, so it takes one pass
 * for all of them.
 */
function scriptsIn(text: string): Set<ScriptKey> {
  const found = new Set<ScriptKey>();
  table ??= makeTable();
  // Most letters are in the same range as the letter before.
  let [first, last] = [0, 0x148];
  for (let i = 0; i < text.length; i++) {
    const codePoint = text.codePointAt(i) ?? 0;
    if (codePoint > 0xffff) i++;
    if (codePoint >= first && codePoint <= last) continue;
    const range = table[findRange(table, codePoint)];
    if (!range || codePoint > range.last) continue;
    found.add(range.key);
    [first, last] = [range.first, range.last];
  }
  return found;
}

/** Returns the index of the last range that starts at or before the code point. */
function findRange(ranges: readonly { first: number }[], codePoint: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.first ?? 0) <= codePoint) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const serifOf: Partial<Record<string, ScriptFamily>> = {
  bengali: scriptFonts.bengaliSerif,
  telugu: scriptFonts.teluguSerif,
  devanagari: scriptFonts.devanagariSerif,
  hebrew: scriptFonts.hebrewSerif,
};
/** Scripts whose fonts are not chosen by their letters alone. */
const chosenApart: ReadonlySet<string> = new Set([
  'emoji',
  'symbols',
  'mathematics',
  'moreSymbols',
]);

/** Returns the font families that a document's letters need besides its own, best first. */
function familiesFor(text: string, besideSerif: boolean, language: string): ScriptFamily[] {
  const found = scriptsIn(text);
  const { rareArabic, europeanSerif, european, symbols, mathematics, moreSymbols } = scriptFonts;
  const ofScripts = Object.entries(scriptFonts)
    .filter(([key]) => found.has(key as ScriptKey) && !chosenApart.has(key))
    .map(([key, family]) => (besideSerif && serifOf[key]) || family);
  const isEuropean = found.has('latin') || found.has('greekAndCyrillic');
  return [
    ...ofScripts,
    ...(found.has('arabic') ? [rareArabic] : []),
    ...eastAsian(text, found, language),
    ...(emoji.test(text) || signs.test(text) ? [scriptFonts.emoji] : []),
    ...(isEuropean && besideSerif ? [europeanSerif] : []),
    ...(isEuropean ? [european] : []),
    ...(found.has('symbols') ? [symbols] : []),
    ...(found.has('mathematics') ? [mathematics] : []),
    ...(found.has('moreSymbols') ? [moreSymbols] : []),
  ];
}

/**
 * Chinese characters have regional shapes: Japanese if the text has kana or is in Japanese, Korean
 * if it is in Korean, Taiwanese if it is in traditional Chinese, and Chinese otherwise. The other
 * fonts follow for letters that the first lacks.
 */
function eastAsian(text: string, found: ReadonlySet<ScriptKey>, language: string): ScriptFamily[] {
  const { chinese, traditionalChinese, japanese, korean } = scriptFonts;
  const hangul = found.has('hangul') ? [korean] : [];
  if (!found.has('ideographs')) return hangul;
  if (/^ko\b/i.test(language) && hangul.length > 0) return [korean, chinese];
  if (kana.test(text) || /^ja\b/i.test(language)) return [japanese, chinese, ...hangul];
  if (isTraditionalChinese(text, language)) return [traditionalChinese, chinese, ...hangul];
  return [chinese, ...hangul];
}

/**
 * Adds the script families that a document's letters need, and the direction of most of its
 * letters. Returns a document in Latin letters unchanged.
 */
export function withScripts(document: TypesetDocument): TypesetDocument {
  if (!document.blocks.some(isForeign)) return document;
  // The branding footer depends on the account, and must not affect how the content is set.
  const { footer: _, ...content } = document;
  const shown = documentTexts(content);
  const text = shown.map((part) => part.text).join('\n');
  const { language } = document;
  const families = familiesFor(text, isSerif(mainFamily(shown)), language).map(
    ({ family }) => family,
  );
  const direction = isMostlyRtl(text) ? 'rtl' : 'ltr';
  const blocks = withReach(withLanguages(document.blocks, language), scriptsIn);
  return { ...document, blocks, direction, scriptFamilies: families };
}

/** Returns the family of most letters. */
function mainFamily(texts: readonly DocumentText[]): string {
  const letters = new Map<string, number>();
  for (const { family, text } of texts)
    letters.set(family, (letters.get(family) ?? 0) + text.length);
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), ['', -1])[0];
}

/** A text of a document with the properties that select its face. */
export type DocumentText = { text: string; family: string; bold: boolean; italic: boolean };

/** Includes an empty text for the style itself, whose face determines the line metrics. */
const textsOf = (runs: readonly InlineRun[], style: TextStyle): DocumentText[] =>
  [{ text: '' }, ...runs].map((run: InlineRun) => ({
    text: run.text,
    family: style.family,
    bold: run.bold ?? style.bold ?? false,
    italic: run.italic ?? style.italic ?? false,
  }));

function collect(blocks: readonly Block[], texts: DocumentText[]): void {
  for (const block of blocks) {
    if (block.type === 'stack') collect(block.children, texts);
    else if (block.type === 'columns')
      for (const { children } of block.columns) collect(children, texts);
    else if (block.type === 'row') collect([block.left, block.right], texts);
    else if ('runs' in block) texts.push(...textsOf(block.runs, block.style));
  }
}

/** All texts that a document may show. */
export function documentTexts(document: TypesetDocument): DocumentText[] {
  const { blocks, pageLabel, footer, runningHead, zero = '0' } = document;
  const texts: DocumentText[] = [];
  collect(blocks, texts);
  if (runningHead) {
    const { start, end, style } = runningHead;
    texts.push(...textsOf([{ text: start }, { text: end }, { text: tenDigits(zero) }], style));
  }
  if (pageLabel)
    texts.push(...textsOf([{ text: pageLabel.text }, { text: tenDigits(zero) }], pageLabel.style));
  if (footer) texts.push(...textsOf(footer.runs, footer.style));
  return texts;
}

/** A page number may contain any digit. */
const tenDigits = (zero: string): string => inDigits('0123456789', zero);

/** Whether a block has a letter that may need a script's font. Runs on every keystroke. */
function isForeign(block: Block): boolean {
  if (block.type === 'stack') return isForeignStack(block);
  if (block.type === 'columns')
    return block.columns.some(({ children }) => children.some(isForeign));
  if (block.type === 'row') return isForeign(block.left) || isForeign(block.right);
  return 'runs' in block && block.runs.some(({ text }) => foreign.test(text));
}

const isForeignStack = memoized(({ children }: Stack) => children.some(isForeign));
