import type { AiEdit } from '@folio/contract/ai-answers';
import { textsToEdit } from '@folio/contract/ai-texts';
import { withIds } from '@folio/contract/entry-ids';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { SaveReason } from '@folio/contract/resumes';
import { withoutHidden } from '@folio/contract/without-hidden';
import type { CreditPrice } from '../../../lib/credit-price.ts';
import { mayTakeCredits } from '../../../lib/first-credits/may-take-credits.tsx';
import { newIdempotencyKey } from '../../../lib/paid-call.ts';
import { t } from '../../../lib/words/words.ts';
import { type ToastMessage, toast } from '../../../ui/toast.ts';
import { type EditorDocument, newEntryId } from '../store/document.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { undoIfUnchanged } from '../store/undo-if-unchanged.ts';
import {
  type Answered,
  ask,
  askForSection,
  describeFailure,
  type Question,
  UnknownAnswer,
} from './ask-assistant.ts';
import {
  type AiAction,
  type EnhancedSection,
  sectionFacts,
  type Task,
} from './assistant-answers.ts';
import type { AssistantEvent, Proposal, Result, Results } from './assistant-state.ts';
import { toastCopy } from './assistant-toasts.copy.ts';
import { enhanceCopy } from './enhance.copy.ts';
import { applyAll, isStillThere, keyOf, type Suggestion } from './suggestion.ts';

type Parts = {
  store: EditorStore;
  dispatch: (event: AssistantEvent) => void;
  jobDescription: () => string;
  /**
   * Called after each request, to refresh the balance: only the server knows what was charged or
   * refunded.
   */
  onEnd: (wasCancelled: boolean) => void;
};
type Call = { idempotencyKey: string; signal: AbortSignal };
type Inquiry<T> = {
  task: Task;
  section?: EnhancedSection;
  price: CreditPrice;
  ask: (question: Question, call: Call) => Promise<T>;
  present: (answer: T, question: Question) => void;
};

type Work = Pick<Inquiry<unknown>, 'section' | 'price'> & { controller: AbortController };

