import type { Block } from '@folio/typeset/blocks';
import { languageOf } from './language-of.ts';
import { scriptOf } from './script-of.ts';

/** Groups of languages that short texts in their script can't tell apart. */
const kin: readonly (readonly string[])[] = [
  ['ar', 'ckb', 'fa', 'ps', 'sd', 'ug', 'ur'],
  ['ja', 'zh-Hans', 'zh-Hant', 'ko'],
  ['be', 'bg', 'kk', 'ky', 'mk', 'mn', 'ru', 'sr', 'tg', 'tt', 'uk', 'uz-Cyrl'],
  ['hi', 'mr', 'ne'],
  ['bn', 'as'],
  ['he', 'yi'],
  ['am', 'ti'],
];
const areKin = (a: string, b: string): boolean =>
  kin.some((languages) => languages.includes(a) && languages.includes(b));

/**
 * Marks each text whose script shows that it is in another language than the document, so that a
 * screen reader pronounces it correctly. Latin text in a document of another script counts as
 * English unless another language is recognizable.
 */
export const withLanguages = (blocks: Block[], documentLanguage: string): Block[] =>
  blocks.map((block) => withLanguage(block, documentLanguage));

function withLanguage<Kind extends Block>(block: Kind, documentLanguage: string): Kind {
  if (block.type === 'stack') {
    return { ...block, children: withLanguages(block.children, documentLanguage) };
  }
  if (block.type === 'columns') {
    const columns = block.columns.map((column) => ({
      ...column,
      children: withLanguages(column.children, documentLanguage),
    }));
    return { ...block, columns };
  }
  if (block.type === 'row') {
    const left = withLanguage(block.left, documentLanguage);
    return { ...block, left, right: withLanguage(block.right, documentLanguage) };
  }
  if (!('runs' in block)) return block;
  const language = spoken(block.runs.map(({ text }) => text).join(''), documentLanguage);
  const isOther =
    language !== undefined && language !== documentLanguage && !areKin(language, documentLanguage);
  return isOther ? { ...block, language } : block;
}

/** Languages that are not written in Latin letters. */
const otherLetters =
  /^(?:ar|as|be|bg|bn|ckb|el|fa|gu|he|hi|ja|kk|kn|ko|ky|mk|ml|mn|mr|ne|or|pa|ps|ru|sd|sr(?!-)|ta|te|tg|th|ti|tt|ug|uk|ur|uz-Cyrl|yi|zh|hy|ka|am|km|lo|my|si|bo)\b/;

/**
 * Returns undefined for Latin text in a document in a Latin-script language, because one block is
 * too short to tell these apart.
 */
function spoken(text: string, documentLanguage: string): string | undefined {
  const script = scriptOf(text);
  if (script !== 'latin') return script && languageOf(text);
  if (!otherLetters.test(documentLanguage)) return undefined;
  return languageOf(withoutAddresses(text)) ?? 'en';
}

/** Removes addresses, because 'com' is a Portuguese word. */
const withoutAddresses = (text: string): string =>
  text.replace(/\S+/g, (word) => (/[@/]|\.\p{L}/u.test(word) ? '' : word));
