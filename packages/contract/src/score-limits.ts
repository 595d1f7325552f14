/** A verdict on fewer words would say more than it knows. */
export const scoredFromWords = 80;

/** The most that is given where there is no verdict: it stays below the band that says 'Good'. */
export const mostWithoutVerdict = 59;

/** Why a score is no verdict: too little of it, or pages of pictures that no program reads. */
export const scoreLimits = ['few-words', 'scan'] as const;
export type ScoreLimit = (typeof scoreLimits)[number];

/** Where somebody stands in their working life: what a resume is asked for depends on it. */
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
