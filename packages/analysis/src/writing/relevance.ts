import type { Advertisement } from '../job-match/advertisement.ts';
import { contentStems } from '../job-match/content-stems.ts';
import { findSkills } from '../vocabulary/find-skills.ts';
import { phraseKey } from '../vocabulary/phrase.ts';

export type Asked = Pick<Advertisement, 'required' | 'preferred' | 'wording'>;

/**
 * How much a text has to do with what is asked for: three for a need that is required, one for one that
 * is liked, and one for each word of the needs that no vocabulary knows: 'milking', 'leasehold'.
 */
export function relevance(text: string, { required, preferred, wording }: Asked): number {
  const skills = new Set(findSkills(text).map(({ skill }) => skill.id));
  const phrase = ` ${phraseKey(text)} `;
  const isNamed = ({ key }: { key: string }) => skills.has(key) || phrase.includes(` ${key} `);
  const shared = wording
    ? [...contentStems(text)].filter((stem) => wording.stems.has(stem)).length
    : 0;
  return required.filter(isNamed).length * 3 + preferred.filter(isNamed).length + shared;
}
