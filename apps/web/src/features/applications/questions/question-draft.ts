import {
  Question,
  questionLimits,
  questionRoutes,
  type UpdateQuestion,
} from '@folio/contract/questions';
import { readStoredValue } from '@folio/contract/stored-value';
import { limitedText } from '@folio/contract/text-schemas';
import { z } from 'zod';
import { ApiError, apiWith, isApiError, maySucceedLater } from '../../../lib/api-client.ts';
import { FieldAutosave } from '../../../lib/autosave/field-autosave.ts';
import type { FieldChanges } from '../../../lib/autosave/field-changes.ts';
import { sendStored } from '../../../lib/autosave/field-drafts.ts';
import type { FieldBase } from '../../../lib/autosave/field-replica.ts';
import type { FieldOutcome } from '../../../lib/autosave/field-saving.ts';
import { type DeviceStore, openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { questionLabels } from './questions.copy.ts';
import { loadQuestions } from './questions.queries.ts';

const typedFields = {
  question: limitedText(questionLimits.question),
  answer: limitedText(questionLimits.answer),
};
const Typed = z.object(typedFields);
export type TypedQuestion = z.infer<typeof Typed>;

const restMs = 800;

type Parts = {
  stored: Question;
  store: DeviceStore;
  onSaved?: (question: Question) => void;
  takesOver?: boolean;
  calls?: Calls;
};

type Calls = {
  send: (body: UpdateQuestion, signal: AbortSignal) => Promise<Question>;
  load: () => Promise<Question | undefined>;
};

let loading: Promise<Question[]> | undefined;

/** Up to twenty open answers share one request for the list. */
function loadOnce(): Promise<Question[]> {
  loading ??= loadQuestions().finally(() => {
    loading = undefined;
  });
  return loading;
}

const callsOf = (id: string): Calls => ({
  send: async (body, signal) =>
    (await apiWith({ signal }, questionRoutes.update, { params: { id }, body })).data,
  load: async () => (await loadOnce()).find((one) => one.id === id),
});

/** A question and its answer, each saved while it is typed. */
export class QuestionDraft extends FieldAutosave<TypedQuestion> {
  /** The typed answer before it was replaced. */
  previousAnswer = '';
  /** The last replacement, to distinguish it from typed text. */
  #placed: string | undefined;

  constructor({ stored, store, onSaved, takesOver = false, ...parts }: Parts) {
    const { send, load } = parts.calls ?? callsOf(stored.id);
    super({
      takesOver,
      store,
      item: `question/${stored.id}`,
      base: baseOf(stored),
      send: (document, version, _reason, signal) =>
        outcomeOf(async () => {
          const { question, answer } = document;
          // An empty question isn't sent, so the previous one stays.
          const body = { answer, version, ...(question.trim() && { question }) };
          const saved = await send(body, signal);
          onSaved?.(saved);
          return saved.version;
        }),
      load: () => loadBase(load),
      readKept,
      readBase: (kept) => Base.safeParse(kept).data,
      restMs,
    });
  }

  edit = (fields: Partial<TypedQuestion>): void => this.change({ ...this.document, ...fields });

  /**
   * Replaces the answer; `restoreAnswer` restores the typed one, even after several replacements.
   */
  replaceAnswer = (answer: string): void => {
    const isTyped = this.document.answer !== this.#placed;
    if (isTyped || this.previousAnswer.trim() === '') this.previousAnswer = this.document.answer;
    this.#placed = answer;
    this.edit({ answer });
  };

  /** Swaps the answer with the previous one. */
  restoreAnswer = (): void => {
    const answer = this.previousAnswer;
    this.previousAnswer = this.document.answer;
    this.#placed = undefined;
    this.edit({ answer });
  };
}

const baseOf = ({ version, question, answer }: Question): FieldBase<TypedQuestion> => ({
  version,
  document: { question, answer },
});

async function loadBase(
  load: Calls['load'],
): Promise<FieldBase<TypedQuestion> | 'deleted' | undefined> {
  try {
    const found = await load();
    return found ? baseOf(found) : 'deleted';
  } catch {
    return undefined;
  }
}

async function outcomeOf(send: () => Promise<number>): Promise<FieldOutcome<TypedQuestion>> {
  try {
    return { kind: 'saved', version: await send() };
  } catch (error) {
    const stale = isApiError(error, 'VERSION_CONFLICT') && Question.safeParse(error.data).data;
    if (stale) return { kind: 'conflict', theirs: baseOf(stale) };
    if (isApiError(error, 'QUESTION_NOT_FOUND')) return { kind: 'deleted' };
    if (isApiError(error, 'OFFLINE', 'UNAVAILABLE', 'RATE_LIMITED')) return { kind: 'unreachable' };
    const [[field, [problem]] = ['', ['']]] = isApiError(error) ? Object.entries(error.errors) : [];
    const message = problem
      ? `${questionLabels[field] ?? field}: ${problem}`
      : describeError(error);
    const fields = isApiError(error) ? Object.keys(error.errors) : [];
    return { kind: 'refused', message, fields, isTemporary: maySucceedLater(error) };
  }
}

const Base = z.object({
  version: z.number().int(),
  document: z.looseObject({}).transform((stored) => readStoredValue(Typed, stored).value),
});
const Draft = z.object({ changes: z.record(z.string(), z.looseObject({})) });

/** The stored changes of a tab. */
function readKept(kept: unknown): FieldChanges {
  const changes = Object.entries(Draft.safeParse(kept).data?.changes ?? {}).flatMap(
    ([field, { value, was }]) =>
      field in typedFields && typeof value === 'string' ? [[field, { value, was }]] : [],
  );
  return Object.fromEntries(changes);
}

/**
 * Sends stored edits of a question that is not open here. Resolves to the reason if they could not
 * be sent, else undefined. Throws an `ApiError` if it can't be loaded.
 */
export async function sendQuestionDraft(userId: string, id: string): Promise<string | undefined> {
  const stored = (await loadQuestions()).find((one) => one.id === id);
  if (!stored) throw new ApiError('QUESTION_NOT_FOUND');
  const draft = new QuestionDraft({ stored, store: openDeviceStore(userId), takesOver: true });
  return sendStored(draft);
}
