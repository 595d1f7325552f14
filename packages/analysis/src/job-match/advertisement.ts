import type { Criterion } from './criteria.ts';
import type { ForeignLetter } from './foreign-letter.ts';
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

/** A need that no wording of a resume can meet: it is shown, but not scored. */
export interface Knockout {
  kind: KnockoutKind;
  text: string;
}

/** A skill or need that is asked for; `key` is the same for all ways to write it. */
export interface Term {
  key: string;
  name: string;
  isSkill: boolean;
  /** Ids of the skills that its words are mostly about, which meet it: 'RevPAR' of 'Grow RevPAR'. */
  about?: readonly string[];
}

/** A sentence of an advertisement: a need, stated as such or among duties, or another remark. */
export interface NeedSentence {
  text: string;
  kind: 'stated' | 'described' | 'preferred' | 'beside';
}

export interface Advertisement {
  title: string;
  /** Other possible titles, for callers who must be sure of one: headings, and who is sought. */
  titles?: readonly string[] | undefined;
  /** The employer; empty where it is not named. */
  company: string;
  /** Whether the employer is certain enough to address somebody by it. */
  isCompanySure?: boolean | undefined;
  required: Term[];
  preferred: Term[];
  knockouts: Knockout[];
  /** The fewest years of experience that are asked for. */
  years?: number | undefined;
  /** What the letter should say or answer, in the advertisement's words. */
  asks?: readonly string[] | undefined;
  /** The reference number that a letter should quote; empty where there is none. */
  reference?: string | undefined;
  /** The name of the person to write to; empty where nobody is named. */
  addressee?: string | undefined;
  /** Essential criteria, where they are listed one by one. */
  criteria?: readonly Criterion[] | undefined;
  /** What is wanted instead of a letter of one page. */
  form?: LetterForm | undefined;
  /** Whether the letter must not name its author. */
  isUnsigned?: boolean | undefined;
  /** What it wants of a letter, where it is written in another language than English. */
  foreignLetter?: ForeignLetter | undefined;
  /** Greatest number of words in the letter. */
  mostWords?: number | undefined;
  /** Sentences with needs, then other sentences about the work. */
  needs?: readonly NeedSentence[] | undefined;
  /**
   * Stems of the words that state needs, by which needs without a vocabulary entry are found; `all`
   * of the whole text.
   */
  wording?: { stems: ReadonlySet<string>; phrase: string; all: ReadonlySet<string> } | undefined;
}
