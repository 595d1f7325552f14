/** The word count below which a resume gets no verdict, because there is too little to judge. */
export const scoredFromWords = 80;

/** The maximum score without a verdict: just below the band labeled 'Good'. */
export const mostWithoutVerdict = 59;

/** Why a score is no verdict: too few words, or scanned pages, which most programs can't read. */
export const scoreLimits = ['few-words', 'scan'] as const;
export type ScoreLimit = (typeof scoreLimits)[number];

/** The stages of a career, which determine what the resume is expected to have. */
export const careerStages = [
  'school-leaver',
  'fresher',
  'early',
  'senior',
  'executive',
  'academic',
  'career-changer',
  'trades',
] as const;
export type CareerStage = (typeof careerStages)[number];
