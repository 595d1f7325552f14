import { patternTable } from '@folio/tables/pattern-table';
import { verbOf } from '../../text/verbs.ts';
import { skillNamed } from '../../vocabulary/vocabulary.ts';
import { isNoun } from './nouns.ts';
import { shortFormsOut } from './short-forms.ts';

const words = patternTable(new URL('./short-forms.tsv', import.meta.url), ['currency', 'small']);

/** Returns a line without bullet characters, all-capital text or abbreviations. */
export const spelledOut = (line: string): string =>
  shortFormsOut(quiet(line.replace(/^[\s•◦▪●‣·–—*-]+/u, '')));

const smallWord = new RegExp(`^(?:${words.small})$`, 'i');

/**
 * 'PICK ORDERS USING RF SCANNER' becomes 'Pick orders using RF scanner'. Text that is not a word
 * keeps its capitals.
 */
export function quiet(line: string): string {
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  const isLoud = line === line.toUpperCase() && letters >= 8;
  if (!isLoud || ofInitials.test(line) || isOfCodes(line)) return line;
  const expanded = line.replace(/\p{Lu}[\p{Lu}'’]*/gu, (word) =>
    isSpelt(word) ? word : word.toLowerCase(),
  );
  return expanded
    .replace(/(?<=\b\p{Lu}-)\p{Lu}{2,}\b/gu, (word) => word.toLowerCase())
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** 'LEADS / NCIC' is a list of initials, not emphasized words. */
const ofInitials = /^\p{Lu}{2,6}(?: ?[/+&,|] ?\p{Lu}{2,6}){1,8}$/u;

/** Whether all words are short codes: 'ACS CCN1, CENWAT, HTR1', 'FMEA (AIAG-VDA)'. */
const isOfCodes = (line: string): boolean =>
  (line.match(/\p{L}+/gu) ?? []).every(
    (word) => word.length < 7 && !smallWord.test(word) && !isNoun(word) && !verbOf(word),
  );

function isSpelt(word: string): boolean {
  if (smallWord.test(word) || isNoun(word) || verbOf(word)) return false;
  const name = skillNamed(word)?.name;
  return word.length <= 3 || !/[AEIOUY]/.test(word) || (name !== undefined && name === word);
}
