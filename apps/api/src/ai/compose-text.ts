import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import type { Call } from './ai-call.ts';
import type { BuiltInCalls } from './built-in-worker.ts';
import { type Accepted, type Written, withAnswer, withModel } from './with-model.ts';

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
export const composeText = (call: Call, composition: Composition): Promise<Written<string>> =>
  withModel(
    call,
    { schema: Composed, task: composition.task, data: composition.data },
    ({ value, reveal }) => acceptText(call, composition, reveal(value.text.trim())),
    async () => ownText(composition),
  );

/** Like `composeText`, for whoever reads along: `onText` gets what is written before it is checked. */
export const streamText = (
  call: Call,
  composition: Composition,
  onText: (piece: string) => void,
): Promise<Written<string>> =>
  withAnswer(
    call,
    (model) => model.write({ ...composition, contacts: call.contacts }, call.signal, onText),
    ({ value, reveal }) => acceptText(call, composition, reveal(value)),
    async () => {
      const text = ownText(composition);
      // After a model that failed, what it began is replaced as a whole.
      if (!call.model) for (const paragraph of text.split(/(?<=\n\n)/)) onText(paragraph);
      return text;
    },
  );

async function acceptText(
  { builtIn }: Call,
  { facts, own, longest }: Composition,
  output: string | undefined,
): Promise<Accepted<string>> {
  if (!output || output.length > longest) return { value: undefined, heldBack: [] };
  const source = [facts, own.text, ...own.allowed].join('\n');
  const [check] = await builtIn('checkFacts', [{ source, output }]);
  const heldBack = (check?.flags ?? []).map(({ kind, text }) => ({ kind, text }));
  return { value: check?.held === false ? output : undefined, heldBack };
}

function ownText({ own }: Composition): string {
  if (own.text === '') throw notComposed(own.reason);
  return own.text;
}

const notComposed = (reason = 'There is nothing in this resume to write about yet.') =>
  new AppError('VALIDATION_ERROR', reason, { errors: { resume: [reason] } });
