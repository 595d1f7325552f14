import { verbOf } from '../../text/verbs.ts';
import { skillNamed } from '../../vocabulary/vocabulary.ts';
import { uncapitalized } from '../words/first-letter.ts';
import { isNoun } from '../words/nouns.ts';
import { isNation } from './phrases.ts';

const calendar =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter)$/;

/**
 * Lowercases the first letter for use after other words: 'care of patients', but 'CRRT', 'Google
 * Ads' and 'Polish law'. A word that is neither a known name nor part of a capitalized one counts
 * as ordinary.
 */
export function smallOpening(text: string): string {
  const [first = '', second = ''] = text.split(' ');
  const bare = first.replace(/[,:]$/, '');
  if (!/^\p{Lu}[\p{Ll}-]+$/u.test(bare)) return text;
  if (/^(?:E|In|Off|On|Part|Post|Pre|Self)-\p{Ll}/u.test(bare)) return uncapitalized(text);
  if (/^(?:Year|Level|Stage|Class|Grade|Band|Key|Tier|Type) \d/.test(text)) return text;
  const isCommon =
    isNoun(bare) || verbOf(bare) !== undefined || /(?:ing|tion|ment|ity)s?$/.test(bare);
  if (isCommon && !/^\p{Lu}\p{Ll}/u.test(second)) return uncapitalized(text);
  if (verbOf(bare)?.form === 'gerund') return uncapitalized(text);
  const isName =
    calendar.test(bare) ||
    isNation(bare) ||
    skillNamed(bare) !== undefined ||
    /^\p{Lu}\p{Ll}/u.test(second);
  return isName ? text : uncapitalized(text);
}
