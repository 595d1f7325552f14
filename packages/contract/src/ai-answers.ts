import { z } from 'zod';
import { answer } from './envelope.ts';
import { careerStages, scoreLimits } from './score-limits.ts';

/** The author of an answer: our own engine, or the language model that the server is configured with. */
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

/** A statement of the model's text that the person's own does not bear out; its text was held back. */
export const RejectedClaim = z.object({ kind: z.string(), text: z.string() });
export type RejectedClaim = z.infer<typeof RejectedClaim>;

/**
 * One text of the content said otherwise: the only way in which AI changes what somebody wrote.
 * `path` is the text's in the content that was sent, in the notation of `content-path.ts`
 * (`workExperience/<id>/bullets/<id>/text`); empty where a plain text was sent instead of a content.
 * `before` is the whole text as it was sent: an edit holds only for as long as that stands there.
 */
export const AiEdit = z.object({
  path: z.string(),
  before: z.string(),
  after: z.string(),
  /** The reason, for the person to read; may be empty. */
  reason: z.string(),
  /**
   * What of `after` the person's own text may not bear out, and nobody but them can tell. An edit that
   * has some is applied by itself alone, once they have looked at it.
   */
  doubts: z.array(RejectedClaim).min(1).optional(),
});
export type AiEdit = z.infer<typeof AiEdit>;

/** No two of them have the same path, so that they can be applied together and in any order. */
export const AiEdits = z.array(AiEdit);

/** A translation that says less or more than its source: not taken, and said why. */
export const HeldTranslation = z.object({
  path: z.string(),
  after: z.string(),
  flags: z.array(RejectedClaim).min(1),
});
export type HeldTranslation = z.infer<typeof HeldTranslation>;

/** The author of a text, which every answer has beside it, and why it was not the language model. */
export const Origin = z.object({
  provider: AiProvider,
  /** A sentence for the person when this is not what was hoped for; nothing was charged then. */
  notice: z.string().optional(),
  heldBack: z.array(RejectedClaim),
});
export type Origin = z.infer<typeof Origin>;

export const QuestionAnswer = answer({ answer: z.string(), ...Origin.shape });
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

export const CoverLetterAnswer = answer({ coverLetter: z.string(), ...Origin.shape });
export type CoverLetterAnswer = z.infer<typeof CoverLetterAnswer>;

const Score = z.number().min(0).max(100);

export const scoreAreas = ['content', 'structure', 'ats'] as const;
export const severities = ['high', 'medium', 'low'] as const;

/**
 * One thing to improve. `path` is the field's in the content (`workExperience[0].bullets[2]`),
 * `start` and `end` are UTF-16 offsets into its text, both 0 for the whole of it. `rewrite` stands for
 * that span; `points` is what the overall score gains by the repair.
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

/** `feedback` has a strength at every even position, what to improve at every odd one. */
export const ScoringResult = z.object({
  overallScore: Score,
  feedback: z.array(z.string()),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  improvementTips: z.array(z.string()),
  /**
   * `score` is of 100, as its card shows it; the overall score is the sum of the `points`, unless
   * it has a limit.
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
  /** Set where the overall score is no verdict, and held below 60 whatever the areas add up to. */
  limit: z.object({ kind: z.enum(scoreLimits), reason: z.string() }).optional(),
  /** What the resume was asked for follows from this. */
  career: z.object({
    stage: z.enum(careerStages),
    reason: z.string(),
    /** Whether its owner has said so; else it is told from the content. */
    isChosen: z.boolean(),
    /** What the content tells, whatever was chosen. */
    told: z.enum(careerStages),
  }),
});
export type ScoringResult = z.infer<typeof ScoringResult>;

export const Improvement = z.object({
  section: z.string(),
  priority: z.enum(severities),
  suggestion: z.string(),
  /** Empty where `after` is to be added; both are where only the person knows what to write. */
  before: z.string(),
  after: z.string(),
  /** The path of `before`, in the notation of `content-path.ts`: that of its edit, if it has one. */
  path: z.string(),
});
export type Improvement = z.infer<typeof Improvement>;

const Judged = z.object({ score: Score, feedback: z.string() });

const TextSpan = z.object({ start: z.number().int(), end: z.number().int() });

/**
 * Something that a job asks for, with its places in both texts: in the job description as it was sent
 * (`asked`), and in the content that was sent (`answered`, with a path of `content-path.ts`). Offsets
 * are UTF-16. A narrower skill answers a broader one.
 */
const MatchedTerm = z.object({
  name: z.string(),
  level: z.enum(['required', 'preferred']),
  isFound: z.boolean(),
  asked: z.array(TextSpan),
  answered: z.array(TextSpan.extend({ path: z.string() })),
});

/**
 * How hiring software takes a resume. None of its numbers is of its own making: `score`,
 * `contentScore` and `formatting.score` are those of a score's areas, `keywordMatch` is the match.
 */
export const AtsOptimizations = z.object({
  /** The score of the area `ats`. */
  score: Score,
  /** The match with the job description; 0 without one, or where it asks for nothing. */
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

/** A bullet point before and after, by its place in what was sent. */
export const BulletChange = z.object({
  entry: z.number().int(),
  bullet: z.number().int(),
  before: z.string(),
  after: z.string(),
});
export type BulletChange = z.infer<typeof BulletChange>;
