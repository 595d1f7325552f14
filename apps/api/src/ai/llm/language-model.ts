import type { LanguageModel as Model } from 'ai';
import type { AiConfiguration } from '../../platform/ai-configuration.ts';
import type { Log } from '../../platform/logging.ts';
import type { ModelAnswer, Question } from './ask-model.ts';
import { type HiddenContacts, hideContacts, revealPieces } from './contact-placeholders.ts';
import type { ModelSettings } from './open-model.ts';
import type { ModelFailure } from './read-failure.ts';

/** A question, and the contact details that a model does not get to see. */
export type PersonalQuestion<T> = Question<T> & { contacts: Readonly<Record<string, string>> };
export type PersonalAnswer<T> =
  | ({ isGood: true; value: T } & Pick<HiddenContacts, 'reveal'>)
  | { isGood: false; reason: ModelFailure };

type PersonalText = Pick<PersonalQuestion<string>, 'task' | 'data' | 'contacts'>;

export type LanguageModel = {
  provider: ModelSettings['provider'];
  name: string;
  /** Never throws. Whoever aborts asks the signal why there is no answer. */
  ask: <T>(question: PersonalQuestion<T>, signal: AbortSignal) => Promise<PersonalAnswer<T>>;
  /** Like `ask`, for a text that somebody reads along: `onText` gets its pieces as they come. */
  write: (
    question: PersonalText,
    signal: AbortSignal,
    onText: (piece: string) => void,
  ) => Promise<PersonalAnswer<string>>;
};

const mostAtOnce = 32;

/** The language model that the configuration names, if any; nothing of it is loaded before it is asked. */
export function openLanguageModel(ai: AiConfiguration, log: Log): LanguageModel | undefined {
  const { provider, model: name, timeoutMs } = ai;
  if (provider === 'none') return undefined;
  const settings = { ...ai, provider };
  let opened: Promise<Model> | undefined;
  let asked = 0;
  const open = async () => {
    const { openModel } = await import('./open-model.ts');
    return openModel(settings);
  };
  /** In time, few at once, without contact details, and with a line in the log when it is of no help. */
  const consult = async <T>(
    { contacts, data: own }: Pick<PersonalText, 'contacts' | 'data'>,
    signal: AbortSignal,
    work: (model: Model, hidden: HiddenContacts, deadline: AbortSignal) => Promise<ModelAnswer<T>>,
  ): Promise<PersonalAnswer<T>> => {
    if (asked >= mostAtOnce) return { isGood: false, reason: 'busy' };
    asked++;
    const begun = performance.now();
    try {
      opened ??= open();
      const hidden = hideContacts(own, contacts);
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await work(await opened, hidden, deadline);
      if (answer.isGood) return { ...answer, reveal: hidden.reveal };
      const { reason } = answer;
      const ms = Math.round(performance.now() - begun);
      if (!signal.aborted)
        log.warn({ ai: { provider, name, reason, ms } }, 'The language model was of no help.');
      return answer;
    } finally {
      asked--;
    }
  };
  return {
    provider,
    name,
    ask: ({ contacts, ...question }, signal) =>
      consult({ contacts, data: question.data }, signal, async (model, { data }, deadline) => {
        const { askModel } = await import('./ask-model.ts');
        return askModel(model, { ...question, data }, deadline);
      }),
    write: ({ contacts, data: own, task }, signal, onText) =>
      consult({ contacts, data: own }, signal, async (model, { data, reveal }, deadline) => {
        const { streamModel } = await import('./stream-model.ts');
        return streamModel(model, { task, data }, deadline, revealPieces(reveal, onText));
      }),
  };
}
