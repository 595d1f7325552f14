import type { ResumeContent } from '@folio/contract/resume-content';
import { withoutHidden } from '@folio/contract/without-hidden';
import { readLanguageOf } from '../text/languages.ts';
import { adviceOf, type JobMatch, type MatchedTerm, matchJob } from './match-job.ts';
import { readAdvertisement } from './read-advertisement.ts';
import { readResumeTerms } from './resume-terms.ts';
import { labelOfTerm } from './term-label.ts';
import { type FieldSpan, placesOf, termsIn } from './term-places.ts';

/** A span of the resume, with the text of its field. */
export interface ResumePlace extends FieldSpan {
  text: string;
}

/** A term with its places in the job description and in the resume. */
export interface ExplainedTerm extends Pick<MatchedTerm, 'name' | 'level'> {
  /** The name formatted as a list item. */
  label: string;
  isFound: boolean;
  asked: { start: number; end: number }[];
  answered: ResumePlace[];
}

export interface ExplainedMatch {
  match: JobMatch;
  terms: ExplainedTerm[];
  advice: string[];
}

/**
 * Matches a resume with a job description, like `matchJob`, and shows where each term occurs:
 * `asked` are spans of the description, `answered` spans of the resume, both in UTF-16 units of
 * their texts. Terms are in the order of the description; `advice` is that of `adviceOf`.
 */
export function explainMatch(content: ResumeContent, jobDescription: string): ExplainedMatch {
  const advertisement = readAdvertisement(jobDescription);
  const match = matchJob(content, advertisement);
  const asking = termsIn([{ path: '', text: jobDescription }], readLanguageOf(jobDescription));
  const { listed, prose, elsewhere } = readResumeTerms(withoutHidden(content));
  const resume = [listed, prose, elsewhere];
  const fields = resume.flatMap((place) => place.fields);
  const textAt = new Map(fields.map(({ path, text }) => [path, text]));
  const explain = (term: MatchedTerm, isFound: boolean): ExplainedTerm => ({
    name: term.name,
    label: labelOfTerm(term.name),
    level: term.level,
    isFound,
    asked: placesOf(asking, term).map(({ start, end }) => ({ start, end })),
    answered: isFound
      ? resume
          .flatMap((place) => placesOf(place, term))
          .map((span) => ({ ...span, text: textAt.get(span.path) ?? '' }))
      : [],
  });
  const terms = [
    ...match.found.map((term) => explain(term, true)),
    ...match.missing.map((term) => explain(term, false)),
  ];
  const first = ({ asked }: ExplainedTerm) => asked[0]?.start ?? jobDescription.length;
  terms.sort((one, other) => first(one) - first(other));
  return { match, terms, advice: adviceOf(match) };
}
