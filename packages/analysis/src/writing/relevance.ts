import type { Advertisement } from '../job-match/advertisement.ts';
import { findSkills } from '../vocabulary/find-skills.ts';
import { phraseKey } from '../vocabulary/phrase.ts';

export type Asked = Pick<Advertisement, 'required' | 'preferred'>;

/** How much a text has to do with what is asked for: three for what is required, one for the rest. */
export function relevance(text: string, { required, preferred }: Asked): number {
  const skills = new Set(findSkills(text).map(({ skill }) => skill.id));
  const phrase = ` ${phraseKey(text)} `;
  const isNamed = ({ key }: { key: string }) => skills.has(key) || phrase.includes(` ${key} `);
  return required.filter(isNamed).length * 3 + preferred.filter(isNamed).length;
}
