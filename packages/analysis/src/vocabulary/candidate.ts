import type { SkillName } from './vocabulary.ts';

/** A place that reads like a skill's name, by the words of the text that it takes up. */
export type Candidate = { name: SkillName; first: number; last: number };
