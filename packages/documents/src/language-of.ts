import type { Block } from '@folio/typeset/blocks';

/** With kana. One says about as much as three letters. */
const ideographs = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30fc]/gu;

/** Languages by the letters that give them away; the first that most of a text's letters fit. */
const languages: readonly { language: string; letters: RegExp; sign?: RegExp }[] = [
  { language: 'hi', letters: /\p{sc=Deva}/gu },
  { language: 'ur', letters: /\p{sc=Arab}/gu, sign: /[\u0679\u0688\u0691\u06d2]/ },
  { language: 'fa', letters: /\p{sc=Arab}/gu, sign: /[\u067e\u0686\u0698\u06af\u06cc]/ },
  { language: 'ar', letters: /\p{sc=Arab}/gu },
  { language: 'he', letters: /\p{sc=Hebr}/gu },
  { language: 'el', letters: /\p{sc=Grek}/gu },
  { language: 'uk', letters: /\p{sc=Cyrl}/gu, sign: /[\u0454\u0456\u0457\u0491]/ },
  { language: 'ru', letters: /\p{sc=Cyrl}/gu },
  { language: 'ko', letters: /\p{sc=Hang}/gu },
  { language: 'ja', letters: ideographs, sign: /[\u3041-\u30fa]/ },
  { language: 'zh', letters: ideographs },
];
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * The language (BCP 47) of a text in letters other than Latin ones, as far as they tell: what a
 * reader's voice or a search engine should take it for. Undefined where most letters are Latin.
 */
export function languageOf(text: string): string | undefined {
  const all = count(text, /\p{L}/gu) + 2 * count(text, ideographs);
  return languages.find(({ letters, sign }) => {
    const found = count(text, letters) * (letters === ideographs ? 3 : 1);
    return found > all / 2 && (sign === undefined || sign.test(text));
  })?.language;
}

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
