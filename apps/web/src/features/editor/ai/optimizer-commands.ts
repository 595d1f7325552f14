import type { CreditPrice } from '../../../lib/credit-price.ts';
import { newIdempotencyKey } from '../../../lib/paid-call.ts';
import { type ToastMessage, toast } from '../../../ui/toast.ts';
import { contentOf } from '../store/document.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { takeBack } from '../store/take-back.ts';
import { toastCopy } from './ai.copy.ts';
import type { AiAction } from './ai-answers.ts';
import { ask, type Told } from './ask.ts';
import { describeFailure } from './failure.ts';
import type { OptimizerEvent, Result, Results } from './optimizer-state.ts';
import { applySuggestion, keyOf, type Suggestion, summaryPlace } from './suggestion.ts';

type Dispatch = (event: OptimizerEvent) => void;
type Parts = {
  store: EditorStore;
  dispatch: Dispatch;
  jobDescription: () => string;
  /** After each call: what was paid for it, or given back, is known to the server alone. */
  onEnd: (wasCancelled: boolean) => void;
};

/** What the optimizer does: one call at a time, and applying what came of them. */
export function createOptimizerCommands({ store, dispatch, jobDescription, onEnd }: Parts) {
  let work: AbortController | undefined;
  const inquire = createInquiry(store, jobDescription);
  const apply = applyTo(store, dispatch);

  /** A summary is written where there is none; one that is there is never replaced unseen. */
  function tell(action: AiAction, result: Result<AiAction>) {
    const { isSample } = result;
    dispatch({ type: 'told', action, isSample, results: { [action]: result } as Results });
    const before = store.getDocument().form.summary;
    if (action !== 'generate-summary' || isSample || before.trim() !== '') return;
    const { answer } = result as Told<'generate-summary'>;
    apply([{ ...summaryPlace, before, after: answer.summary }], toastCopy.summaryApplied);
  }

  async function run<A extends AiAction>(price: CreditPrice<A>): Promise<void> {
    if (work) return;
    const { action } = price;
    const mine = new AbortController();
    const { signal } = mine;
    work = mine;
    dispatch({ type: 'asked', action });
    try {
      const result = await inquire(price, signal);
      if (!signal.aborted) tell(action, result);
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', failure: describeFailure(error) });
    }
    if (work === mine) work = undefined;
    onEnd(signal.aborted);
  }

  function cancel() {
    work?.abort();
    work = undefined;
    dispatch({ type: 'cancelled' });
  }

  return { apply, run, cancel };
}

/** Asks about the resume as it is. The same question, until it is answered, is paid once. */
function createInquiry(store: EditorStore, jobDescriptionOf: () => string) {
  const keys = new Map<string, string>();
  return async <A extends AiAction>(
    price: CreditPrice<A>,
    signal: AbortSignal,
  ): Promise<Result<A>> => {
    const document = store.getDocument();
    const jobDescription = jobDescriptionOf();
    const question = { content: contentOf(document), jobDescription };
    const asked = JSON.stringify([price.action, question]);
    const idempotencyKey = keys.get(asked) ?? newIdempotencyKey();
    keys.set(asked, idempotencyKey);
    const told = await ask(question, { price, idempotencyKey, signal });
    if (!told.isSample) keys.delete(asked);
    return { ...told, document, jobDescription };
  };
}

/** Applies, as one step, what still fits. */
const applyTo =
  (store: EditorStore, dispatch: Dispatch) =>
  (suggestions: readonly Suggestion[], message: ToastMessage): void => {
    let document = store.getDocument();
    const keys: string[] = [];
    for (const suggestion of suggestions) {
      const next = applySuggestion(document, suggestion);
      if (next) keys.push(keyOf(suggestion));
      document = next ?? document;
    }
    if (keys.length === 0) {
      toast(toastCopy.changedSince);
      return;
    }
    store.dispatch({ type: 'replace', document });
    dispatch({ type: 'applied', keys, form: document.form });
    toast({ ...message, action: { label: 'Undo', onClick: takeBack(store) } });
  };
