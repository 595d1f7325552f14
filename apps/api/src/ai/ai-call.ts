import type { CreditAction } from '@folio/contract/credit-actions';
import { creditCost, includedCallsADay, isIncluded } from '@folio/contract/entitlements';
import type { FastifyInstance } from 'fastify';
import { type Delivered, isRepetition, spendCredits } from '../credits/credits.service.ts';
import { callerLeft } from '../platform/caller-signal.ts';
import type {
  DocumentThreads,
  Caller as ThreadCaller,
  Work,
} from '../platform/document-threads.ts';
import { isSold } from '../platform/money-configuration.ts';
import {
  countHits,
  type RateLimit,
  type RateLimitHit,
  refundHits,
} from '../platform/rate-limit.ts';
import type { UserRow } from '../platform/sessions.ts';
import type { BuiltInCalls, BuiltInTask } from './built-in-worker.ts';
import type { LanguageModel } from './llm/language-model.ts';

/** The writers: the built-in engine, and a language model if one is configured. */
export type Ai = {
  builtInFor: (caller: ThreadCaller) => BuiltIn;
  model: LanguageModel | undefined;
};
/** A call in progress; its signal aborts it when the client disconnects. */
export type Call = {
  builtIn: BuiltIn;
  model: LanguageModel | undefined;
  signal: AbortSignal;
  /** The person's contact details by kind; they are never sent to a model. */
  contacts: Readonly<Record<string, string>>;
};
export type Caller = {
  user: UserRow;
  idempotencyKey: string | undefined;
  /**
   * A hash of the route and the body, which detects that an idempotency key is reused for another
   * request.
   */
  requestHash: string;
  signal: AbortSignal;
};

type Parts = Pick<FastifyInstance, 'db' | 'configuration'>;

const ofAccount: RateLimit = { name: 'ai-account', hits: 10, seconds: 60 };
/** Daily fair-use limit of plans that include these calls; doesn't apply if nothing is sold. */
const included: RateLimit = {
  name: 'ai-included',
  hits: includedCallsADay,
  seconds: 86_400,
  refusal: `Your plan includes ${includedCallsADay} AI requests a day, and you’ve used them all.`,
};
const fromAddress: RateLimit = { name: 'ai-address', hits: 10, seconds: 60 };

/** Runs work that costs credits; they are refunded unless something worth them was delivered. */
export async function paidCall<T>(
  parts: Parts,
  ai: Ai,
  action: CreditAction,
  { signal, ...caller }: Caller,
  work: (call: Call) => Promise<Delivered<T>>,
): Promise<T> {
  const { user } = caller;
  const costs = creditCost(action, user, parts.configuration.creditCosts);
  const isOfPlan = isSold(parts.configuration) && isIncluded(action, user);
  await countHits(parts, [{ limit: ofAccount, subject: user.id }]);
  const contacts = { name: `${user.firstName} ${user.lastName}`, email: user.email };
  // A model writes a different text each time.
  const isRepeatable = ai.model === undefined;
  const paid = { ...caller, action, isRepeatable };
  return spendCredits(parts, paid, async () => {
    const isCounted = isOfPlan && !(await isRepetition(parts.db, paid));
    const counted = isCounted ? [{ limit: included, subject: user.id }] : [];
    return withinFairUse(parts, counted, async () => {
      const builtIn = ai.builtInFor({ whose: user.id, signal });
      const delivered = await work({ builtIn, model: ai.model, signal, contacts });
      if (signal.aborted) throw callerLeft();
      return costs > 0 ? withPriceNote(delivered) : delivered;
    });
  });
}

/** Tells people who pay by credits that a result with a notice was free. */
function withPriceNote<T>(delivered: Delivered<T>): Delivered<T> {
  const { result, isFree } = delivered;
  const hasNotice = typeof result === 'object' && result !== null && 'notice' in result;
  if (!isFree || !hasNotice || typeof result.notice !== 'string') return delivered;
  return { isFree, result: { ...result, notice: `${result.notice} You weren’t charged.` } };
}

/**
 * Counts the work against the plan's fair-use limit. As with credits, rejected and unsuccessful
 * calls don't count, nor do repetitions that yield nothing new.
 */
async function withinFairUse<T>(
  parts: Parts,
  counted: RateLimitHit[],
  work: () => Promise<Delivered<T>>,
): Promise<Delivered<T>> {
  if (counted.length === 0) return work();
  let isUsed = false;
  try {
    await countHits(parts, counted);
    const delivered = await work();
    isUsed = !delivered.isFree;
    return delivered;
  } finally {
    if (!isUsed) await refundHits(parts, counted);
  }
}

/** Free work by the built-in engine, for calls without a session. */
export async function freeCall<T>(
  parts: Parts,
  ai: Ai,
  { address, signal }: { address: string; signal: AbortSignal },
  work: (call: Call) => Promise<Delivered<T>>,
): Promise<T> {
  await countHits(parts, [{ limit: fromAddress, subject: address }]);
  const builtIn = ai.builtInFor({ whose: address, signal });
  return (await work({ builtIn, model: undefined, signal, contacts: {} })).result;
}

/** Calls of the built-in engine, which run in a worker thread since they are CPU-bound. */
export type BuiltIn = <Name extends keyof BuiltInCalls>(
  name: Name,
  ...input: Parameters<BuiltInCalls[Name]>
) => ReturnType<BuiltInCalls[Name]>;

const builtInWork: Work<BuiltInTask, unknown> = {
  module: new URL('./built-in-worker.ts', import.meta.url),
  // Dictionary, skills and models: 31 MB.
  keepsMemory: true,
};

export const createBuiltIn =
  (threads: DocumentThreads) =>
  (caller: ThreadCaller): BuiltIn =>
  <Name extends keyof BuiltInCalls>(name: Name, ...input: Parameters<BuiltInCalls[Name]>) =>
    threads.run(caller, builtInWork, { name, input }) as ReturnType<BuiltInCalls[Name]>;
