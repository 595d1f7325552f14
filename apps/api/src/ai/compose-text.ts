import type { Origin } from '@folio/contract/ai-answers';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import type { Call } from './ai-call.ts';
import type { BuiltInCalls } from './built-in-worker.ts';
import { type Written, withModel } from './with-model.ts';

const Composed = z.object({ text: z.string() });

type Composition = {
  task: string;
  data: Readonly<Record<string, string>>;
  /** What is true of the person. */
  facts: string;
  longest: number;
  /** What the built-in engine composes of them. */
  own: Awaited<ReturnType<BuiltInCalls['composeSummary']>>;
};

/** A text of facts; the built-in engine's when the model states more than them. */
export async function composeText(
  call: Call,
  { task, data, facts, longest, own }: Composition,
): Promise<Written<string>> {
  return withModel(
    call,
    { schema: Composed, task, data },
    async ({ value, reveal }) => {
      const output = reveal(value.text.trim());
      if (!output || output.length > longest) return { value: undefined, heldBack: [] };
      const source = [facts, own.text, ...own.allowed].join('\n');
      const [check] = await call.builtIn('checkFacts', [{ source, output }]);
      const heldBack: Origin['heldBack'] = (check?.flags ?? []).map(({ kind, text }) => ({
        kind,
        text,
      }));
      return { value: check?.held === false ? output : undefined, heldBack };
    },
    async () => {
      if (own.text === '') throw notComposed(own.reason);
      return own.text;
    },
  );
}

const notComposed = (reason = 'There is nothing in this resume to write about yet.') =>
  new AppError('VALIDATION_ERROR', reason, { errors: { resume: [reason] } });
