import type { ReadLanguage } from '../../text/languages.ts';
import type { Line } from '../advertisement-lines.ts';
import { isOffer, isOptional } from '../requirements.ts';

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

const you =
  /(?<![\p{L}\p{M}])(?:you|your|sie|ihr|ihre[nmrs]?|du|vous|votre|vos|usted|tu|tus|você|seu|sua|आप|आपको)(?![\p{L}\p{M}])/iu;
const we =
  /(?<![\p{L}\p{M}])(?:we|our|us|wir|uns|unsere?[nmrs]?|nous|notre|nos|nosotros|nuestr[oa]s?|nós|noss[oa]s?|हम|हमारी|हमारे)(?![\p{L}\p{M}])/iu;

const lengthClass = (count: number): number => [4, 9, 20].filter((most) => count >= most).length;

/**
 * Features shared by all words of a sentence: its position, the preceding text, and whom it
 * addresses.
 */
export function sentenceFeatures(
  text: string,
  wordCount: number,
  { line, before, at, of }: Surroundings,
): string[] {
  const opening = before.toLowerCase().split(' ').slice(0, 2).join(' ');
  const heading = line.heading.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const place = at < 3 ? String(at) : at > of - 3 ? 'end' : 'middle';
  return [
    `section=${line.kind}`,
    `item=${line.isItem}`,
    `item=${line.isItem}|${line.kind}`,
    `length=${lengthClass(wordCount)}`,
    `line=${Math.min(6, Math.floor(line.text.length / 40))}|${line.isItem}`,
    `place=${place}`,
    `before=${opening}`,
    `you=${you.test(text)}|we=${we.test(text)}`,
    ...heading.slice(0, 6).map((one) => `heading=${one}`),
    ...(isOptional(text) ? ['optional'] : []),
    ...(isOffer(text) ? ['offer'] : []),
  ];
}
