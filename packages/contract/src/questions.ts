import { z } from 'zod';
import { contentLimits, count } from './content-limits.ts';
import { Acknowledged, answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { bodyLimits, type Route } from './route.ts';
import { toStorable } from './storable-text.ts';
import { limitedText } from './text-schemas.ts';

export const questionLimits = {
  /** Questions of one account, excluding deleted ones. */
  questions: 2_000,
  /** How many may be added at once. */
  atOnce: 50,
  question: 1_000,
  answer: 10_000,
} as const;

/** An employer's question as pasted by the person who answers it. */
export const QuestionText = z
  .string()
  .overwrite(toStorable)
  .trim()
  .min(1, 'Enter the question')
  .max(
    questionLimits.question,
    `A question can have up to ${count(questionLimits.question)} characters.`,
  );
const AnswerText = limitedText(questionLimits.answer);
const applicationId = z.uuid().nullable();

/** A question of an application with its answer, kept for later applications that ask the same. */
export const Question = z.object({
  id: z.uuid(),
  /** The application's id, or null if the question belongs to none or to a deleted one. */
  applicationId,
  question: z.string(),
  answer: z.string(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Question = z.infer<typeof Question>;

const NewQuestion = z.strictObject({
  question: QuestionText,
  answer: AnswerText,
  /** An id by the caller, so that a repeated request adds one question. */
  id: z.uuidv7().optional(),
});

export const AddQuestions = z.strictObject({
  applicationId: applicationId.default(null),
  questions: z
    .array(NewQuestion)
    .min(1, 'Enter at least one question')
    .max(questionLimits.atOnce, `Up to ${questionLimits.atOnce} questions can be added at once.`),
});
export type AddQuestions = z.output<typeof AddQuestions>;

/** Omitted fields stay unchanged. */
export const UpdateQuestion = z.strictObject({
  question: QuestionText.optional(),
  answer: AnswerText.unwrap().optional(),
  applicationId: applicationId.optional(),
  /**
   * The version that this is based on. A stale one is rejected with `VERSION_CONFLICT` and the
   * current question.
   */
  version: z.number().int().min(1).max(2_147_483_647).optional(),
});
export type UpdateQuestion = z.infer<typeof UpdateQuestion>;

export const questionRoutes = {
  /**
   * Lists the questions of one application, or all, in the order in which they were added. They are
   * on one page, unless they are longer than what the server reads at once.
   */
  list: {
    method: 'GET',
    url: '/api/questions',
    schema: {
      querystring: z.strictObject({
        applicationId: z.uuid().optional(),
        /** The `nextCursor` of the page before. */
        cursor: z.uuid().optional(),
      }),
      response: {
        200: answer({
          data: z.array(Question),
          /** Absent in responses of the previous release, which has one page. */
          page: z.object({ nextCursor: z.uuid().nullable() }).optional(),
        }),
      },
    },
  },
  create: {
    method: 'POST',
    url: '/api/questions',
    bodyLimitBytes: bodyLimits.document,
    schema: { body: AddQuestions, response: { 201: answer({ data: z.array(Question) }) } },
  },
  update: {
    method: 'PUT',
    url: '/api/questions/:id',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      params: IdParams,
      body: UpdateQuestion,
      response: { 200: answer({ data: Question }) },
    },
  },
  /** It can be restored for `trashDays`. */
  remove: {
    method: 'DELETE',
    url: '/api/questions/:id',
    schema: { params: IdParams, response: { 200: Acknowledged } },
  },
  restore: {
    method: 'POST',
    url: '/api/questions/:id/restore',
    schema: { params: IdParams, response: { 200: answer({ data: Question }) } },
  },
} as const satisfies Record<string, Route>;

/** Numbers and bullets at the start of a pasted line, which are not part of the question. */
const mark = /^(?:[-–—•·*▪◦‣●]|\(?\d{1,2}[.):])\s*/u;

/**
 * Splits a pasted text into questions, one per line, of any length. The schema rejects one beyond
 * `questionLimits.question`, so that its owner shortens it instead of losing its end.
 */
export const questionsIn = (pasted: string): string[] =>
  pasted
    .slice(0, contentLimits.longText)
    .split('\n')
    .map((line) => line.trim().replace(mark, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** Whether a question is longer than the limit. */
export const isTooLongQuestion = (question: string): boolean =>
  question.length > questionLimits.question;

/**
 * Returns the pasted lines that are not added yet: those beyond `atOnce`, or typed while others
 * were being sent.
 */
export const questionsLeft = (pasted: string, added: readonly string[]): string => {
  const known = new Set(added);
  return questionsIn(pasted)
    .filter((question) => !known.has(question))
    .join('\n');
};
