import type { Criterion } from './criteria.ts';
import type { LetterForm } from './letter-form.ts';

export type KnockoutKind =
  | 'years'
  | 'licence'
  | 'degree'
  | 'language'
  | 'shift'
  | 'place'
  | 'right-to-work'
  | 'other';

/** A need that no wording of a resume can meet; it is shown and never scored. */
export interface Knockout {
  kind: KnockoutKind;
  text: string;
}

/** Something that an advertisement asks for; `key` is alike for all ways to write it. */
export interface Term {
  key: string;
  name: string;
  isSkill: boolean;
}

/** A sentence of an advertisement: a need, stated as one or told among duties, or what is said beside. */
export interface ToldNeed {
  text: string;
  kind: 'stated' | 'told' | 'preferred' | 'beside';
}

export interface Advertisement {
  title: string;
  /** What else may be its title, for who has to be sure of one: headings, and what is sought. */
  titles?: readonly string[] | undefined;
  /** Whose job it is, where that is told. */
  company: string;
  /** Whether that is sure enough to address somebody by it. */
  isCompanySure?: boolean | undefined;
  required: Term[];
  preferred: Term[];
  knockouts: Knockout[];
  /** The least years of experience that are asked for, where some are told. */
  years?: number | undefined;
  /** What the letter is to say or answer, in the advertisement's words. */
  asks?: readonly string[] | undefined;
  /** The number by which a letter is to name it; empty where it has none. */
  reference?: string | undefined;
  /** Whom the letter is to go to, by name; empty where nobody is named. */
  addressee?: string | undefined;
  /** What is essential, one by one, where it is told so. */
  criteria?: readonly Criterion[] | undefined;
  /** What it wants instead of a letter of a page. */
  form?: LetterForm | undefined;
  /** Whether the letter may not name who has written it. */
  isUnsigned?: boolean | undefined;
  /** How many words the letter may have, where that is told. */
  mostWords?: number | undefined;
  /** What is needed, a sentence each; then what else is said of the work. */
  needs?: readonly ToldNeed[] | undefined;
  /** The words in which the needs are told, by which what no vocabulary knows is found; `all` those of the whole text. */
  wording?: { stems: ReadonlySet<string>; phrase: string; all: ReadonlySet<string> } | undefined;
}
