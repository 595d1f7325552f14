import type { Block } from '@folio/typeset/blocks';
import { languageOf } from './language-of.ts';

/** Languages whose letters don't tell them apart in a short text. */
const kin: readonly (readonly string[])[] = [
  ['ar', 'fa', 'ur'],
  ['ja', 'zh', 'ko'],
  ['ru', 'uk'],
];
const areKin = (a: string, b: string): boolean =>
  kin.some((languages) => languages.includes(a) && languages.includes(b));

/**
 * The blocks with the language of each text whose letters say that it is in another than the whole,
 * so that a voice reads it as such. `latin` is what texts in Latin letters are taken for.
 */
export const withLanguages = (blocks: Block[], whole: string, latin: string): Block[] =>
  blocks.map((block) => withLanguage(block, whole, latin));

function withLanguage<Kind extends Block>(block: Kind, whole: string, latin: string): Kind {
  if (block.type === 'stack') {
    return { ...block, children: withLanguages(block.children, whole, latin) };
  }
  if (block.type === 'columns') {
    const columns = block.columns.map((column) => ({
      ...column,
      children: withLanguages(column.children, whole, latin),
    }));
    return { ...block, columns };
  }
  if (block.type === 'row') {
    const left = withLanguage(block.left, whole, latin);
    return { ...block, left, right: withLanguage(block.right, whole, latin) };
  }
  if (!('runs' in block)) return block;
  const language = spoken(block.runs.map(({ text }) => text).join(''), latin);
  const isOther = language !== undefined && language !== whole && !areKin(language, whole);
  return isOther ? { ...block, language } : block;
}

const spoken = (text: string, latin: string): string | undefined =>
  languageOf(text) ?? (/\p{sc=Latin}/u.test(text) ? latin : undefined);
