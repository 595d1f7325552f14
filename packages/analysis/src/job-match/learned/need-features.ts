import type { ReadLanguage } from '../../text/languages.ts';
import type { Line } from '../advertisement-lines.ts';
import { isOffer, isOptional } from '../requirements.ts';
import { type NeedWord, needWords } from './need-words.ts';

/** The surroundings of a sentence, which matter as much as its words. */
export type Surroundings = {
  line: Line;
  /** The line before it, or empty. */
  before: string;
  /** Its line number, and the number of lines. */
  at: number;
  of: number;
  language: ReadLanguage;
};

/** A sentence as input of the tagger: hashed features of each word. */
export type TaggedSentence = {
  text: string;
  words: NeedWord[];
  features: Int32Array[];
  surroundings: Surroundings;
};

const bits = 24;
const prime = 16_777_619;

/** FNV-1a (Fowler, Noll, Vo) of a text's UTF-16 units, folded to 24 bits. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return (hash >>> bits) ^ (hash & ((1 << bits) - 1));
}

const you =
  /(?<![\p{L}\p{M}])(?:you|your|sie|ihr|ihre[nmrs]?|du|vous|votre|vos|usted|tu|tus|você|seu|sua|आप|आपको)(?![\p{L}\p{M}])/iu;
const we =
  /(?<![\p{L}\p{M}])(?:we|our|us|wir|uns|unsere?[nmrs]?|nous|notre|nos|nosotros|nuestr[oa]s?|nós|noss[oa]s?|हम|हमारी|हमारे)(?![\p{L}\p{M}])/iu;

/**
 * Returns features of each word: the words around it and their form, what the vocabulary knows of
 * them, and where the sentence stands. Linear in the sentence.
 */
export function taggedSentence(text: string, surroundings: Surroundings): TaggedSentence {
  const words = needWords(text, surroundings.language);
  const ofSentence = sentenceFeatures(text, words, surroundings);
  const signs = Math.min(3, words.filter(({ key }) => /^[,;·•]$/.test(key)).length);
  return {
    text,
    words,
    surroundings,
    features: words.map((_, at) =>
      Int32Array.from(wordFeatures(words, at, { ...surroundings, signs }, ofSentence), hashOf),
    ),
  };
}

const lengthClass = (count: number): number => [4, 9, 20].filter((most) => count >= most).length;

function sentenceFeatures(text: string, words: NeedWord[], { line, before, at, of }: Surroundings) {
  const opening = before.toLowerCase().split(' ').slice(0, 2).join(' ');
  const heading = line.heading.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const place = at < 3 ? String(at) : at > of - 3 ? 'end' : 'middle';
  return [
    `section=${line.kind}`,
    `item=${line.isItem}`,
    `item=${line.isItem}|${line.kind}`,
    `length=${lengthClass(words.length)}`,
    `line=${Math.min(6, Math.floor(line.text.length / 40))}|${line.isItem}`,
    `place=${place}`,
    `before=${opening}`,
    `you=${you.test(text)}|we=${we.test(text)}`,
    ...heading.slice(0, 6).map((one) => `heading=${one}`),
    ...(isOptional(text) ? ['optional'] : []),
    ...(isOffer(text) ? ['offer'] : []),
  ];
}

/** The form of a word: 'Aa9' for a capital, small letters and digits. */
const shapeOf = (text: string): string =>
  text
    .replace(/\p{Lu}/gu, 'A')
    .replace(/[\p{Ll}\p{Lo}\p{M}]/gu, 'a')
    .replace(/\p{N}/gu, '9')
    .replace(/A+/g, 'A')
    .replace(/a+/g, 'a')
    .replace(/9+/g, '9');

const edge = { key: '#', stem: '#', frame: '#', skill: '#', verb: '#' };

function wordFeatures(
  words: readonly NeedWord[],
  at: number,
  { line, language, signs }: Surroundings & { signs: number },
  ofSentence: readonly string[],
): string[] {
  const word = words[at];
  if (!word) return [];
  const by = (distance: number) => words[at + distance] ?? edge;
  const [second, last, next, third] = [by(-2), by(-1), by(1), by(2)];
  return [
    'any',
    `word=${word.key}`,
    `word-1=${last.key}`,
    `word+1=${next.key}`,
    `word-2=${second.key}`,
    `word+2=${third.key}`,
    `stem=${word.stem}`,
    `stem-1=${last.stem}`,
    `stem+1=${next.stem}`,
    `stems-1=${last.stem}|${word.stem}`,
    `stems+1=${word.stem}|${next.stem}`,
    `frame=${last.frame}|${word.frame}|${next.frame}`,
    `frame-2=${second.frame}|${last.frame}|${word.frame}|${next.frame}`,
    `frame+2=${last.frame}|${word.frame}|${next.frame}|${third.frame}`,
    `end=${word.key.slice(-3)}`,
    `end4=${word.key.slice(-4)}`,
    `end-1=${last.key.slice(-3)}`,
    `end+1=${next.key.slice(-3)}`,
    `shape=${shapeOf(word.text)}`,
    `shape=${shapeOf(word.text)}|${at === 0}`,
    `skill=${word.skill}|${word.skillKind}`,
    `skill-1=${last.skill}|${word.skill}`,
    `skill+1=${word.skill}|${next.skill}`,
    `phrase=${word.phrase}`,
    `verb=${word.verb}`,
    `verb-1=${last.verb}|${word.verb}`,
    `verb+1=${word.verb}|${next.verb}`,
    `verbs=${last.verb}|${word.verb}|${next.verb}`,
    `section=${line.kind}|${last.frame}`,
    `section=${line.kind}|${at === 0}`,
    `section=${line.kind}|${signs}`,
    `first=${words[0]?.key}`,
    `closing=${words.at(-1)?.key}`,
    `language=${language}`,
    ...words.slice(Math.max(0, at - 5), at).map(({ stem }) => `near=${stem}`),
    ...ofSentence,
    ...ofSentence.map((feature) => `${feature}&${word.skill}`),
  ];
}
