import { type ReactNode, useMemo } from 'react';
import { useCommands } from '../../../lib/commands/use-commands.ts';
import { useCreditPrices } from '../../../lib/credit-costs.ts';
import { useViewStore } from '../view/use-view.ts';
import { aiCopy, newsOf } from './ai.copy.ts';
import { aiCommands } from './ai-commands.ts';
import { SuggestionsDialog } from './suggestions-dialog.tsx';
import { type Optimizer, OptimizerContext, useOptimizerSession } from './use-optimizer.ts';

/** The optimizer of the resume that is open, whichever tab of the form is in sight. */
export function OptimizerSession({
  resumeId,
  children,
}: {
  resumeId: string | undefined;
  children: ReactNode;
}) {
  const optimizer = useOptimizerSession(resumeId);
  const view = useViewStore();
  const { run } = optimizer;
  const priceOf = useCreditPrices();
  useCommands(useMemo(() => aiCommands(view, priceOf, run), [view, priceOf, run]));
  return (
    <OptimizerContext value={optimizer}>
      {children}
      <SuggestionsDialog />
      <News state={optimizer.state} />
    </OptimizerContext>
  );
}

/** Says what happens to those who do not see it. */
function News({ state }: Pick<Optimizer, 'state'>) {
  const { running, latest, isSample } = state;
  const ended = latest ? newsOf(latest, isSample) : '';
  return (
    <p aria-live="polite" className="sr-only top-0">
      {running ? aiCopy.analyzing : ended}
    </p>
  );
}
