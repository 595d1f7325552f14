import type { ResumeContent } from '@folio/contract/resume-content';

/** Signs of unfinished studies in the other languages of letters. */
const notDoneElsewhere =
  /(?<!\p{L})(?:abgebrochen|angestrebt|laufend|ohne abschluss|voraussichtlich|en cours|inachevée?|en curso|cursando|sin terminar|incompleto|em andamento|trancado|जारी|अपूर्ण)(?!\p{L})/iu;

/** Signs of unfinished studies: '(half done)', 'undergraduate, 3rd year', '40 credits'. */
const notDone =
  /\b(?:(?:half|part(?:ly)?) (?:complete[d]?|done|finished)|\d+ credits(?! (?:in|incl))|\d(?:st|nd|rd|th) year|awaiting|expected|in progress|in view|\d{1,2} (?:of|out of) \d{1,2} (?:papers|modules|exams|units|credits|courses)|part[- ]qualified|finalist|incomplete|not (?:completed|finished)|ongoing|pending|studying|undergraduate|unfinished|working (?:on|towards?)|withdr[ae]wn?|deferred|dropped out)\b/i;

export const isUnfinished = ({
  degree,
  field,
}: Pick<ResumeContent['education'][number], 'degree' | 'field'>): boolean =>
  [degree, field].some((text) => notDone.test(text) || notDoneElsewhere.test(text));

/**
 * Descriptions of current students: 'PhD Candidate', 'Final-year student', 'Doctoral Researcher'.
 * Does not match 'Student Support Officer', recruiting 'for candidates' or 'teaches undergraduate
 * chemistry'.
 */
const learner = new RegExp(
  [
    String.raw`(?:^|[|,;/·•–—(])\P{L}{0,4}(?:(?!(?:of|for|in|to|who|that|with|by|per|each|every|für|al|ao|del|do|du|para)\s)[\p{L}\p{M}\p{N}.’'-]{1,24} ){0,5}(?:`,
    String.raw`(?:doctoral|ph\.?d\.?|m\.?phil|mba|master['’]?s|m\.?sc\.?) (?:candidate|fellow|researcher)`,
    String.raw`|(?:student|undergraduate)(?=\s*(?:$|[^\p{L}\s])|\s(?:and|an|at|assistant|currently|der|from|im|in|looking|midwife|nurse|of|on|seeking|student|studying|who|with)(?!\p{L}))`,
    String.raw`|(?:doktorandi?n?|promovierende?r?|werkstudent(?:in)?|studentin|studierende?r?|doctorante?|étudiante?|doctorand[oa]|estudiante|doutorand[oa]|estudante|graduand[oa]|शोधार्थी|छात्रा?|विद्यार्थी)(?![\p{L}\p{M}]))`,
  ].join(''),
  'iu',
);

/**
 * Returns the education entries, with those that certainly continue marked as current. A single
 * date may be the year of a degree or the start of studies; it is the start if the owner is
 * described as a student now.
 */
export function withStudiesOfNow(content: ResumeContent): ResumeContent['education'] {
  const { personalInfo, workExperience, education } = content;
  const posts = workExperience.filter(({ current }) => current).map(({ position }) => position);
  if (![personalInfo.title, personalInfo.summary, ...posts].some((text) => learner.test(text)))
    return education;
  const latest = education
    .map(({ startDate }) => startDate)
    .toSorted()
    .at(-1);
  return education.map((entry) =>
    entry.startDate !== '' && entry.endDate === '' && entry.startDate === latest
      ? { ...entry, current: true }
      : entry,
  );
}
