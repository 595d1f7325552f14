import type { Block } from '@folio/typeset/blocks';
import { languageOf } from './language-of.ts';
import { scriptOf } from './script-of.ts';

/** Languages whose letters don't tell them apart in a short text. */
const kin: readonly (readonly string[])[] = [
  ['ar', 'fa', 'ur'],
  ['ja', 'zh-Hans', 'zh-Hant', 'ko'],
  ['ru', 'uk'],
  ['hi', 'mr'],
  ['bn', 'as'],
];
const areKin = (a: string, b: string): boolean =>
  kin.some((languages) => languages.includes(a) && languages.includes(b));

/**
 * The blocks with the language of each text whose letters say that it is in another than the whole,
 * so that a voice reads it as such. Latin letters in a document of another script are taken for
 * English where they tell no other.
 */
export const withLanguages = (blocks: Block[], whole: string): Block[] =>
  blocks.map((block) => withLanguage(block, whole));

function withLanguage<Kind extends Block>(block: Kind, whole: string): Kind {
  if (block.type === 'stack') {
    return { ...block, children: withLanguages(block.children, whole) };
  }
  if (block.type === 'columns') {
    const columns = block.columns.map((column) => ({
      ...column,
      children: withLanguages(column.children, whole),
    }));
    return { ...block, columns };
  }
  if (block.type === 'row') {
    const left = withLanguage(block.left, whole);
    return { ...block, left, right: withLanguage(block.right, whole) };
  }
  if (!('runs' in block)) return block;
  const language = spoken(block.runs.map(({ text }) => text).join(''), whole);
  const isOther = language !== undefined && language !== whole && !areKin(language, whole);
  return isOther ? { ...block, language } : block;
}

/** Languages that are written in other letters than Latin ones. */
const otherLetters =
  /^(?:ar|as|bn|el|fa|gu|he|hi|ja|kn|ko|ml|mr|or|pa|ru|ta|te|th|uk|ur|zh|hy|ka|am|km|lo|my|si|bo)\b/;

/** Languages in Latin letters are not told apart in one block of a document that is in one of them. */
function spoken(text: string, whole: string): string | undefined {
  const script = scriptOf(text);
  if (script !== 'latin') return script && languageOf(text);
  return otherLetters.test(whole) ? (languageOf(text) ?? 'en') : undefined;
}
