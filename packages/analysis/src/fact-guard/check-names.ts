import { readTable } from '@folio/tables/read-table';
import { verbOf } from '../text/verbs.ts';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import { isAcronymOfSource, isClippedInSource, isSpeltOut } from './abbreviations.ts';
import type { FactFlag } from './fact-flag.ts';
import { isNumbered, romanNumerals, type SourceFacts, withoutAccents } from './source-facts.ts';
import { isStopWord, synonymsOf, type Word } from './words.ts';

const notNames =
  /^(?:i|a|the|an|my|we|our|mr|mrs|ms|dr|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;
/** Whether a word is a number or month. Other checks compare these by value. */
export const isMonth =
  /^(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)$/;

/** Finds names of employers, products, people and places that the source does not mention. */
export function checkNames(
  source: SourceFacts,
  output: string,
  words: readonly Word[],
): FactFlag[] {
  const flags: FactFlag[] = [];
  const foreign = foreignScripts(source.text, output);
  const isGerman = readsAsGerman(output);
  for (const [index, word] of words.entries()) {
    const isForeign = foreign.some((script) => script.test(word.text));
    const isName = isForeign || readsAsName(word, words[index + 1]);
    if (!isName || isKnown(word, source, words, index)) continue;
    const last = flags.at(-1);
    const kind = isPlace(word.lower)
      ? 'place'
      : isGerman && isPlainNoun(word, words[index - 1])
        ? 'claim'
        : 'name';
    if (last && output.slice(last.end, word.start).trim() === '' && last.kind === kind) {
      last.end = word.end;
    } else {
      flags.push({ kind, text: word.text, start: word.start, end: word.end });
    }
  }
  return flags.map((flag) => ({ ...flag, text: output.slice(flag.start, flag.end) }));
}

/**
 * Whether a word is capitalized although prose does not require it. At the start of a sentence a
 * capital proves nothing.
 */
function readsAsName(word: Word, next: Word | undefined): boolean {
  if (notNames.test(word.lower) || isMonth.test(word.text) || /^\d/.test(word.text)) return false;
  if (/\p{Lu}/u.test(word.text.slice(1))) return true;
  if (!/^\p{Lu}/u.test(word.text)) return false;
  if (!word.opensSentence) return true;
  if (isStopWord(word.lower) || word.lower.endsWith('ly')) return false;
  const followedByName = next !== undefined && /^\p{Lu}/u.test(next.text);
  return followedByName && verbOf(word.lower) === undefined && next.start === word.end + 1;
}

const smallInGerman =
  /(?<!\p{L})(?:als|auf|aus|bei|das|dem|den|der|des|die|durch|ein|eine[mnrs]?|für|im|mit|nach|sowie|um|und|vom|von|zu[mr]?|zwei|über)(?!\p{L})/gu;
/** Words that are only German: 'des' is also French, 'das' Portuguese, 'die' English and Dutch. */
const germanAlone =
  /(?<!\p{L})(?:auf|aus|bei|durch|eine[mnrs]?|für|im|mit|nach|sowie|und|vom|von|zu[mr]|über)(?!\p{L})/u;
const readsAsGerman = (text: string): boolean =>
  (text.match(smallInGerman)?.length ?? 0) > 1 &&
  germanAlone.test(text) &&
  !/\b(?:and|the|with)\b/.test(text);

/**
 * Whether a word may be a common noun. German capitalizes all nouns, so a new one is a claim, not a
 * name. Names have capitals or digits inside, or directly follow 'bei'.
 */
const isPlainNoun = ({ text }: Word, before: Word | undefined): boolean =>
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*$/u.test(text) && before?.lower !== 'bei';

/** Returns the flags of new common nouns in German, which only the person can confirm. */
export const claimedNouns = (flags: readonly FactFlag[], output: string): ReadonlySet<FactFlag> =>
  new Set(
    readsAsGerman(output)
      ? flags.filter(({ kind, text }) => kind === 'claim' && /^\p{Lu}/u.test(text))
      : [],
  );

/** Scripts other than Latin, in which capitals don't identify names. */
const scriptNames =
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hangul Hebrew Kannada Khmer Lao Malayalam Myanmar Sinhala Tamil Telugu Thai Tibetan';
const scripts = scriptNames
  .split(' ')
  .map((name) => new RegExp(String.raw`\p{Script=${name}}`, 'u'))
  .concat(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);

/**
 * Returns scripts of the output in which the source has no letter: nobody rewords a text in another
 * script.
 */
const foreignScripts = (source: string, output: string): RegExp[] =>
  scripts.filter((script) => script.test(output) && !script.test(source));

function isKnown(word: Word, source: SourceFacts, words: readonly Word[], index: number): boolean {
  if (source.lowers.has(word.lower) || source.roots.has(word.root)) return true;
  if (source.lowers.has(withoutAccents(word.lower))) return true;
  if (/^\p{Lu}{2,6}s$/u.test(word.text) && source.lowers.has(word.lower.slice(0, -1))) return true;
  if (synonymsOf(word.root).some((other) => source.roots.has(other))) return true;
  if (isClosedUp(source, words, index)) return true;
  if (source.skills.has(skillNamed(word.text)?.id ?? '')) return true;
  if (isLabel(word, words[index + 1], source)) return true;
  const parts = word.lower.split(/[-'’.&]/).filter(Boolean);
  if (parts.length > 1 && parts.every((part) => source.lowers.has(part))) return true;
  return (
    isAcronymOfSource(word, source) ||
    isSpeltOut(source, words, index) ||
    isClippedInSource(source, word) ||
    isAbbreviation(word)
  );
}

/** Whether the source writes two words with a sign between them as one: 'mpesa' for 'M-Pesa'. */
function isClosedUp(source: SourceFacts, words: readonly Word[], index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  return [
    [before, word],
    [word, next],
  ].some(
    ([one, other]) =>
      one && other && other.start === one.end + 1 && source.lowers.has(one.lower + other.lower),
  );
}

/**
 * Whether a word only labels a number of the source: 'Form 1040' for '1040 returns', 'Class 1' for
 * 'HGV1', 'Terminal 1' for 'T1'.
 */
const isLabel = ({ lower }: Word, next: Word | undefined, source: SourceFacts): boolean =>
  next !== undefined &&
  (/^\d+$/.test(next.lower) || romanNumerals.includes(next.text)) &&
  isNumbered(lower) &&
  (source.lowers.has(next.lower) || [...source.lowers].some((known) => known.endsWith(next.lower)));

/** Abbreviations that any resume may use. */
const isAbbreviation = (word: Word) =>
  /^(?:Ph\.?D|B\.?Sc|M\.?Sc|B\.?A|M\.?A|GPA|CV|OK|IT)$/.test(word.text);

const placeTable = readTable(new URL('./places.tsv', import.meta.url), {
  kind: ['city', 'region', 'country', 'continent'],
  place: 'text',
});
const places = new Set(placeTable.map(({ place }) => place));

const isPlace = (lower: string): boolean => places.has(lower);

const month =
  /\b(?:(Jan)(?:uary)?|(Feb)(?:ruary)?|(Mar)(?:ch)?|(Apr)(?:il)?|(May)|(Jun)e?|(Jul)y?|(Aug)(?:ust)?|(Sep)(?:t(?:ember)?)?|(Oct)(?:ober)?|(Nov)(?:ember)?|(Dec)(?:ember)?)\b\.?/g;

/**
 * Capitalizes months in lower case ('june', 'apr-oct'). 'may' is capitalized only if it is not a
 * verb: 'last may', 'booked may'.
 */
const capitalizedMonths = (text: string): string =>
  text.replace(
    /\b(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)(?=(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\b)|(?<=\b(?:last|next|in|since|from|until|till|to|early|mid|late|by|of|booked|due)[ -])may\b|\bmay(?= ?(?:'?\d\d|[-–/]))|\bmay$/gm,
    (start) => start.charAt(0).toUpperCase() + start.slice(1),
  );

const datedMonth =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?(?=\s(?:19|20)\d\d\b)/g;

const named = (match: RegExpExecArray) => match.slice(1).findIndex((part) => part !== undefined);

export function checkMonths(source: string, output: string): FactFlag[] {
  // In lower case, only a name before a year is a month, because 'march' is also a verb.
  const dated = output.replace(
    datedMonth,
    (start) => start.charAt(0).toUpperCase() + start.slice(1),
  );
  const claimed = [...dated.matchAll(month)];
  if (claimed.length === 0) return [];
  const known = new Set(Array.from(capitalizedMonths(source).matchAll(month), named));
  return claimed
    .filter((match) => !known.has(named(match)))
    .map((match) => ({
      kind: 'date',
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    }));
}
