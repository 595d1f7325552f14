import type { AiEdit } from '@folio/contract/ai-answers';
import { textsToEdit } from '@folio/contract/ai-texts';
import { withIds } from '@folio/contract/entry-ids';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { SaveReason } from '@folio/contract/resumes';
import type { CreditPrice } from '../../../lib/credit-price.ts';
import { mayTakeCredits } from '../../../lib/first-credits/may-take-credits.tsx';
import { t } from '../../../lib/words/words.ts';
import { type ToastMessage, toast } from '../../../ui/toast.ts';
import { type EditorDocument, newEntryId } from '../store/document.ts';
import { undoIfUnchanged } from '../store/undo-if-unchanged.ts';
import { type Answered, ask, askForSection } from './ask-assistant.ts';
import { type AiAction, type EnhancedSection, sectionFacts } from './assistant-answers.ts';
import { createRequests, type RequestParts } from './assistant-requests.ts';
import type { Proposal, Result, Results } from './assistant-state.ts';
import { toastCopy } from './assistant-toasts.copy.ts';
import { enhanceCopy } from './enhance.copy.ts';
import { applyAll, isStillThere, keyOf, type Suggestion } from './suggestion.ts';

/** The assistant's commands: sending a request, and applying its results. */
export function createAssistantCommands(parts: RequestParts) {
  const { store, dispatch } = parts;
  const requests = createRequests(parts);

  async function run<A extends AiAction>(price: CreditPrice<A>): Promise<void> {
    // Another request may have started while the confirmation was open.
    if (requests.isBusy() || !(await mayTakeCredits(price)) || requests.isBusy()) return;
    const { action } = price;
    await requests.send({
      task: action,
      price,
      ask: (question, call) => ask(question, { price, ...call }),
      present: (answered, { content, jobDescription: job }) =>
        announce(action, { ...answered, content, jobDescription: job }),
    });
  }

  /** Announces the answer. A generated summary is inserted only if there is none yet. */
  function announce(action: AiAction, result: Result<AiAction>) {
    const { isSample, content } = result;
    dispatch({ type: 'answered', action, isSample, results: { [action]: result } as Results });
    if (action !== 'generate-summary' || isSample || content.personalInfo.summary.trim() !== '')
      return;
    const { answer } = result as Answered<'generate-summary'>;
    if (answer.edits.length > 0) apply(answer.edits, toastCopy.summaryApplied);
  }

  async function enhance(section: EnhancedSection, price: CreditPrice<'improve'>): Promise<void> {
    if (requests.isBusy()) return;
    const { label } = sectionFacts[section];
    if (textsToEdit(store.getDocument().content, section).length === 0)
      return void toast(toastCopy.noContent(label));
    if (!(await mayTakeCredits(price)) || requests.isBusy()) return;
    await requests.send({
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

  function cancel() {
    const canceled = requests.abort();
    if (!canceled) return;
    const { section, price } = canceled;
    dispatch({ type: 'ended' });
    if (section) toast(toastCopy.canceled(sectionFacts[section].label, price.credits !== 0));
  }

  return { run, enhance, accept, apply, cancel, leave: () => void requests.abort() };
}

const withContent = (document: EditorDocument, content: ResumeContent): EditorDocument => ({
  ...document,
  content: withIds(content, newEntryId),
});
