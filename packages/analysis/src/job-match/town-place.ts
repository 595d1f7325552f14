import { readTable } from '@folio/tables/read-table';
import { isTown } from '@folio/tables/towns';
import { occupationsNamed } from '../vocabulary/occupations.ts';
import { patterns } from './advertisement-words.ts';

/** How many non-empty lines from the start may name the place beside title and employer. */
const headLines = 14;
/** How many characters from the start are searched for a sentence that names the place. */
const storyWithin = 3_000;
/**
 * 'Una fintech de Buenos Aires' counts only at the start of a text; further on, 'de Grado' may
 * belong to something else.
 */
const openingWithin = 500;
const longestPart = 70;

const indianTowns = new Set(
  readTable(new URL('./indian-towns.tsv', import.meta.url), { town: 'text' }).map(
    ({ town }) => town,
  ),
);
/** 'Wien', 'München', 'Lisboa' */
const ownNames = new Set(
  readTable(new URL('./town-own-names.tsv', import.meta.url), { town: 'text' }).map(
    ({ town }) => town,
  ),
);
/** The list has 'St Andrews' as 'saint andrews', and 'Santiago de Chile' without the country. */
const isKnown = (name: string): boolean =>
  indianTowns.has(name) ||
  ownNames.has(name) ||
  isTown(name) ||
  isTown(name.replace(/^St\.? /, 'Saint ')) ||
  isTown(name.replace(/ de \p{Lu}\p{L}+$/u, ''));

type Found = { town: string; part: string };

/**
 * Returns the place of work if a known town is part of a line in the head ('Leeds', 'Brisbane QLD',
 * 'Lyon 7e (69)'), or if sentences name exactly one town ('in Landshut sucht'). A town that also
 * occurs in lowercase is a word ('Home', 'Save'), and one within the employer's name does not
 * count. Neither do places where the founders met, where customers are, or where one travels.
 */
export function townPlaceOf(text: string, company: string): string {
  const isPlace = (town: string): boolean =>
    isKnown(town) && !isPartOf(town, company) && !isWord(town, text);
  const inHead = headParts(text).flatMap((part): Found[] => {
    const town = townOf(part);
    return town !== '' && isPlace(town) ? [{ town, part }] : [];
  });
  if (inHead.length > 0) return likeliest(inHead, text);
  const said = [
    ...text.slice(0, storyWithin).matchAll(inTown),
    ...text.slice(0, openingWithin).matchAll(ofTown),
  ]
    .map(({ 0: found, index, groups }) => {
      const town = knownStart(groups?.name ?? groups?.before ?? '', isPlace);
      return town !== '' && isElsewhere(text, index, index + found.length) ? '' : town;
    })
    .filter((town) => town !== '');
  return new Set(said.map((town) => town.toLowerCase())).size === 1 ? (said[0] ?? '') : '';
}

/**
 * Of several towns, returns the one followed by a region, a code or a way of working, or else the
 * one that occurs more often than all others. Returns '' if neither decides.
 */
function likeliest(found: readonly Found[], text: string): string {
  const small = text.toLowerCase();
  const towns = [...new Set(found.map(({ town }) => town.toLowerCase()))].map((town) => ({
    town,
    isWhole: found.some((one) => one.town.toLowerCase() === town && one.part !== one.town),
    times: small.split(town).length,
  }));
  const whole = towns.filter(({ isWhole }) => isWhole);
  const [first, second] = (whole.length > 0 ? whole : towns).toSorted(
    (one, other) => other.times - one.times,
  );
  if (!first || (second && second.times === first.times)) return '';
  const parts = found.filter(({ town }) => town.toLowerCase() === first.town);
  return parts.map(({ part }) => part).toSorted((one, other) => other.length - one.length)[0] ?? '';
}

const headParts = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, headLines)
    .flatMap((line) => [
      line,
      ...Array.from(line.matchAll(/\(([^()]{3,60})\)/g), ([, own = '']) => own),
    ])
    .flatMap((line) => line.split(/[|•·»›>@]|\/\/|\*\*|\s[–—/-]\s|\s{3,}|\t/u))
    .flatMap((part) => [part, ...behindCommas(part)])
    .filter((part) => part.length <= longestPart)
    .map((part) => part.replace(aroundPart, ''))
    .filter(Boolean);

/** Punctuation around a part, except a closing bracket. */
const aroundPart = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{M}\p{N})])[^\p{L}\p{M}\p{N})]+$/gu;

/** 'Salão Dona Bela, Almada (junto ao metro)' */
function behindCommas(part: string): string[] {
  const [, ...others] = part.split(', ');
  return others.length > mostCommas ? [] : others;
}
const mostCommas = 2;

