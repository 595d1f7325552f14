import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import { z } from 'zod';
import { type Prompt, phrase } from './phrase.ts';
import { type ModelFailure, readFailure } from './read-failure.ts';
import { salvage } from './salvage.ts';

// It would print warnings of its own, which may hold what was sent.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** What is asked of a model. `data` are texts of people, by what they are. */
export type Question<T> = {
  schema: z.ZodType<T>;
  task: string;
  data: Readonly<Record<string, string>>;
};
export type ModelAnswer<T> = { isGood: true; value: T } | { isGood: false; reason: ModelFailure };

/** Enough for a model that thinks before it writes. */
export const maxOutputTokens = 6_000;
const correction =
  'Your last answer did not match the schema. Answer again: one JSON object that matches it, and nothing else.';

/** Asks once, and once more when the answer makes no sense. Never throws; ends with the signal. */
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
