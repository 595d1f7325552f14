import { patternTable } from '@folio/tables/pattern-table';
import { verbOf } from '../../text/verbs.ts';
import { skillNamed } from '../../vocabulary/vocabulary.ts';
import { isNoun } from '../words/nouns.ts';
import { beginsWithVowelSound } from './vowel-sound.ts';

/** 'a, b and c' */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Adds the 'and' to a list written with commas alone: 'Biology, Geography and Art'. */
export const withAnd = (list: string): string =>
  / and | & |;/.test(list) ? list : listed(list.split(', '));

/**
 * Joins items with commas. Adds a comma before 'and' if an item contains 'and', and uses semicolons
 * if an item contains a comma.
 */
export function series(items: readonly string[]): string {
  const [simple, withCommas] = [false, true].map((has) =>
    items.filter((item) => item.includes(', ') === has),
  );
  const ordered = [...(simple ?? []), ...(withCommas ?? [])];
  const sign = (withCommas?.length ?? 0) > 0 && items.length > 2 ? '; ' : ', ';
  const isCompound = items.some((item) => /,| and /.test(item));
  if (!isCompound || items.length < 2) return listed(ordered);
  return `${ordered.slice(0, -1).join(sign)}${sign}and ${ordered.at(-1)}`;
}

/** Adds 'a' or 'an', by the sound of the first word: 'an MSc', 'a user'. */
export function withArticle(noun: string): string {
  if (/^(?:GCSEs|[AO][- ][Ll]evels)\b/.test(noun)) return noun;
  return `${beginsWithVowelSound(noun) ? 'an' : 'a'} ${noun}`;
}

/** Corrects 'a' and 'an' by the sound of the following word: 'After a elephant encounter'. */
export const withSound = (text: string): string =>
  text.replace(/\ba (?=([aeiouh]\p{Ll}+))/gu, (article, word: string) =>
    beginsWithVowelSound(word) ? 'an ' : article,
  );

/** Ends with one full stop. */
export const sentence = (text: string): string =>
  `${withSound(text)
    .trim()
    .replace(/(?<![\s.,;:])[\s.,;:]+$/, '')}.`;

/** Shortens a name of external origin to one line of at most `longest` characters. */
export const oneLine = (text: string, longest = 80): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, longest);

/** Endings of names of fields rather than products: 'Statistics', 'Triage', 'Consolidation'. */
const commonEnding =
  /(?:..ics|...age|.{4}tions?|.{4}ments?|...sis|...graphy|...ology|...omy|...esia|..bility|..lingual|.{3}writing|.{3}work|.{4}[ae]nce|.{4}keeping|-opening)$/i;

const words = patternTable(new URL('./nations.tsv', import.meta.url), ['nation']);

/** Adjectives of nationality, always capitalized: 'Polish labour law'. */
const ofNations = new RegExp(`^(?:${words.nation})$`, 'i');

export const isNation = (word: string): boolean => ofNations.test(word);

/** Adds 'the' to a name that needs it: 'the University of Leeds'. */
export const withThe = (name: string): string =>
  /^The /.test(name)
    ? name.replace('The', 'the')
    : /^(?:U\.?S\.?|U\.?K\.?) \p{Lu}\p{Ll}/u.test(name) ||
        // 'The Royal Esk Hotel', but 'Brown’s Hotel' and 'Hotel Adler'
        /^(?:(?!Hotel\b)[\p{L}-]+ )+Hotel$/u.test(name)
      ? `the ${name}`
      : /^(?:\p{L}+ )?(?:University|Institute|College|School|Academy|Association|City|Bank|Federation|Ministry|Department|Society) of /u.test(
            name,
          ) && !/^\p{L}+ (?:University|College) of Technology/u.test(name)
        ? `the ${name}`
        : name;

/**
 * Returns an item in the case it needs inside a sentence: 'process design' and 'forecasting', but
 * 'Python'. `source` is the owner's other text: a word that is lowercase there is not a name.
 */
export function insideSentence(item: string, source = ''): string {
  const [first = '', ...rest] = item.replace(/(?:(?<!\s)\s+)?\([^()]*\)/g, '').split(' ');
  const isCommon =
    hasWord(source, first.toLowerCase()) ||
    (rest.length > 0
      ? rest.every((word) => /^[\p{Ll}-]+$/u.test(word)) && !isProduct(first)
      : (/ing$/.test(first) && verbOf(first)) || commonEnding.test(first));
  return isCommon && /^\p{Lu}[\p{Ll}-]+$/u.test(first) && !ofNations.test(first)
    ? first.toLowerCase() + item.slice(first.length)
    : item;
}

/**
 * Whether a word is a skill by its own name and not an ordinary word, such as 'Python' in 'Python
 * scripting'.
 */
const isProduct = (word: string): boolean =>
  !isNoun(word) && verbOf(word) === undefined && skillNamed(word) !== undefined;

const hasWord = (text: string, word: string): boolean =>
  word !== '' && text.split(/[^\p{L}]+/u).includes(word);

