import type { AiEdit, Improvement } from '@folio/contract/ai-answers';
import { quoteOf } from '../../../lib/findings/location-names.ts';
import { t } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { fieldOfPath, tabOfPath } from '../fields/field-paths.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { useReveal, useViewStore } from '../view/use-view.ts';
import { aiCopy } from './assistant.copy.ts';
import { appliedToast, sectionTitle, toastCopy } from './assistant-toasts.copy.ts';
import { ApplyButton, Difference, Doubts } from './edit-parts.tsx';
import { useAssistant } from './use-assistant.ts';

type Improvements = { improvements: readonly Improvement[]; edits: readonly AiEdit[] };

/** Improvements as margin notes: place, reason, suggestion, and an Apply button. */
export function ImprovementList({
  answer: { improvements, edits },
  isSample,
}: {
  answer: Improvements;
  isSample: boolean;
}) {
  if (improvements.length === 0)
    return <p className="text-body text-muted">{aiCopy.nothingToImprove}</p>;
  return (
    <ul className="grid gap-6">
      {improvements.map((one) => (
        <Note
          key={`${one.path} ${one.suggestion} ${one.before}`}
          improvement={one}
          edit={edits.find(({ path }) => one.after !== '' && path === one.path)}
          isSample={isSample}
        />
      ))}
    </ul>
  );
}

const priorities = {
  get high() {
    return t('High');
  },
  get medium() {
    return t('Medium');
  },
  get low() {
    return t('Low');
  },
} as const;

function Note({
  improvement,
  edit,
  isSample,
}: {
  improvement: Improvement;
  /** Absent in samples, and if only the person knows what to write. */
  edit: AiEdit | undefined;
  isSample: boolean;
}) {
  const { priority, suggestion, before, after, path } = improvement;
  return (
    <li className="border-l-2 border-line py-0.5 pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-faint">
        {sectionTitle(improvement)}
        <Badge tone={priority === 'high' ? 'danger' : 'neutral'}>
          {priorities[priority]}
          <span className="sr-only">{t('priority')}</span>
        </Badge>
      </p>
      {after === '' && !isSample ? <Quoted path={path} /> : null}
      <p className="mt-1 mb-2 text-body font-medium wrap-anywhere">{suggestion}</p>
      {after === '' ? null : <Difference before={before} after={after} />}
      <Doubts claims={edit?.doubts} />
      {isSample ? null : (
        <p className={`mt-2 flex flex-wrap gap-2 ${after === '' ? '-ml-3' : ''}`}>
          {edit ? <ApplyButton suggestions={[edit]} message={appliedToast(improvement)} /> : null}
          {after !== '' && !edit ? (
            <Button size="small" onClick={() => toast(toastCopy.noHandler)}>
              {t('Apply')}
            </Button>
          ) : null}
          {path === '' ? null : <GoTo path={path} />}
        </p>
      )}
    </li>
  );
}

/** The text that a suggestion without a rewrite refers to, because a section has several lines. */
function Quoted({ path }: { path: string }) {
  const content = useEditor(({ document }) => document.content);
  const quote = quoteOf(content, { path, start: 0, end: 0 });
  return quote ? (
    <p className="mt-1 font-display text-body text-muted italic wrap-anywhere">“{quote.after}”</p>
  ) : null;
}

function GoTo({ path }: { path: string }) {
  const store = useEditorStore();
  const reveal = useReveal();
  const view = useViewStore();
  const { open } = useAssistant();
  const go = () => {
    open(false);
    const place = fieldOfPath(store.getDocument().content, path);
    // Deferred, since a closing panel restores the focus first.
    requestAnimationFrame(() => {
      if (place) reveal(place);
      else view.set({ pane: 'form', tab: tabOfPath(path) });
    });
  };
  return (
    <Button variant="quiet" size="small" onClick={go}>
      {t('Go to the field')}
    </Button>
  );
}
