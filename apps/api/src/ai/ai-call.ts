import type { CreditAction } from '@folio/contract/credit-actions';
import { includedCallsADay, isIncluded } from '@folio/contract/entitlements';
import type { FastifyInstance } from 'fastify';
import { type Delivered, spendCredits } from '../credits/credits.service.ts';
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

/** What writes: our own engine, and a language model where one is configured. */
export type Ai = {
  builtInFor: (caller: ThreadCaller) => BuiltIn;
  model: LanguageModel | undefined;
};
/** A call under way; it ends with its signal when the caller goes away. */
export type Call = {
  builtIn: BuiltIn;
  model: LanguageModel | undefined;
  signal: AbortSignal;
  /** Contact details of whose texts these are, by what they are: no model gets to see them. */
  contacts: Readonly<Record<string, string>>;
};
export type Caller = {
  user: UserRow;
  idempotencyKey: string | undefined;
  /** Of the route and the body, for whoever uses one key for two requests. */
  requestHash: string;
  signal: AbortSignal;
};

type Parts = Pick<FastifyInstance, 'db' | 'configuration'>;

const ofAccount: RateLimit = { name: 'ai-account', hits: 10, seconds: 60 };
/** Fair use of a plan that includes such calls; where nothing is sold there is no plan to be fair to. */
const included: RateLimit = {
  name: 'ai-included',
  hits: includedCallsADay,
  seconds: 86_400,
  refusal: `Your plan includes ${includedCallsADay} AI requests a day, and you’ve used them all.`,
};
const fromAddress: RateLimit = { name: 'ai-address', hits: 10, seconds: 60 };

/** Work that is paid with credits: they come back unless something worth them was delivered. */
export async function paidCall<T>(
  parts: Parts,
  ai: Ai,
  action: CreditAction,
  { signal, ...caller }: Caller,
  work: (call: Call) => Promise<Delivered<T>>,
): Promise<T> {
  const { user } = caller;
  const isOfPlan = isSold(parts.configuration) && isIncluded(action, user);
  const counted = isOfPlan ? [{ limit: included, subject: user.id }] : [];
  await countHits(parts, [{ limit: ofAccount, subject: user.id }]);
  const contacts = { name: `${user.firstName} ${user.lastName}`, email: user.email };
  return spendCredits(parts, { ...caller, action }, () =>
    withinFairUse(parts, counted, async () => {
      const builtIn = ai.builtInFor({ whose: user.id, signal });
      const delivered = await work({ builtIn, model: ai.model, signal, contacts });
      if (signal.aborted) throw callerLeft();
      return delivered;
    }),
  );
}

/**
 * Counts work against the plan that includes it. What is refused or brings nothing is no use of it, as
 * it takes no credits of others; nor is what is answered by its key, which never comes here.
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

/** Work for somebody without a session: by our own engine, and for nothing. */
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

/** What the built-in engine can do: it takes a processor's time, so it does it in a thread. */
export type BuiltIn = <Name extends keyof BuiltInCalls>(
  name: Name,
  ...input: Parameters<BuiltInCalls[Name]>
) => ReturnType<BuiltInCalls[Name]>;

const builtInWork: Work<BuiltInTask, unknown> = {
  module: new URL('./built-in-worker.ts', import.meta.url),
};

export const createBuiltIn =
  (threads: DocumentThreads) =>
  (caller: ThreadCaller): BuiltIn =>
  <Name extends keyof BuiltInCalls>(name: Name, ...input: Parameters<BuiltInCalls[Name]>) =>
    threads.run(caller, builtInWork, { name, input }) as ReturnType<BuiltInCalls[Name]>;
