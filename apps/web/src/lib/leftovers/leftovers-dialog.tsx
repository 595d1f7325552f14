import { useRef, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { forCredits } from '../credit-price.ts';
import { leftoversCopy } from './leftovers.copy.ts';
import { leftoversQuestion, type NamedLeftover } from './leftovers-question.ts';

/** The list scrolls. */
const maxShown = 40;

/** The dialog of `askAboutLeftovers`. */
export function LeftoversDialog() {
  const question = useSyncExternalStore(leftoversQuestion.subscribe, leftoversQuestion.get);
  // Keeps the text while the dialog closes.
  const last = useRef(question);
  if (question) last.current = question;
  const chosen = useRef<() => void>(undefined);
  const { places = [], outputAction = 'export', credits, goTo } = last.current ?? {};
  const go = (leftover: NamedLeftover) => {
    chosen.current = () => goTo?.(leftover);
    question?.answer(false);
  };
  return (
    <ConfirmDialog
      open={question !== undefined}
      onOpenChange={() => question?.answer(false)}
      title={leftoversCopy.title(places.length)}
      description={leftoversCopy.description[outputAction]}
      confirmLabel={forCredits(leftoversCopy.confirm[outputAction], credits)}
      cancelLabel={leftoversCopy.cancel}
      onConfirm={() => question?.answer(true)}
      onClosed={() => {
        const next = chosen.current;
        chosen.current = undefined;
        next?.();
        return next !== undefined;
      }}
    >
      <ul className="mt-4 max-h-64 overflow-y-auto border-t border-line">
        {places.slice(0, maxShown).map((place) => (
          <li key={`${place.kind} ${place.path}`} className="border-b border-line">
            <button
              type="button"
              onClick={() => go(place)}
              className="block w-full rounded-control px-1 py-2 text-left hover:bg-line/40 focus-visible:-outline-offset-2 finger:min-h-11"
            >
              <span className="block text-body font-medium text-accent wrap-anywhere">
                {place.words}
              </span>
              <span className="block text-small text-muted wrap-anywhere">
                {leftoversCopy.kind[place.kind]}
                {place.quote === '' ? null : `: “${shortened(place.quote)}”`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {places.length > maxShown ? (
        <p className="mt-2 text-small text-muted">{leftoversCopy.more(places.length - maxShown)}</p>
      ) : null}
    </ConfirmDialog>
  );
}

const maxQuoteLength = 60;
const shortened = (text: string): string =>
  text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength).trimEnd()}…` : text;
