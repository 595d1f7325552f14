import {
  APICallError,
  generateText,
  type LanguageModel,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
} from 'ai';
import { jsonrepair } from 'jsonrepair';
import { z } from 'zod';
import { type Prompt, phrase } from './phrase.ts';

// The library's warnings may contain personal data.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A question to a model. `data` are people's texts by name. */
export type Question<T> = {
  schema: z.ZodType<T>;
  task: string;
  data: Readonly<Record<string, string>>;
};
export type ModelAnswer<T> = { isGood: true; value: T } | { isGood: false; reason: ModelFailure };

/** Enough for reasoning models. */
export const maxOutputTokens = 6_000;
const correction =
  'Your last answer did not match the schema. Answer again: one JSON object that matches it, and nothing else.';

/**
 * Asks, and repeats once if the answer is invalid. Never throws; stops when the signal is aborted.
 */
export async function askModel<T>(
  model: LanguageModel,
  question: Question<T>,
  signal: AbortSignal,
): Promise<ModelAnswer<T>> {
  const { instructions, prompt } = phraseQuestion(question);
  const first = await attempt(model, question.schema, { instructions, prompt }, signal);
  if (first.isGood || first.reason !== 'nonsense') return first;
  const again = { instructions, prompt: `${prompt}\n\n${correction}` };
  return attempt(model, question.schema, again, signal);
}

async function attempt<T>(
  model: LanguageModel,
  schema: z.ZodType<T>,
  prompt: Prompt,
  abortSignal: AbortSignal,
): Promise<ModelAnswer<T>> {
  try {
    const output = Output.object({ schema });
    const settings = { maxOutputTokens, maxRetries: 1, abortSignal };
    const { output: value } = await generateText({ model, output, ...prompt, ...settings });
    return { isGood: true, value };
  } catch (error) {
    const isWritten = NoObjectGeneratedError.isInstance(error) && error.finishReason !== 'length';
    const value = isWritten ? salvage(schema, error.text) : undefined;
    if (value !== undefined) return { isGood: true, value };
    return { isGood: false, reason: readFailure(error, abortSignal) };
  }
}

function phraseQuestion<T>({ schema, task, data }: Question<T>): Prompt {
  const { $schema: _, ...shape } = z.toJSONSchema(schema);
  const form = `Answer in the language of the text. Answer with one JSON object and nothing else, matching this JSON schema: ${JSON.stringify(shape)}`;
  return phrase({ task, data }, form);
}

/** Extracts the object from an answer with surrounding text or invalid JSON. */
function salvage<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  const start = text?.indexOf('{') ?? -1;
  if (!text || start < 0) return undefined;
  for (const candidate of [text.slice(start, text.lastIndexOf('}') + 1), text.slice(start)]) {
    const parsed = schema.safeParse(repaired(candidate));
    if (parsed.success) return parsed.data;
  }
  return undefined;
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

/** The reason for a failure as a code, so that it contains no personal data. */
export type ModelFailure = 'refused' | 'busy' | 'slow' | 'nonsense' | 'unreachable';

export function readFailure(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return 'slow';
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (NoObjectGeneratedError.isInstance(last) || NoOutputGeneratedError.isInstance(last))
    return 'nonsense';
  if (!APICallError.isInstance(last) || last.statusCode === undefined) return 'unreachable';
  // The connection broke during an answer.
  if (last.statusCode < 400 && last.isRetryable) return 'unreachable';
  if (last.statusCode === 429) return 'busy';
  if (last.statusCode >= 500) return 'unreachable';
  return last.statusCode >= 400 ? 'refused' : 'nonsense';
}
