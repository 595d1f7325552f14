import { z } from 'zod';
import { answer } from './envelope.ts';
import { careerStages, scoreLimits } from './score-limits.ts';

/**
 * The author of an answer: the built-in engine, or the language model that the server is configured
 * with.
 */
export const aiProviders = [
  'built-in',
  'openai',
  'openai-compatible',
  'anthropic',
  'google',
  'ollama',
] as const;
export const AiProvider = z.enum(aiProviders);
export type AiProvider = z.infer<typeof AiProvider>;

/**
 * A claim in the model's text that nothing in the person's own text supports; the text was not
 * delivered.
 */
export const RejectedClaim = z.object({ kind: z.string(), text: z.string() });
export type RejectedClaim = z.infer<typeof RejectedClaim>;

/**
 * A replacement for one text of the content, which is the only way in which AI changes what
 * somebody wrote. `path` is that of the text in the content that was sent, in the notation of
 * `content-path.ts` (`workExperience/<id>/bullets/<id>/text`), or empty if a plain text was sent
 * instead of a content. `before` is the whole text as sent: an edit is applied only while the text
 * still equals it.
 */
export const AiEdit = z.object({
  path: z.string(),
  before: z.string(),
  after: z.string(),
  /** The reason, for the person to read; may be empty. */
  reason: z.string(),
  /**
   * Claims in `after` that the person's own text may not support, for them to judge. An edit with
   * doubts is never applied in a batch, only individually after its owner has looked at it.
   */
  doubts: z.array(RejectedClaim).min(1).optional(),
});
export type AiEdit = z.infer<typeof AiEdit>;

/** No two edits have the same path, so that they can be applied together and in any order. */
export const AiEdits = z.array(AiEdit);

/** A translation that says less or more than its source. It is not applied; `flags` say why. */
export const HeldTranslation = z.object({
  path: z.string(),
  after: z.string(),
  flags: z.array(RejectedClaim).min(1),
});
export type HeldTranslation = z.infer<typeof HeldTranslation>;

/** The provider of an answer, and the reason if it was not the language model. */
export const Origin = z.object({
  provider: AiProvider,
  /**
   * A sentence for the person if this is not the expected result; nothing was charged in that case.
   */
  notice: z.string().optional(),
  heldBack: z.array(RejectedClaim),
});
export type Origin = z.infer<typeof Origin>;

export const QuestionAnswer = answer({ answer: z.string(), ...Origin.shape });
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

/**
 * What an advertisement asks for instead of a one-page letter, in its own words: no letter (the
 * result is then a short email), a short one, or answers to its questions.
 */
export const LetterForm = z.object({
  kind: z.enum(['none', 'short', 'answers']),
  quote: z.string(),
});
export type LetterForm = z.infer<typeof LetterForm>;

/** `letterForm` is present if the job description does not ask for a one-page letter. */
export const CoverLetterAnswer = answer({
  coverLetter: z.string(),
  letterForm: LetterForm.optional(),
  ...Origin.shape,
});
export type CoverLetterAnswer = z.infer<typeof CoverLetterAnswer>;

const Score = z.number().min(0).max(100);

export const scoreAreas = ['content', 'structure', 'ats'] as const;
export const severities = ['high', 'medium', 'low'] as const;

/**
 * One thing to improve. `path` is the field's in the content (`workExperience[0].bullets[2]`);
 * `start` and `end` are UTF-16 offsets into its text, both 0 for the whole text. `rewrite` replaces
 * that span. `points` is how much the overall score gains from the repair.
 */
export const Finding = z.object({
  check: z.string(),
  area: z.enum(scoreAreas),
  severity: z.enum(severities),
  path: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  message: z.string(),
  rewrite: z.string().optional(),
  points: z.number(),
});
export type Finding = z.infer<typeof Finding>;

/** `feedback` alternates: a strength at every even index, something to improve at every odd one. */
export const ScoringResult = z.object({
  overallScore: Score,
  feedback: z.array(z.string()),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  improvementTips: z.array(z.string()),
  /**
   * `score` is out of 100, as its card shows it. The overall score is the sum of the `points`,
   * unless it has a `limit`.
   */
  areas: z.array(
    z.object({
      area: z.enum(scoreAreas),
      title: z.string(),
      score: Score,
      points: z.number(),
      max: z.number(),
    }),
  ),
  findings: z.array(Finding),
  wordCount: z.number().int(),
  /**
   * Set if there is too little to judge: the overall score then stays below 60, whatever the areas
   * add up to.
   */
  limit: z.object({ kind: z.enum(scoreLimits), reason: z.string() }).optional(),
  /** The career stage, which determines what the resume is expected to have. */
  career: z.object({
    stage: z.enum(careerStages),
    reason: z.string(),
    /** Whether its owner chose it; otherwise it is derived from the content. */
    isChosen: z.boolean(),
    /** The stage that the content suggests, whatever was chosen. */
    told: z.enum(careerStages),
  }),
});
export type ScoringResult = z.infer<typeof ScoringResult>;

export const Improvement = z.object({
  section: z.string(),
  priority: z.enum(severities),
  suggestion: z.string(),
  /** Empty if `after` is an addition. Both are empty if only the person knows what to write. */
  before: z.string(),
  after: z.string(),
  /** The path of `before`, in the notation of `content-path.ts`: that of its edit, if it has one. */
  path: z.string(),
});
export type Improvement = z.infer<typeof Improvement>;

const Judged = z.object({ score: Score, feedback: z.string() });

const TextSpan = z.object({ start: z.number().int(), end: z.number().int() });

/**
 * Something that a job asks for, with the spans where it appears: in the job description as it was
 * sent (`asked`), and in the content that was sent (`answered`, with a path of `content-path.ts`).
 * Offsets are UTF-16. A narrower skill answers a broader one.
 */
const MatchedTerm = z.object({
  name: z.string(),
  level: z.enum(['required', 'preferred']),
  isFound: z.boolean(),
  asked: z.array(TextSpan),
  answered: z.array(TextSpan.extend({ path: z.string() })),
});

/**
 * How applicant tracking systems read a resume. Every number here is computed elsewhere: `score`,
 * `contentScore` and `formatting.score` are those of the score's areas, `keywordMatch` is the
 * match.
 */
export const AtsOptimizations = z.object({
  /** The score of the area `ats`. */
  score: Score,
  /** The match with the job description; 0 without one, or if it asks for nothing. */
  keywordMatch: Score,
  /** The score of the area `content`. */
  contentScore: Score,
  keywords: z.object({
    missing: z.array(z.string()),
    found: z.array(z.string()),
    terms: z.array(MatchedTerm).default([]),
  }),
  formatting: z.object({
    /** The score of the area `structure`. */
    score: Score,
    issues: z.array(z.string()),
    recommendations: z.array(z.string()),
  }),
  contentAnalysis: z.object({ summary: Judged, experience: Judged }),
});
export type AtsOptimizations = z.infer<typeof AtsOptimizations>;

/** Skills worth naming, to be added only if they are true. */
export const SkillSuggestions = z.object({
  technical: z.array(z.string()),
  soft: z.array(z.string()),
  industry: z.array(z.string()),
});
export type SkillSuggestions = z.infer<typeof SkillSuggestions>;

/** A bullet before and after; `entry` and `bullet` are indexes into what was sent. */
export const BulletChange = z.object({
  entry: z.number().int(),
  bullet: z.number().int(),
  before: z.string(),
  after: z.string(),
});
export type BulletChange = z.infer<typeof BulletChange>;
