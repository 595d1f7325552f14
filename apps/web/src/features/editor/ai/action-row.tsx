import {
  FileText,
  ListChecks,
  type LucideIcon,
  PenLine,
  ScanText,
  Sparkles,
  Wrench,
} from 'lucide-react';
import { useCreditPrice } from '../../../lib/credit-costs.ts';
import { Button } from '../../../ui/button.tsx';
import { actionCopy, aiCopy } from './ai.copy.ts';
import type { AiAction } from './ai-answers.ts';
import { useOptimizer } from './use-optimizer.ts';

const icons: Readonly<Record<AiAction, LucideIcon>> = {
  improve: Sparkles,
  'optimize-ats': ScanText,
  'suggest-skills': Wrench,
  'generate-summary': FileText,
  'improve-bullets': ListChecks,
  'enhance-content': PenLine,
};

/** One thing that can be asked for: its button, what it brings, what it costs. */
export function ActionRow({ action }: { action: AiAction }) {
  const { state, run, cancel } = useOptimizer();
  const { label, about } = actionCopy[action];
  const Icon = icons[action];
  const price = useCreditPrice(action);
  const isRunning = state.running === action;
  return (
    <li className="grid grid-cols-[12rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 @max-md:grid-cols-[minmax(0,1fr)_auto]">
      <Button
        className="max-md:h-11"
        isBusy={isRunning}
        disabled={state.running !== null && !isRunning}
        onClick={() => void run(price)}
      >
        {isRunning ? null : <Icon aria-hidden className="size-4 shrink-0 text-muted" />}
        <span className="flex-1 text-left">
          {isRunning ? aiCopy.analyzing : label}
          {/* In its name, too; seen, it stands beside it. */}
          {isRunning ? null : <span className="sr-only"> {price.words}</span>}
        </span>
      </Button>
      <p className="text-small text-muted @max-md:order-last @max-md:col-span-full">{about}</p>
      {isRunning ? (
        <Button variant="quiet" size="small" className="-mr-3 max-md:h-11" onClick={cancel}>
          Cancel
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
