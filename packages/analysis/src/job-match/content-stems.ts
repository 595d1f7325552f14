import { isSmallWord, stemOf } from '../text/stem.ts';
import { phraseWords } from '../vocabulary/phrase.ts';

/** The stems of an English text's content words. */
export const contentStems = (text: string): ReadonlySet<string> =>
  new Set(
    phraseWords(text)
      .filter(({ key }) => key.length > 2 && !/^\d/.test(key) && !isSmallWord(key, 'en'))
      .map(({ key }) => stemOf(key, 'en')),
  );
