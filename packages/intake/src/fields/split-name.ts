import { folded, spellName } from '../vocabulary/letters.ts';

/** Longest name in which a lost space is searched for. */
const longestName = 60;

const isCapitals = (text: string): boolean => text.length > 1 && text === text.toUpperCase();

/**
 * Splits a name into first and last name. Forms, and names in capitals, put the surname first,
 * unless the addresses have another order. A letter-spaced name may have lost its space; the
 * addresses may show where it was.
 */
export function partName(name: string, addresses: string, isForm = false): string {
  const [one = '', two = '', ...more] = name.split(' ');
  const isSwapped =
    two !== '' &&
    more.length === 0 &&
    (isForm || isCapitals(one) > isCapitals(two)) &&
    addresses.includes(`${folded(two)}.${folded(one)}`);
  if (isSwapped) return `${two} ${one}`;
  const last = more.at(-1) ?? '';
  if (last !== '' && isCapitals(name) && addresses.includes(`${folded(last)}.${folded(one)}`))
    return [last, one, two, ...more.slice(0, -1)].join(' ');
  if (name.length < 6 || name.length > longestName || !/^[\p{Lu}'’-]+$/u.test(name))
    return familyLast(name, addresses);
  const plain = (text: string) => folded(text).replace(/[^\p{L}]/gu, '');
  for (let at = 2; at <= name.length - 3; at++) {
    const [first, last] = [name.slice(0, at), name.slice(at)];
    if (/^\p{Lu}/u.test(last) && isWritten(addresses, plain(first), plain(last)))
      return `${first} ${last}`;
  }
  return name;
}

/**
 * Whether addresses contain the last name, as a word or after the first name or its initial:
 * 'adaberg@', 'aberg@'.
 */
function isWritten(addresses: string, first: string, last: string): boolean {
  const initial = first.slice(0, 1);
  for (let at = addresses.indexOf(last); at >= 0; at = addresses.indexOf(last, at + 1)) {
    const before = addresses.slice(0, at);
    const isBehind =
      !/\p{L}$/u.test(before.slice(-2)) ||
      before.endsWith(first) ||
      (before.endsWith(initial) && !/\w$/.test(before.slice(0, -initial.length).slice(-1)));
    if (isBehind && !/^\p{L}/u.test(addresses.slice(at + last.length, at + last.length + 2)))
      return true;
  }
  return false;
}

/**
 * Moves a surname in capitals after the given names, unless the addresses begin with it: 'NGUYEN
 * Thuy Linh'.
 */
function familyLast(name: string, addresses: string): string {
  const [, family = '', given = ''] =
    /^(\p{Lu}[\p{Lu}'’-]{2,}) (\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*){0,2}) ?$/u.exec(
      name,
    ) ?? [];
  const at = addresses.indexOf(folded(family));
  const others = given.split(' ').map((word) => addresses.indexOf(folded(word)));
  const found = others.filter((one) => one >= 0);
  const isGiven = at >= 0 && found.every((one) => at < one);
  return family === '' || isGiven ? name : `${given.trim()} ${spellName(family)}`;
}

/** A nickname in quotation marks: 'Ada "Addie" Berg'. */
const nickname = /\s["“„«][^"“”„«»]{1,24}["“”»](?=\s)/u;

/**
 * Splits a name before its last word and that word's particles. Changes the case of names in
 * capitals, which are only a matter of design.
 */
export function splitName(whole: string): { firstName: string; lastName: string } {
  const name = whole.replace(nickname, '');
  const letters = name.replace(/[^\p{L}]/gu, '');
  const isCaps =
    letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  const spelled = isCaps ? spellName(name) : name;
  const swapped = /^([^,]+),\s+([^,\s][^,]*)$/.exec(spelled);
  if (swapped) return { firstName: swapped[2] ?? '', lastName: swapped[1] ?? '' };
  const words = spelled.split(/\s+/).filter(Boolean);
  const particle = words.findIndex(
    (word, at) =>
      at > 0 &&
      /^(?:van|von|de|da|di|del|della|dos|das|la|le|el|al|bin|ibn|ter|ten|zu|zur|af|av|mac|st\.?)$/i.test(
        word,
      ),
  );
  const at = particle > 0 ? particle : Math.max(1, words.length - 1);
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
