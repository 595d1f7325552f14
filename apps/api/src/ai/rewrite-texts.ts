import { z } from 'zod';
import type { Call } from './ai-call.ts';
import { type Accepted, ownWork, type Written, withModel } from './with-model.ts';

const Rewritten = z.object({ texts: z.array(z.object({ number: z.number(), text: z.string() })) });

export type RewriteRequest = {
  texts: readonly string[];
  /** What the built-in engine makes of each. */
  own: readonly string[];
  /** What else is true of the person, beside the text itself. */
  facts: string;
  /** What to do with them, as the model is told it. */
  task: string;
  /** Texts that the model may look at, by their names. */
  beside?: Readonly<Record<string, string>>;
};

/** Rewrites texts. One in which the model states what is not so stays as the built-in engine has it. */
export async function rewriteTexts(
  call: Call,
  { texts, own, facts, task, beside = {} }: RewriteRequest,
): Promise<Written<string[]>> {
  if (texts.length === 0) return ownWork([]);
  const numbered = texts.map((text, index) => ({ number: index + 1, text }));
  const question = {
    schema: Rewritten,
    task: `${task} Rewrite each of the numbered texts under "texts", and give each back under its number. Keep line breaks where they are.`,
    data: { texts: JSON.stringify(numbered), ...beside },
  };
  return withModel(
    call,
    question,
    async ({ value, reveal }): Promise<Accepted<string[]>> => {
      const written = texts.map((_, index) => {
        const text = value.texts.find(({ number }) => number === index + 1)?.text.trim();
        return text ? reveal(text) : undefined;
      });
      const checks = await call.builtIn(
        'checkFacts',
        texts.map((source, index) => ({
          source: `${source}\n${facts}`,
          output: written[index] ?? '',
        })),
      );
      const heldBack = checks.flatMap(({ flags }) =>
        flags.map(({ kind, text }) => ({ kind, text })),
      );
      const isGood = (index: number) => written[index] && !checks[index]?.held;
      const best = texts.map((_, index) => (isGood(index) ? written[index] : own[index]) ?? '');
      return { value: texts.some((_, index) => isGood(index)) ? best : undefined, heldBack };
    },
    async () => [...own],
  );
}
