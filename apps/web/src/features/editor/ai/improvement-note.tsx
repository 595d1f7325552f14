import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextDifference } from '../../../ui/text-difference.tsx';
import { toast } from '../../../ui/toast.ts';
import { tabOfPath } from '../fields/content-paths.ts';
import { useReveal, useViewStore } from '../view/use-view.ts';
import { type Advice, appliedToast, sectionTitle } from './advice.ts';
import { toastCopy } from './ai.copy.ts';
import { ApplyButton } from './apply-button.tsx';
import { PlacesToFill } from './places-to-fill.tsx';
import { useOptimizer } from './use-optimizer.ts';

const priorities = { high: 'High', medium: 'Medium', low: 'Low' } as const;

/** A margin note: where, why, how it could read, and the button that makes it so. */
export function ImprovementNote({ advice, isSample }: { advice: Advice; isSample: boolean }) {
  const { priority, suggestion, before, after } = advice;
  return (
    <li className="border-l-2 border-line py-0.5 pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-faint">
        {sectionTitle(advice)}
        <Badge tone={priority === 'high' ? 'danger' : 'neutral'}>
          {priorities[priority]}
          <span className="sr-only">priority</span>
        </Badge>
      </p>
      <p className="mt-1 text-body font-medium wrap-anywhere">{suggestion}</p>
      {after === '' ? null : <TextDifference {...{ before, after }} className="mt-2" />}
      <PlacesToFill text={after} />
      {isSample ? null : <Actions advice={advice} />}
    </li>
  );
}

function Actions({ advice }: { advice: Advice }) {
  const { change, after } = advice;
  return (
    <p className={`mt-2 flex flex-wrap gap-2 ${after === '' ? '-ml-3' : ''}`}>
      {change ? <ApplyButton suggestion={change} message={appliedToast(advice)} /> : null}
      {after !== '' && !change ? (
        <Button size="small" className="max-md:h-11" onClick={() => toast(toastCopy.noHandler)}>
          Apply
        </Button>
      ) : null}
      {advice.path === '' ? null : <GoTo advice={advice} />}
    </p>
  );
}

function GoTo({ advice: { path, place } }: { advice: Advice }) {
  const reveal = useReveal();
  const view = useViewStore();
  const { open } = useOptimizer();
  const go = () => {
    open(false);
    // An open panel gives the focus back when it closes; the field takes it after that.
    requestAnimationFrame(() => {
      if (place) reveal(place);
      else view.set({ pane: 'form', tab: tabOfPath(path) });
    });
  };
  return (
    <Button variant="quiet" size="small" className="max-md:h-11" onClick={go}>
      Go to the field
    </Button>
  );
}
