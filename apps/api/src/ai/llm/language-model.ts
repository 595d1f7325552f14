import type { LanguageModel as Model } from 'ai';
import type { AiConfiguration } from '../../platform/ai-configuration.ts';
import type { Log } from '../../platform/logging.ts';
import type { Question } from './ask-model.ts';
import { type HiddenContacts, hideContacts } from './contact-placeholders.ts';
import type { ModelSettings } from './open-model.ts';
import type { ModelFailure } from './read-failure.ts';

/** A question, and the contact details that a model does not get to see. */
export type PersonalQuestion<T> = Question<T> & { contacts: Readonly<Record<string, string>> };
export type PersonalAnswer<T> =
  | ({ isGood: true; value: T } & Pick<HiddenContacts, 'reveal'>)
  | { isGood: false; reason: ModelFailure };

export type LanguageModel = {
  provider: ModelSettings['provider'];
  name: string;
  /** Never throws. Whoever aborts asks the signal why there is no answer. */
  ask: <T>(question: PersonalQuestion<T>, signal: AbortSignal) => Promise<PersonalAnswer<T>>;
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
  return {
    provider,
    name,
    ask: async ({ contacts, ...question }, signal) => {
      if (asked >= mostAtOnce) return { isGood: false, reason: 'busy' };
      asked++;
      const begun = performance.now();
      try {
        opened ??= open();
        const { data, reveal } = hideContacts(question.data, contacts);
        const { askModel } = await import('./ask-model.ts');
        const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        const answer = await askModel(await opened, { ...question, data }, deadline);
        if (answer.isGood) return { ...answer, reveal };
        const { reason } = answer;
        const ms = Math.round(performance.now() - begun);
        if (!signal.aborted)
          log.warn({ ai: { provider, name, reason, ms } }, 'The language model was of no help.');
        return answer;
      } finally {
        asked--;
      }
    },
  };
}
