import type { Block, InlineRun, TextStyle, TypesetDocument } from '@folio/typeset/blocks';
import { isMostlyRtl } from '@folio/typeset/shape/mostly-rtl';
import { languageOf, withLanguages } from './language-of.ts';
import { type ScriptFamily, scriptFonts } from './script-fonts.ts';

/** What a script's font may serve, and no Latin text has: by UTF-16 units, which is quick. */
const foreign = /[\u0370-\u1cff\u1f00-\u1fff\u2de0-\uffef]|\u20e3/;
/** Emoji of the basic plane that no family of a template has: ☎, ✉, ✔, ⭐. */
const signs =
  /[⌚⌛⌨⏩-⏳⏸-⏺◻-◾☁-☄☎☑☔☕☘☠☢☣☦☪☮☯☸☹♈-♓♟♨♻♿⚒-⚗⚙⚛⚜⚡⚧⚪⚫⚰⚱⚽⚾⛄⛅⛈⛎⛏⛑⛓⛔⛩⛪⛰-⛵⛷-⛺⛽✂✅✈✉✍✏✒✔✖✝✡✨✳✴❄❇❌❎❔❕❣➕-➗➡➰➿⤴⤵⬅⬇⬛⭐⭕]/;

const has = {
  devanagari: /[\u0900-\u097f\u1cd0-\u1cff\ua8e0-\ua8ff]/u,
  arabic: /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u,
  hebrew: /[\u0590-\u05ff\ufb1d-\ufb4f]/u,
  /** Without the Greek letters that Gelasio has as signs of mathematics. */
  greekOrCyrillic:
    /(?![ΑΒΔΕΖΗΙΚΜΝΟΡΣΤΥΧΩμπ])[\u0370-\u052f\u1c80-\u1c8f\u1f00-\u1fff\u2de0-\u2dff\ua640-\ua69f]/u,
  ideographs:
    /[\u2e80-\u312f\u3190-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff9f\uffe0-\uffe6\u{20000}-\u{3ffff}]/u,
  hangul: /[\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\uac00-\ud7ff]/u,
  emoji: /[\u{1f000}-\u{1faff}]|\u20e3/u,
  kana: /[\u3041-\u30fa\u31f0-\u31ff\uff66-\uff9d]/u,
};

const serifs: ReadonlySet<string> = new Set(['Gelasio', 'EB Garamond']);

/**
 * The families that the letters of a document need beside its own, best first. Ideographs are shown
 * as in Japan where the text has kana or says that it is Japanese, as in Korea where it is Korean, as
 * in China elsewhere.
 */
function familiesFor(
  text: string,
  { isSerif, lacksGreek }: { isSerif: boolean; lacksGreek: boolean },
  language: string,
): ScriptFamily[] {
  const isJapanese = has.kana.test(text) || /^ja\b/i.test(language);
  const isKorean = /^ko\b/i.test(language);
  const { chinese, japanese, korean, arabic, hebrew, hebrewSerif } = scriptFonts;
  const ideographic = has.ideographs.test(text) ? [...(isJapanese ? [japanese] : []), chinese] : [];
  const hangul = has.hangul.test(text) ? [korean] : [];
  return [
    ...(has.devanagari.test(text) ? [scriptFonts.devanagari] : []),
    ...(has.arabic.test(text) ? [arabic] : []),
    ...(has.hebrew.test(text) ? [isSerif ? hebrewSerif : hebrew] : []),
    ...(lacksGreek && has.greekOrCyrillic.test(text) ? [scriptFonts.greekAndCyrillicSerif] : []),
    ...(isKorean ? [...hangul, ...ideographic] : [...ideographic, ...hangul]),
    ...(has.emoji.test(text) || signs.test(text) ? [scriptFonts.emoji] : []),
  ];
}

/**
 * The document as its letters want it: with the families that they need beside its own, and from
 * right to left where most of them run so. A document in Latin letters stays as it is.
 */
export function withScripts(document: TypesetDocument): TypesetDocument {
  if (!hasText(document.blocks, foreign) && !hasText(document.blocks, signs)) return document;
  // What an account has paid for decides nothing about how its words are set.
  const { footer: _, ...content } = document;
  const shown = documentTexts(content);
  const text = shown.map((part) => part.text).join('\n');
  const isSerif = shown.every(({ family }) => serifs.has(family));
  const lacksGreek = isSerif && shown.some(({ family }) => family === 'Gelasio');
  const language = languageOf(text) ?? document.language;
  const families = familiesFor(text, { isSerif, lacksGreek }, language).map(({ family }) => family);
  const direction = isMostlyRtl(text) ? 'rtl' : 'ltr';
  const blocks = withLanguages(document.blocks, language, document.language);
  return { ...document, blocks, language, direction, scriptFamilies: families };
}

/** A text of a document, with what decides about its face. */
export type DocumentText = { text: string; family: string; bold: boolean; italic: boolean };

/** With an empty text for the style itself, whose face says where the lines stand. */
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
export function documentTexts({ blocks, pageLabel, footer }: TypesetDocument): DocumentText[] {
  const texts: DocumentText[] = [];
  collect(blocks, texts);
  if (pageLabel) texts.push(...textsOf([{ text: pageLabel.text }], pageLabel.style));
  if (footer) texts.push(...textsOf(footer.runs, footer.style));
  return texts;
}

/** Whether a pattern is found in any text of these blocks. Quick, for it runs with every keystroke. */
function hasText(blocks: readonly Block[], pattern: RegExp): boolean {
  return blocks.some((block) => {
    if (block.type === 'stack') return hasText(block.children, pattern);
    if (block.type === 'columns') {
      return block.columns.some(({ children }) => hasText(children, pattern));
    }
    if (block.type === 'row') return hasText([block.left, block.right], pattern);
    return 'runs' in block && block.runs.some(({ text }) => pattern.test(text));
  });
}
