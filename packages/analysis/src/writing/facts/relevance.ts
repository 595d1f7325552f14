import type { Advertisement } from '../../job-match/advertisement.ts';
import { contentStems } from '../../job-match/content-stems.ts';
import { findSkills } from '../../vocabulary/find-skills.ts';
import { phraseKey } from '../../vocabulary/phrase.ts';

export type Asked = Pick<Advertisement, 'required' | 'preferred' | 'wording'>;

/** A text's relevance to the needs: three points per required skill, one per preferred one. */
export function relevance(text: string, { required, preferred }: Asked): number {
  const skills = new Set(findSkills(text).map(({ skill }) => skill.id));
  const phrase = ` ${phraseKey(text)} `;
  const isNamed = ({ key }: { key: string }) => skills.has(key) || phrase.includes(` ${key} `);
  return required.filter(isNamed).length * 3 + preferred.filter(isNamed).length;
}

/**
 * The same, plus one point per word of the needs, including words that no vocabulary has:
 * 'milking', 'leasehold'.
 */
export function relevanceInWords(text: string, asked: Asked): number {
  const { wording } = asked;
  const shared = wording ? [...contentStems(text)].filter((stem) => wording.stems.has(stem)) : [];
  return relevance(text, asked) + shared.length;
}
