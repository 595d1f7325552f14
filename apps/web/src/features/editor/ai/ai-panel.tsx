import { contentLimits } from '@folio/contract/content-limits';
import { Maximize2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useCreditPrices, useIsSold } from '../../../lib/credit-costs.ts';
import { creditsText } from '../../../lib/credit-price.ts';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { ActionRow } from './action-row.tsx';
import { aiCopy } from './ai.copy.ts';
import { mainActions } from './ai-commands.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import type { OptimizerState } from './optimizer-state.ts';
import { Results } from './results.tsx';
import { useOptimizer } from './use-optimizer.ts';

/** The optimizer: what it may look at, what it can be asked for, what it found. */
export function AiPanel() {
  const { state, describe, open } = useOptimizer();
  const { credits } = useUser();
  const priceOf = useCreditPrices();
  const isOut = mainActions.every((action) => !priceOf(action).isEnough);
  const hasResults = Object.keys(state.results).length > 0;
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-large font-semibold">{aiCopy.heading}</h2>
          <p className="text-small text-muted tabular-nums">{creditsText(credits)} left</p>
        </div>
        <ConnectionBanner />
      </div>
      <TextArea
        label={aiCopy.jobDescription}
        hint={aiCopy.jobDescriptionHint}
        rows={3}
        maxLength={contentLimits.longText}
        value={state.jobDescription}
        onChange={(event) => describe(event.target.value)}
      />
      <div className="grid gap-3">
        <ul className="border-t border-line">
          {mainActions.map((action) => (
            <ActionRow key={action} action={action} />
          ))}
        </ul>
        <FailureNotice isOut={isOut} />
      </div>
      <section aria-labelledby="ai-results" ref={useInSight(state)} className="scroll-mt-3">
        <div className="flex items-center justify-between gap-4">
          <h2 id="ai-results" className="text-large font-semibold">
            Results
          </h2>
          {hasResults ? (
            <Button
              variant="quiet"
              size="small"
              className="-mr-3 max-md:h-11"
              onClick={() => open(true)}
            >
              <Maximize2 aria-hidden className="size-4" /> Open in a panel
            </Button>
          ) : null}
        </div>
        <Results />
      </section>
    </div>
  );
}

/** What the server refused, and that there is nothing left to pay with. */
function FailureNotice({ isOut }: { isOut: boolean }) {
  const { failure } = useOptimizer().state;
  const isSold = useIsSold();
  const needsCredits = (failure?.needsCredits || isOut) && isSold;
  if (!failure && !isOut) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-tint px-4 py-3">
      <p role={failure ? 'alert' : undefined} className="min-w-0 flex-1 basis-64 text-small">
        {failure?.message ?? (isSold ? aiCopy.tooFewCredits : aiCopy.tooFewForGood)}
      </p>
      {needsCredits ? (
        <Button asChild variant="primary" size="small" className="max-md:h-11">
          <Link to="/pricing">{aiCopy.purchase}</Link>
        </Button>
      ) : null}
    </div>
  );
}

/** Brings an answer into sight: of one section below its button, else from the top of the results. */
function useInSight({ results, latest }: OptimizerState) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(results);
  useEffect(() => {
    if (shown.current === results) return;
    shown.current = results;
    const part = section.current?.querySelector(`[data-answers="${latest}"]`);
    if (part) part.scrollIntoView({ block: 'nearest' });
    else section.current?.scrollIntoView({ block: 'start' });
  }, [results, latest]);
  return section;
}