const name = String.raw`\p{Lu}[\p{L}\p{M}.'’-]{1,30}`;
const names = String.raw`(?<town>${name}(?: (?:${name}|a[nm]|de|del|do|da|dos|der|la|le|les|on|upon|of|sur)){0,3}?|[\p{sc=Devanagari}]{2,20}(?: [\p{sc=Devanagari}]{2,20})?)`;
/** Text that may follow a town in a part that is only a place. */
const behindTown = [
  String.raw`,? \(?\p{Lu}{2,3}\)?(?: \d{3,5})?`,
  String.raw`,? \p{Lu}{1,2}\d{1,2}\p{Lu}?`,
  String.raw` \d{1,2}(?:e|er|ème)?(?: \(\d{2,3}\))?`,
  String.raw` \(\d{2,3}\)`,
  String.raw`/\p{Lu}{2}`,
  String.raw`(?:, [\p{Lu}\p{sc=Devanagari}][\p{L}\p{M}.'’-]{1,30}(?: [\p{Lu}\p{sc=Devanagari}][\p{L}\p{M}.'’-]{1,30}){0,2}){1,2}`,
  String.raw` (?:or|oder|ou|o|and|und|et) [\p{L} ]{3,30}`,
  String.raw`(?: and surrounding| and area| area| \([^()]{3,30}\)|,? (?:remote|hybrid|on-?site|home-?office|télétravail|híbrido|remoto))`,
].join('|');
const isPlacePart = new RegExp(`^${names}(?:${behindTown}){0,2}$`, 'u');

/** Returns the town of a part that is only a place, or '' otherwise. */
function townOf(part: string): string {
  const town = isPlacePart.exec(part)?.groups?.town ?? '';
  const isWordAlone = oftenWord.test(town) && !hasRegion.test(part.slice(town.length));
  return isShort.test(town) || isWordAlone || occupationsNamed(part).length > 0 ? '' : town;
}

/** Abbreviations such as 'EMA' and 'APAC', which are not meant as towns. */
const isShort = /^(?:\p{Lu}{1,3}|APAC)?$/u;

/** Towns whose names are common words in heads of pages: 'March 12', 'Mon, Tue', 'Enterprise'. */
const oftenWord =
  /^(?:August|Bar|Central|College|Date|Deal|Enterprise|Liberal|Manage|March|Mobile|Mon|Normal|Opportunity|Page|Police|Progress|Sale|Same|Sat|Save|Street|Sun|University)$/u;
/**
 * Matches a region after a town: 'Mobile, AL', 'March, Cambridgeshire'. The next day of the week is
 * not a region.
 */
const hasRegion = /^,? \(?(?:\p{Lu}{2,3}(?!\p{L})|\p{Lu}\p{Ll}{4,})/u;

/** A capitalized name after a preposition of place, or before a postposition in Hindi. */
const inTown = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:in|near|around|outside|bei|nahe|Raum|à|en|em|no|na|based at|close to) (?<name>${name}(?: (?:${name}|a[nm]|de|del|do|da|la|le|on|upon)){0,2})|(?<![\p{L}\p{M}])(?<before>[\p{sc=Devanagari}]{2,20}(?: [\p{sc=Devanagari}]{2,20})?) (?:में|के लिए)(?![\p{L}\p{M}])`,
  'gu',
);

const ofTown = new RegExp(
  String.raw`(?<![\p{L}\p{M}])de (?<name>${name}(?: (?:${name}|de|del|la)){0,2})`,
  'gu',
);

/** How many characters of a town's clause are inspected on either side. */
const clauseWithin = 100;
const elsewhere = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${patterns.elsewhere})(?![\p{L}\p{M}])`,
  'iu',
);

/**
 * Whether the clause of a town says that something other than the job is there: 'Our founders met
 * in Berlin'. The text after the town counts only if nothing precedes it ('In Berlin our founders
 * met'), and in Hindi.
 */
function isElsewhere(text: string, start: number, end: number): boolean {
  const ahead = clauseEnd.exec(text.slice(Math.max(0, start - clauseWithin), start))?.[0] ?? '';
  const behind = /^[^.,;:!?\n।]*/u.exec(text.slice(end, end + clauseWithin))?.[0] ?? '';
  const isBefore = ahead.trim() !== '' && !/[\p{sc=Devanagari}]/u.test(behind);
  return elsewhere.test(isBefore ? ahead : ahead + text.slice(start, end) + behind);
}
const clauseEnd = /(?<![^.,;:!?\n।])[^.,;:!?\n।]*$/u;

/** Returns the longest beginning of a phrase that is a town: 'St Andrews' in 'St Andrews in'. */
function knownStart(phrase: string, isPlace: (town: string) => boolean): string {
  const words = phrase.split(' ').map((word) => word.replace(/(?<=\p{L}{3})[.,]$/u, ''));
  for (let count = words.length; count > 0; count--) {
    const town = words.slice(0, count).join(' ');
    if (isPlace(town)) return town;
    // Before a postposition, the town is at the end of the phrase.
    const end = words.slice(-count).join(' ');
    if (indianTowns.has(end)) return end;
  }
  return '';
}

const isPartOf = (town: string, company: string): boolean =>
  company !== '' && company.toLowerCase().includes(town.toLowerCase());

/** Whether the text contains a town's name in lowercase, as a word. */
function isWord(town: string, text: string): boolean {
  const small = town.toLowerCase();
  if (small === town) return false;
  for (let at = text.indexOf(small); at >= 0; at = text.indexOf(small, at + 1))
    if (!goesOnAhead.test(text.charAt(at - 1)) && !goesOn.test(text.charAt(at + small.length)))
      return true;
  return false;
}
const goesOnAhead = /[\p{L}\p{M}@.-]/u;
const goesOn = /[\p{L}\p{M}@-]/u;
