import type { LanguageModel as Model } from 'ai';
import type { AiConfiguration } from '../../platform/ai-configuration.ts';
import type { Log } from '../../platform/logging.ts';
import { type Step, traced } from '../../platform/telemetry.ts';
import type { ModelAnswer, ModelFailure, Question } from './ask-model.ts';
import type { ModelSettings } from './open-model.ts';
import { withoutInvisible } from './phrase.ts';

/** A question with the contact details that are hidden from the model. */
export type PersonalQuestion<T> = Question<T> & { contacts: Readonly<Record<string, string>> };
export type PersonalAnswer<T> =
  | ({ isGood: true; value: T } & Pick<HiddenContacts, 'reveal'>)
  | { isGood: false; reason: ModelFailure };

type PersonalText = Pick<PersonalQuestion<string>, 'task' | 'data' | 'contacts'>;

export type LanguageModel = {
  provider: ModelSettings['provider'];
  name: string;
  /** Never throws. If the signal is aborted, its reason explains the missing answer. */
  ask: <T>(question: PersonalQuestion<T>, signal: AbortSignal) => Promise<PersonalAnswer<T>>;
  /** Like `ask`, streamed: `onText` receives pieces of the text. */
  write: (
    question: PersonalText,
    signal: AbortSignal,
    onText: (piece: string) => void,
  ) => Promise<PersonalAnswer<string>>;
};

const maxAtOnce = 32;

/** The configured language model, if any; loaded on first use. */
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
  /** Asks with a timeout and limited concurrency, hides contact details, and logs failures. */
  const consult = async <T>(
    { contacts, data: own }: Pick<PersonalText, 'contacts' | 'data'>,
    signal: AbortSignal,
    work: (model: Model, hidden: HiddenContacts, deadline: AbortSignal) => Promise<ModelAnswer<T>>,
  ): Promise<PersonalAnswer<T>> => {
    if (asked >= maxAtOnce) return { isGood: false, reason: 'busy' };
    asked++;
    const begun = performance.now();
    try {
      opened ??= open();
      const hidden = hideContacts(own, contacts);
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const answered = await opened;
      const step = stepOf(provider, name);
      const answer = await traced(step, async () => {
        const outcome = await work(answered, hidden, deadline);
        if (!outcome.isGood) step.failure = outcome.reason;
        return outcome;
      });
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

const stepOf = (provider: string, model: string): Step => ({
  name: `chat ${model}`,
  kind: 'client',
  attributes: { 'gen_ai.provider.name': provider, 'gen_ai.request.model': model },
});

/** Patterns of contact details in free text; they ignore case. */
const contactPatterns: Readonly<Record<string, string>> = {
  email: String.raw`[\w.+'-]{1,64}@[\w-]+(?:\.[\w-]+)+`,
  link: String.raw`\b(?:https?:\/\/|www\.|(?:linkedin|github|gitlab|twitter|x)\.com\/)[^\s"<>]+[^\s"<>.,;:)\]]`,
  phone: String.raw`\+\d[\d\s().-]{6,}\d|\(?\b\d{3,5}\)?[\s.-]\d{3,5}[\s.-]\d{3,5}\b`,
};
const kinds = Object.keys(contactPatterns);
const placeholder = /\{\{\w+\}\}/g;

type HiddenContacts = {
  data: Record<string, string>;
  /** Restores the contact details; undefined if the text has an unknown placeholder. */
  reveal: (text: string) => string | undefined;
};

/**
 * Replaces contact details by placeholders, the same ones in all texts. One pass over each text, since
 * it may hold thousands of details.
 *
 * @param known the person's own details, by kind.
 */
function hideContacts(
  data: Readonly<Record<string, string>>,
  known: Readonly<Record<string, string>>,
): HiddenContacts {
  // Removes soft hyphens from the data, because an address with one would not be recognized and
  // would be sent.
  const shown = Object.entries(data).map(([name, text]) => [name, withoutInvisible(text)] as const);
  const texts = Object.values(data);
  const nameByValue = new Map<string, string>();
  const valueByName = new Map<string, string>();
  const note = (kind: string, value: string): string => {
    const name = nameByValue.get(value) ?? `{{${kind}_${nameByValue.size + 1}}}`;
    nameByValue.set(value, name);
    valueByName.set(name, value);
    return name;
  };
  const own = Object.entries(known).flatMap(([kind, value]) =>
    value.trim().length < 4 ? [] : [{ kind, value: value.trim() }],
  );
  for (const { kind, value } of own) note(kind, value);
  const contact = contactPattern(own.map(({ value }) => value));
  const hide = (text: string) =>
    text.replace(contact, (found: string, ...parts: unknown[]) => {
      const groups = Object(parts.at(-1));
      const kind = kinds.find((one) => groups[one] !== undefined);
      if (kind) return note(kind, found);
      const lower = found.toLowerCase();
      const mine = own.find(({ value }) => value.toLowerCase() === lower);
      // 'Will' is a name, but 'will' is not.
      if (!mine || (mine.kind === 'name' && mine.value !== found)) return found;
      return note(mine.kind, found);
    });
  return {
    data: Object.fromEntries(shown.map(([name, text]) => [name, hide(text)])),
    reveal: (text) => {
      const revealed = text.replace(placeholder, (name) => valueByName.get(name) ?? name);
      const left = revealed.match(placeholder) ?? [];
      return left.every((name) => texts.some((sent) => sent.includes(name))) ? revealed : undefined;
    },
  };
}

/**
 * Matches a detail of any kind in the group of that name, or one of the person's own without a
 * group.
 */
function contactPattern(own: readonly string[]): RegExp {
  const escaped = own
    .toSorted((one, other) => other.length - one.length)
    .map((value) => value.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  const found = kinds.map((kind) => `(?<${kind}>${contactPatterns[kind]})`);
  return new RegExp([...escaped, ...found].join('|'), 'giu');
}

/** An incomplete placeholder at the end of a text. */
const unfinished = /\{(?:\{\w*\}?)?$/;

/** Restores details in streamed text, holding back incomplete placeholders. */
function revealPieces(
  reveal: HiddenContacts['reveal'],
  onText: (piece: string) => void,
): (piece: string) => void {
  let waiting = '';
  return (piece) => {
    const text = waiting + piece;
    const whole = text.replace(unfinished, '');
    waiting = text.slice(whole.length);
    if (whole !== '') onText(reveal(whole) ?? whole);
  };
}
