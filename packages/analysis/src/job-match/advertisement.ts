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

/** A need that no wording of a resume can meet. It is shown, but not scored. */
export interface Knockout {
  kind: KnockoutKind;
  text: string;
}

/** A skill or need that is asked for. `key` is the same for all its spellings. */
export interface Term {
  key: string;
  name: string;
  isSkill: boolean;
  /**
   * Ids of the skills that most of its words name, which meet the need: 'RevPAR' for 'Grow RevPAR'.
   */
  about?: readonly string[];
}

/** A sentence of an advertisement: a need, stated as such or in a duty, or another remark. */
export interface NeedSentence {
  text: string;
  kind: 'stated' | 'described' | 'preferred' | 'beside';
}

export interface Advertisement {
  title: string;
  /**
   * Other possible titles, for callers that require a certain one: headings, and descriptions of
   * the person sought.
   */
  titles?: readonly string[] | undefined;
  /** The employer, or '' if none is named. */
  company: string;
  /** Whether the employer is certain enough to be named in a letter. */
  isCompanySure?: boolean | undefined;
  required: Term[];
  preferred: Term[];
  knockouts: Knockout[];
  /** The minimum years of experience asked for. */
  years?: number | undefined;
  /** What the letter should say or answer, in the advertisement's words. */
  asks?: readonly string[] | undefined;
  /** The reference number that a letter should quote, or '' if there is none. */
  reference?: string | undefined;
  /** The name of the person to write to, or '' if nobody is named. */
  addressee?: string | undefined;
  /** Essential criteria, if they are listed one by one. */
  criteria?: readonly Criterion[] | undefined;
  /** The form wanted instead of a one-page letter. */
  form?: LetterForm | undefined;
  /** Whether the letter must not contain its author's name. */
  isUnsigned?: boolean | undefined;
  /** The advertisement's requests for a letter, if it is in a language other than English. */
  foreignLetter?: ForeignLetter | undefined;
  /** The most words that the letter may have. */
  mostWords?: number | undefined;
  /** Sentences with needs, then other sentences about the work. */
  needs?: readonly NeedSentence[] | undefined;
  /**
   * Stems of the words that state needs, by which needs outside the vocabulary are found. `all` has
   * those of the whole text.
   */
  wording?: { stems: ReadonlySet<string>; phrase: string; all: ReadonlySet<string> } | undefined;
}
