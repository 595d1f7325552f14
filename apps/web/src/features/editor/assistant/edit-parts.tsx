import type { AiEdit, Origin, RejectedClaim } from '@folio/contract/ai-answers';
import {
  Check,
  FileText,
  ListChecks,
  type LucideIcon,
  PenLine,
  ScanText,
  Sparkles,
  Wrench,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useCreditPrice } from '../../../lib/credit-costs.ts';
import { RejectedClaims } from '../../../lib/verdict-note.tsx';
import { t } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextDifference } from '../../../ui/text-difference.tsx';
import type { ToastMessage } from '../../../ui/toast.ts';
import { placeholderPattern } from '../../../ui/word-difference.ts';
import { actionCopy, aiCopy } from './assistant.copy.ts';
import type { AiAction } from './assistant-answers.ts';
import type { Suggestion } from './suggestion.ts';
import { useAreApplied, useAssistant } from './use-assistant.ts';

/** Lists edits as differences with their place; `children` renders the actions for an edit. */
export function EditList({
  edits,
  nameOf,
  children,
}: {
  edits: readonly AiEdit[];
  nameOf?: ((edit: AiEdit) => string) | undefined;
  children?: (edit: AiEdit) => ReactNode;
}) {
  return (
    <ul className="grid gap-6">
      {edits.map((edit) => (
        <li key={edit.path} className="border-l-2 border-line py-0.5 pl-4">
          {nameOf ? (
            <p className="mb-1.5 text-small wrap-anywhere text-faint">{nameOf(edit)}</p>
          ) : null}
          <Difference {...edit} />
          <Doubts claims={edit.doubts} />
          {edit.reason === '' ? null : (
            <p className="mt-2 text-small wrap-anywhere text-muted">{edit.reason}</p>
          )}
          {children?.(edit)}
        </li>
      ))}
    </ul>
  );
}

/** A text before and after; blanks such as `[X%]` are for the person to fill in. */
export const Difference = ({ before, after }: Pick<AiEdit, 'before' | 'after'>) => (
  <>
    <TextDifference before={before} after={after} />
    {placeholderPattern.test(after) ? (
      <p className="mt-2 text-small text-faint">{aiCopy.placesToFill}</p>
    ) : null}
  </>
);

/** Claims that only the person can confirm, without duplicates; shown before applying an edit. */
export function Doubts({ claims }: { claims: readonly RejectedClaim[] | undefined }) {
  if (!claims) return null;
  return (
    <div className="mt-2 text-small text-warning">
      <p>{aiCopy.doubts}</p>
      <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        {[...new Set(claims.map(({ text }) => text))].map((text) => (
          <li key={text} className="font-medium wrap-anywhere">
            “{text}”
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Applies suggestions once, as one undo step. Stays focusable afterwards. */
export function ApplyButton({
  suggestions,
  message,
  label = t('Apply'),
  done = t('Applied'),
}: {
  suggestions: readonly Suggestion[];
  message: ToastMessage;
  label?: string;
  done?: string;
}) {
  const { apply } = useAssistant();
  const areApplied = useAreApplied(suggestions);
  return (
    <Button
      size="small"
      aria-disabled={areApplied || undefined}
      onClick={areApplied ? undefined : () => apply(suggestions, message)}
    >
      {areApplied ? <Check aria-hidden className="size-4 text-good" /> : null}
      {areApplied ? done : label}
    </Button>
  );
}

/** A part of the results with its heading. */
export function ResultPart({
  title,
  aside,
  children,
}: {
  title: string;
  /** At the right end of the heading's row. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="text-body font-semibold">
          {title}
        </h3>
        {aside ? <span className="text-small text-muted tabular-nums">{aside}</span> : null}
      </div>
      {children}
    </section>
  );
}

/**
 * Notes on an answer: whether it is a sample, why it isn't from the model, and which claims were
 * left out.
 */
export function ResultNotes({
  answer: { notice, heldBack },
  isSample = false,
  className = '',
}: {
  answer: Pick<Origin, 'notice' | 'heldBack'>;
  isSample?: boolean;
  className?: string;
}) {
  if (!isSample && !notice && heldBack.length === 0) return null;
  return (
    <div className={`grid gap-2 text-small text-muted ${className}`}>
      {isSample ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="warning">{aiCopy.sampleBadge}</Badge>
          {aiCopy.sampleNote}
        </p>
      ) : null}
      {notice ? <p>{notice}</p> : null}
      <RejectedClaims claims={heldBack} />
    </div>
  );
}

/** Shown before results are requested. */
export const EmptyResults = ({ title, hint }: { title: string; hint: string }) => (
  <div className="py-4">
    <p className="text-body font-medium">{title}</p>
    <p className="mt-1 text-small text-muted">{hint}</p>
  </div>
);

const icons: Readonly<Record<AiAction, LucideIcon>> = {
  improve: Sparkles,
  'optimize-ats': ScanText,
  'suggest-skills': Wrench,
  'generate-summary': FileText,
  'improve-bullets': ListChecks,
  'enhance-content': PenLine,
};

/** An action with its button, description and price. */
export function ActionRow({ action }: { action: AiAction }) {
  const { state, run, cancel } = useAssistant();
  const { label, about, aboutNoJob = about } = actionCopy[action];
  const Icon = icons[action];
  const price = useCreditPrice(action);
  const isRunning = state.running === action;
  return (
    <li className="grid grid-cols-[12rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 @max-md:grid-cols-[minmax(0,1fr)_auto]">
      <Button
        isBusy={isRunning}
        disabled={state.running !== null && !isRunning}
        onClick={() => void run(price)}
      >
        {isRunning ? null : <Icon aria-hidden className="size-4 shrink-0 text-muted" />}
        <span className="flex-1 text-left">
          {isRunning ? aiCopy.analyzing : label}
          {/* The price is part of the accessible name; visually it is beside the button. */}
          {isRunning ? null : <span className="sr-only"> {price.words}</span>}
        </span>
      </Button>
      <p className="text-small text-muted @max-md:order-last @max-md:col-span-full">
        {state.jobDescription.trim() === '' ? aboutNoJob : about}
      </p>
      {isRunning ? (
        <Button variant="quiet" size="small" className="-mr-3" onClick={cancel}>
          {t('Cancel')}
        </Button>
      ) : (
        <span
          aria-hidden
          className="text-right text-small whitespace-nowrap text-faint tabular-nums"
        >
          {price.words}
        </span>
      )}
    </li>
  );
}
