import { type Place, wholeAddress } from './address-lines.ts';
import { canBeTown, isAddress, isStreet } from './address-words.ts';
import { isContact } from './addresses.ts';
import type { Bit } from './contact-bits.ts';
import { type Evidence, wordsOf } from './evidence.ts';
import { isPersonal } from './personal-facts.ts';
import { isWayOfWorking } from './place-names.ts';
import { looksLikePlace, mayBePlace, namesPlace, namesRole } from './words.ts';

const noEvidence: Evidence = { places: new Set(), words: new Set(), terms: new Set() };

/**
 * Where somebody lives: the surest text, and of equal ones the first, with the lines of its address.
 * What a town is called is no condition: it is short, in capitals, and nothing else that stands there.
 */
export function findPlace(
  bits: readonly Bit[],
  isNearReach: (bit: Bit) => number,
  evidence: Evidence = noEvidence,
): (Place & { weight: number }) | undefined {
  const weights = bits.map((bit) => weigh(bit, isNearReach(bit), evidence));
  const weight = Math.max(0, ...weights);
  const seed = bits[weights.indexOf(weight)];
  const place = seed && weight >= weightOf.address ? wholeAddress(seed, bits) : plainAddress(bits);
  const found = place ?? (seed && weight > 0 ? wholeAddress(seed, bits) : undefined);
  return found && { ...found, weight };
}

/** A street that no word tells, with the lines below it. */
const plainAddress = (bits: readonly Bit[]): Place | undefined =>
  bits
    .filter(({ text, isWhole, says }) => isWhole && !says && isStreet(text) && !isContact(text))
    .map((bit) => wholeAddress(bit, bits))
    .find(({ text }) => text.includes(', '));

const weightOf = {
  labelled: 6,
  known: 3,
  said: 2.6,
  town: 2.4,
  address: 2,
  beside: 1.2,
  whole: 0.5,
};

function weigh(bit: Bit, near: number, evidence: Evidence): number {
  const { text, says } = bit;
  if (says === 'place' && !isContact(text)) return weightOf.labelled;
  if (says || isPersonal(text)) return 0;
  if (isWayOfWorking(text)) return 1;
  const whole = bit.isWhole ? weightOf.whole : 0;
  if (namesPlace(text)) return weightOf.known + whole;
  if (isAddress(text)) return weightOf.address + 0.2 + whole;
  return isContact(text) || namesRole(text) ? 0 : weighUnknown(bit, near, evidence);
}

/** Towns are hardly written with a small letter: beside a telephone one may still be. */
function weighUnknown(bit: Bit, near: number, { places, words, terms }: Evidence): number {
  const { text } = bit;
  const isTown = canBeTown(bit);
  if (isTown && places.has(text)) return weightOf.said;
  if (isTown && mayBePlace(text) && !isOf(words, text)) return weightOf.town + near / 4;
  if (isOf(terms, text)) return 0;
  if ([looksLikePlace, isArea].some((is) => is(text)))
    return weightOf.address + (bit.isWhole ? weightOf.whole : 0);
  if (!isTown) return 0;
  if (!isOf(words, text)) return near;
  return bit.isBeside ? 0.3 * near : 0;
}

/** 'Greater Thirsk Area', 'Co. Sligo', 'Região Metropolitana do Recife – PE'. */
const area =
  /^(?:greater|county|co\.|comté|région|landkreis|kreis|großraum|raum|provincia de|(?:região|área|zona|región) metropolitana d[aeo]l?|città metropolitana di|agglomération de|metro(?:politan)?|okolice|okolí|regione)\s\p{Lu}|^\p{Lu}\S*(?: \S+)? (?:area|region|county|province|district|municipality)$/iu;
/** 'near Thirsk, North Yorkshire'. */
const nearTown =
  /^(?:[Nn]ear|[Nn]r\.?|[Cc]lose to|[Oo]utside|[Aa]round|[Nn]ahe|[Bb]ei|[Pp]rès d[e’']|[Cc]erca de|[Pp]erto de|[Vv]icino a|[Nn]ära|[Nn]ær|[Ll]ähellä|[Kk]oło|[Bb]lisko|[Oo]mgeving)\s?\p{Lu}[\p{L}.'’-]+(?:,? (?:of |and |de |la |am )?\p{Lu}[\p{L}.'’-]+){0,4}$/u;

/** 'Skelby, okr. Norby'. */
const ofDistrict =
  /^\p{Lu}[\p{L}.'’ -]{1,30},? (?:okr|okres|pow|powiat|woj|gm|gmina|jud|județul|dist|distt|dt|obl|prov|kr|lkr|landkreis|bez|bezirk|kt|kab|kec|kraj|župa|raj|megye|concelho|municipio|mun|co|tk|tal|taluk|dpto|pref)\.?(?: de| of)? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u;

const isArea = (text: string): boolean =>
  [area, nearTown, ofDistrict].some((pattern) => pattern.test(text));

const isOf = (words: ReadonlySet<string>, text: string): boolean =>
  wordsOf(text).some((word) => words.has(word));
