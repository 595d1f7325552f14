import { withoutHidden } from '@folio/contract/without-hidden';
import type { CreditPrice } from '../../../lib/credit-price.ts';
import { paidOnce } from '../../../lib/paid-once.ts';
import { toast } from '../../../ui/toast.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { describeFailure, type Question } from './ask-assistant.ts';
import { type EnhancedSection, sectionFacts, type Task } from './assistant-answers.ts';
import type { AssistantEvent } from './assistant-state.ts';
import { toastCopy } from './assistant-toasts.copy.ts';

export type RequestParts = {
  store: EditorStore;
  dispatch: (event: AssistantEvent) => void;
  jobDescription: () => string;
  /**
   * Called after each request, to refresh the balance: only the server knows what was charged or
   * refunded.
   */
  onEnd: (wasCanceled: boolean) => void;
};

type Call = { idempotencyKey: string; signal: AbortSignal };
type AssistantRequest<T> = {
  task: Task;
  section?: EnhancedSection;
  price: CreditPrice;
  ask: (question: Question, call: Call) => Promise<T>;
  present: (answer: T, question: Question) => void;
};

type Running = Pick<AssistantRequest<unknown>, 'section' | 'price'> & {
  controller: AbortController;
};

/** The assistant's requests about the current resume; one runs at a time. */
export function createRequests({ store, dispatch, jobDescription, onEnd }: RequestParts) {
  let running: Running | undefined;

  async function send<T>({ task, section, price, ask, present }: AssistantRequest<T>) {
    const document = store.getDocument();
    const { templateId, settings } = document;
    const { careerStage } = settings;
    // A hidden section is sent only if it is the one to rewrite.
    const hidden = settings.hiddenSections.filter((one) => one !== section);
    const content = withoutHidden(document.content, hidden);
    const question = { content, jobDescription: jobDescription(), templateId, careerStage };
    const mine: Running = { controller: new AbortController(), ...(section && { section }), price };
    const { signal } = mine.controller;
    const place = section ?? 'panel';
    running = mine;
    dispatch({ type: 'asked', task, place });
    try {
      const answer = await paidOnce(
        [task, question],
        (idempotencyKey) => ask(question, { idempotencyKey, signal }),
        (answered) => !signal.aborted && !Object(answered).isSample,
      );
      if (!signal.aborted) present(answer, question);
    } catch (error) {
      if (!signal.aborted) announceFailure(error, section);
    }
    if (running === mine) running = undefined;
    onEnd(signal.aborted);
  }

  function announceFailure(error: unknown, section: EnhancedSection | undefined) {
    const failure = describeFailure(error, section !== undefined);
    dispatch({ type: 'failed', place: section ?? 'panel', failure });
    if (section) toast(toastCopy.enhanceFailed(sectionFacts[section].label, failure.message));
  }

  /** Aborts the running request, whose credits are refunded, and returns it. */
  function abort(): Running | undefined {
    const aborted = running;
    aborted?.controller.abort();
    running = undefined;
    return aborted;
  }

  return { send, abort, isBusy: () => running !== undefined };
}
