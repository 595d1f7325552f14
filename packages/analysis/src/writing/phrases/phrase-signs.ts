import { headOf, isNoun, isPlural } from '../words/nouns.ts';

/**
 * Openings of texts that are neither noun phrases nor actions: 'always above quota', 'with
 * colleagues', 'part of a team'.
 */
export const unfit =
  /^(?:\p{L}+ly|able|after|all|also|always|among|an?|and|any|as|at|but|by|due|during|each|every|for|from|good|having|he|her|his|however|i|if|in|involved|it|its|mainly|member|my|never|no|not|of|often|on|one|or|our|own|part|she|since|so|some|that|their|then|there|they|this|to|under|until|very|we|well|when|where|which|while|who|with|within|you|your)\b/iu;

/** Matches texts about the person rather than their work. */
export const isPrivate =
  /^(?:age|born|date of birth|gender|height|marital|married|nationality|passport|references?|religion|sex|visa)\b|https?:|www\.|@|\[/i;

/** Words that count or determine a following noun, so that the word before them is a verb. */
export const determiner =
  /^\s+(?:an?|the|my|our|all|each|every|both|several|one|two|three|four|five|six|seven|eight|nine|ten|twelve|(?:about |around |over |up to |some )?\d[\d.,]*)\s/i;

/** Words that continue the preceding text. */
export const link =
  /^(?:and|as|at|but|by|for|from|in|including|of|on|resulting|so|such|to|together|under|up|using|which|with|without|while)\b/i;

export const wordAt = (text: string): string => /^[\p{L}-]+/u.exec(text)?.[0] ?? '';

/**
 * Returns the person that a noun phrase is about, such as 'nurse' in 'link nurse for the unit', or
 * ''.
 */
export function postOf(line: string): string {
  const head = headOf(line);
  const word = line.startsWith(head) ? head.toLowerCase() : head;
  return isNoun(word, 'person') && !isPlural(word) ? word : '';
}