/** The assistant's commands: one request at a time, and applying the results. */
export function createAssistantCommands({ store, dispatch, jobDescription, onEnd }: Parts) {
  let work: Work | undefined;
  const keys = createKeys();

  /** Sends a request about the current resume. */
  async function inquire<T>({ task, section, price, ask: askServer, present }: Inquiry<T>) {
    const document = store.getDocument();
    const { templateId, settings } = document;
    const { careerStage } = settings;
    // A hidden section is sent only where it is the one to rewrite.
    const hidden = settings.hiddenSections.filter((one) => one !== section);
    const content = withoutHidden(document.content, hidden);
    const question = { content, jobDescription: jobDescription(), templateId, careerStage };
    const key = keys.of(JSON.stringify([task, question]));
    const mine: Work = { controller: new AbortController(), ...(section && { section }), price };
    const { signal } = mine.controller;
    const place = section ?? 'panel';
    work = mine;
    dispatch({ type: 'asked', task, place });
    try {
      const answer = await askServer(question, { idempotencyKey: key.value, signal });
      key.answered(answer);
      if (!signal.aborted) present(answer, question);
    } catch (error) {
      key.failed(error);
      if (!signal.aborted) announceFailure(error, section);
    }
    if (work === mine) work = undefined;
    onEnd(signal.aborted);
  }

  function announceFailure(error: unknown, section: EnhancedSection | undefined) {
    const failure = describeFailure(error, section !== undefined);
    dispatch({ type: 'failed', place: section ?? 'panel', failure });
    if (section) toast(toastCopy.enhanceFailed(sectionFacts[section].label, failure.message));
  }

  async function run<A extends AiAction>(price: CreditPrice<A>): Promise<void> {
    // Another request may have started while the confirmation was open.
    if (work || !(await mayTakeCredits(price)) || work) return;
    const { action } = price;
    await inquire({
      task: action,
      price,
      ask: (question, call) => ask(question, { price, ...call }),
      present: (answered, { content, jobDescription: job }) =>
        announce(action, { ...answered, content, jobDescription: job }),
    });
  }

  /** Announces the answer. A generated summary is inserted only where there is none. */
  function announce(action: AiAction, result: Result<AiAction>) {
    const { isSample, content } = result;
    dispatch({ type: 'answered', action, isSample, results: { [action]: result } as Results });
    if (action !== 'generate-summary' || isSample || content.personalInfo.summary.trim() !== '')
      return;
    const { answer } = result as Answered<'generate-summary'>;
    if (answer.edits.length > 0) apply(answer.edits, toastCopy.summaryApplied);
  }

  async function enhance(section: EnhancedSection, price: CreditPrice<'improve'>): Promise<void> {
    if (work) return;
    const { label } = sectionFacts[section];
    if (textsToEdit(store.getDocument().content, section).length === 0)
      return void toast(toastCopy.noContent(label));
    if (!(await mayTakeCredits(price)) || work) return;
    await inquire({
      task: section,
      section,
      price,
      ask: (question, call) => askForSection(section, question, { price, ...call }),
      present({ edits, ...origin }, { content }) {
        const still = stillThere(edits);
        if (still.length > 0) {
          const proposal = { section, content, ...origin, edits: still };
          return dispatch({ type: 'proposed', proposal });
        }
        const notice = edits.length > 0 ? enhanceCopy.changedMeanwhile : origin.notice;
        toast(toastCopy.unchanged(label, notice));
        dispatch({ type: 'ended' });
      },
    });
  }

  const stillThere = (edits: readonly AiEdit[]) =>
    edits.filter((edit) => isStillThere(store.getDocument().content, edit));

  /** Applies a proposal; texts that were edited meanwhile stay as they are. */
  function accept({ section, edits }: Proposal) {
    dispatch({ type: 'decided' });
    apply(edits, toastCopy.enhanced(sectionFacts[section].label), 'enhance');
  }

  /** Applies the edits that still fit, as one undo step. */
  function apply(
    suggestions: readonly Suggestion[],
    message: ToastMessage,
    reason: SaveReason = 'ai',
  ): void {
    const document = store.getDocument();
    const { content, fitting } = applyAll(document.content, suggestions);
    if (fitting.length === 0) return void toast(toastCopy.changedSince);
    const changed = withContent(document, content);
    store.dispatch({ type: 'replace', document: changed, reason });
    dispatch({ type: 'applied', keys: fitting.map(keyOf), content: store.getDocument().content });
    toast({ ...message, action: { label: t('Undo'), onClick: undoIfUnchanged(store) } });
  }

  /** Aborts the running request; its credits are refunded. */
  function cancel() {
    if (!work) return;
    const { section, price } = work;
    leave();
    dispatch({ type: 'ended' });
    if (section) toast(toastCopy.cancelled(sectionFacts[section].label, price.credits !== 0));
  }

  function leave() {
    work?.controller.abort();
    work = undefined;
  }

  return { run, enhance, accept, apply, cancel, leave };
}

/** Idempotency keys: a repeated request is paid once until it is answered. */
function createKeys() {
  const keys = new Map<string, string>();
  return {
    of(asked: string) {
      const value = keys.get(asked) ?? newIdempotencyKey();
      keys.set(asked, value);
      const dropKey = () => void keys.delete(asked);
      return {
        value,
        answered: (answer: unknown) => (Object(answer).isSample ? undefined : dropKey()),
        /** A new key is needed, since the same one would return the same answer. */
        failed: (error: unknown) => (error instanceof UnknownAnswer ? dropKey() : undefined),
      };
    },
  };
}

const withContent = (document: EditorDocument, content: ResumeContent): EditorDocument => ({
  ...document,
  content: withIds(content, newEntryId),
});