/** Returns a title without the ward or team after it, and not in capitals. */
export function titleOf(position: string): string {
  const [title = '', of = ''] = oneSlash(wholeRank(oneLine(position))).split(
    /(?:(?<!\s)\s+)?[,(|•]\s*|\s[–—-]\s|\sthen\s/,
  );
  return inSmallLetters(rankAlone.test(title) && of ? `${title} of ${of}` : title);
}

/** 'Engineer to Sr. Engineer' becomes Senior Engineer; an 'Assistant to CEO' is not a CEO. */
const wholeRank = (title: string): string =>
  title
    .replace(/^(?:\p{L}+\.? )?(\p{L}+) to (?=(?:\p{L}+\.? )?\1$)/u, '')
    .replace(/\bSr\b\.?/g, 'Senior')
    .replace(/\bJr\b\.?/g, 'Junior')
    .replace(/\bDy\b\.?/g, 'Deputy')
    .replace(/\bAsst\b\.?/g, 'Assistant');

/**
 * 'Cover supervisor / TA' becomes the first title, 'Structural / pipe welder' keeps both; 'Carer
 * for grandmother' becomes a carer.
 */
const oneSlash = (title: string): string =>
  title.replace(/^(\p{Lu}\p{L}+) \/ (?=\p{Ll})/u, '$1 and ').replace(/ \/ .*| for \p{Ll}.*/u, '');

/** 'Head, Customer Service' */
const rankAlone =
  /^(?:(?:assistant|associate|deputy) )?(?:head|director|manager|vice president|vp)$/i;

/**
 * Entries that are not employers: self-employment, and phrases such as 'at Family' or 'at houses'.
 */
const noEmployer =
  /^(?:own\b|self\b|freelanc|family$|independent$|private (?:client|famil|household)|various|n\/?a$|none$|confidential)/i;
const isNoName = /^\p{Ll}(?!\p{Lu})|['’]s \p{Ll}|:/u;

/**
 * Whether a text describes a kind of place and is not a name: 'Private college', 'Hotel', 'Nursing
 * college'.
 */
export const isKindOfPlace = (name: string): boolean =>
  name
    .split(/[\s/-]+/)
    .every(
      (word) =>
        isNoun(word) ||
        /^(?:private|local|online|small|big|government|govt|ngo|nursing|various)$/i.test(word),
    );
const suffix = /\b(?:Inc|Ltd|Limited|LLC|LLP|PLC|Co|Corp|GmbH|AG|SA|SARL|Pvt|PC|PA|BV|AB|AS|Oy)\b/i;

/**
 * Returns the name of an employer. Short names in capitals may be abbreviations, but 'MOTHER SETON
 * DIAGNOSTIC CENTER' is only emphasis. Drops the town after a comma. 'Office cleaning (Brightway
 * Services)' is Brightway Services, and a description is not a name.
 */
export const employerName = (company: string): string => {
  const written = oneLine(company);
  const [, outer = '', inner = ''] = /^([^()]*?) ?\(([^()]*)\)/.exec(written) ?? [];
  const isInner = isDescribed(outer) && /^\p{Lu}/u.test(inner) && !isDescribed(inner);
  const bare = isInner ? inner : outer || written;
  const [first = '', place, more] = bare.split(/, /);
  const name = place !== undefined && more === undefined && !suffix.test(place) ? first : bare;
  const isNone =
    noEmployer.test(name) || isNoName.test(name) || isDescribed(name) || isKindOfPlace(name);
  return isNone ? '' : named(name);
};

/** 'National garden charity' has one capital, that of its beginning, and would need an article. */
const isDescribed = (name: string): boolean => {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length > 1 && words.slice(1).every((word) => /^\p{Ll}/u.test(word));
};

/**
 * Converts 'CRAIGMONT HIGH SCHOOL' to title case. A single word in capitals may be an abbreviation,
 * as in '10 QOGLR'.
 */
export const named = (name: string): string =>
  name.split(/\s/).filter((word) => /\p{L}/u.test(word)).length > 1 && /\p{L}{4}/u.test(name)
    ? inSmallLetters(name)
    : name;

const small = /^(?:of|and|the|for|in|at|to|de|du|des|la|le|y|e|und)$/i;
const spelt = /^(?:hvac|nicu|picu|scada|plc|hrbp|saas|nhs|ngo)$/i;

/** Converts 'HEAD OF IT SUPPORT' to 'Head of IT Support'. Text that has lowercase letters stays. */
function inSmallLetters(text: string): string {
  if (text !== text.toUpperCase() || !/\p{Lu}{4}/u.test(text)) return text;
  return text
    .split(' ')
    .map((word, index) => {
      if (index > 0 && small.test(word)) return word.toLowerCase();
      const isSpelt = spelt.test(word) || (word.match(/\p{L}/gu) ?? []).length <= 3;
      return isSpelt
        ? word
        : word.replace(/\p{Lu}[\p{Lu}'’]*/gu, (part) => part[0] + part.slice(1).toLowerCase());
    })
    .join(' ');
}
