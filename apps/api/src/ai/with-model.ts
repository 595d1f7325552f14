import type { Origin, RejectedClaim } from '@folio/contract/ai-answers';
import type { Delivered } from '../credits/credits.service.ts';
import { callerLeft } from '../platform/caller-signal.ts';
import type { Call } from './ai-call.ts';
import type { LanguageModel, PersonalAnswer, PersonalQuestion } from './llm/language-model.ts';

/** A result, its writer, and whether it costs credits. */
export type AiResult<T> = { value: T; origin: Origin; isFree: boolean };
/** The usable part of a model's answer, if any, and the claims that were rejected. */
export type Accepted<V> = { value: V | undefined; rejectedClaims: RejectedClaim[] };
type Good<T> = Extract<PersonalAnswer<T>, { isGood: true }>;

const notices = {
  noAnswer: 'The AI service didn’t answer, so Folio’s built-in writer did this instead.',
  rejected:
    'The AI added things your own text doesn’t say. We left them out, and Folio’s built-in writer did this instead.',
  replaced:
    'The AI added things your own text doesn’t say. We left them out and used Folio’s built-in writer instead.',
  unfit: 'We couldn’t use what the AI wrote, so Folio’s built-in writer did this instead.',
  unchanged: 'This section already reads well.',
};

/** Asks the model, if configured, and falls back to the built-in engine. */
export const withModel = <T, V>(
  call: Call,
  question: Omit<PersonalQuestion<T>, 'contacts'>,
  accept: (answer: Good<T>) => Promise<Accepted<V>>,
  builtIn: () => Promise<V>,
): Promise<AiResult<V>> =>
  withAnswer(
    call,
    (model) => model.ask({ ...question, contacts: call.contacts }, call.signal),
    accept,
    builtIn,
  );

/**
 * Like `withModel`, for other kinds of questions. A streamed text that was read before it was
 * rejected (`isRead`) counts as delivered and is paid: otherwise a job description that provokes
 * false claims or endless text would give letters for free. A model's own failure is free.
 */
export async function withAnswer<T, V>(
  { model, signal }: Call,
  ask: (model: LanguageModel) => Promise<PersonalAnswer<T>>,
  accept: (answer: Good<T>) => Promise<Accepted<V>>,
  builtIn: () => Promise<V>,
  isRead: () => boolean = () => false,
): Promise<AiResult<V>> {
  if (!model) return builtInResult(await builtIn());
  const answer = await ask(model);
  if (signal.aborted) throw callerLeft();
  if (!answer.isGood) {
    const isPaid = answer.reason === 'nonsense' && isRead();
    return builtInResult(await builtIn(), isPaid ? notices.unfit : notices.noAnswer, [], isPaid);
  }
  const { value, rejectedClaims } = await accept(answer);
  if (value === undefined) {
    const isPaid = isRead();
    const [held, unfit] = isPaid
      ? [notices.replaced, notices.unfit]
      : [notices.rejected, notices.noAnswer];
    const notice = rejectedClaims.length > 0 ? held : unfit;
    return builtInResult(await builtIn(), notice, rejectedClaims, isPaid);
  }
  return { value, origin: { provider: model.provider, heldBack: rejectedClaims }, isFree: false };
}

/**
 * Returns the built-in engine's result. It is free if the model should have written it, unless it
 * is paid in any case.
 */
export function builtInResult<V>(
  value: V,
  notice?: string,
  rejectedClaims: RejectedClaim[] = [],
  isPaid = notice === undefined,
): AiResult<V> {
  const origin: Origin = {
    provider: 'built-in',
    heldBack: rejectedClaims,
    ...(notice ? { notice } : {}),
  };
  return { value, origin, isFree: !isPaid };
}

/** Marks a result without anything new as free, with a reason. */
export function worthCredits<V>(
  written: AiResult<V>,
  isChanged: boolean,
  reason?: string,
): AiResult<V> {
  if (isChanged || written.isFree) return written;
  return {
    ...written,
    origin: { ...written.origin, notice: reason ?? notices.unchanged },
    isFree: true,
  };
}

/** The response to a writing call. */
export const answer = <V, A extends object>(
  { value, origin, isFree }: AiResult<V>,
  present: (value: V) => A,
): Delivered<A & Origin> => ({ result: { ...present(value), ...origin }, isFree });
