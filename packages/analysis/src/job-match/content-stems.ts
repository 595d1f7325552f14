import { isSmallWord, stemOf } from '../text/stem.ts';
import { phraseWords } from '../vocabulary/phrase.ts';

/** What tells of something in an English text: the stems of its words, without those that join others. */
export const contentStems = (text: string): ReadonlySet<string> =>
  new Set(
    phraseWords(text)
      .filter(({ key }) => key.length > 2 && !/^\d/.test(key) && !isSmallWord(key, 'en'))
      .map(({ key }) => stemOf(key, 'en')),
  );
