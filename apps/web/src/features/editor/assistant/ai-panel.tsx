import { contentLimits } from '@folio/contract/content-limits';
import { creditsText } from '@folio/contract/credits';
import { useQuery } from '@tanstack/react-query';
import { Maximize2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useCreditPrices, useIsSold, useServerOffer } from '../../../lib/credit-costs.ts';
import { t } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useIsGuest, useOwner } from '../owner/owner.ts';
import { providerQuery } from './another-way.ts';
import { isOutOfReach } from './ask-assistant.ts';
import { aiCopy, writerText } from './assistant.copy.ts';
import { mainActions } from './assistant-answers.ts';
import { Results } from './assistant-results.tsx';
import type { AssistantState } from './assistant-state.ts';
import { ActionRow } from './edit-parts.tsx';
import { useAssistant } from './use-assistant.ts';

/** The AI tab: the job description, the actions, and their results. */
export function AiPanel() {
  const { state, describe, open } = useAssistant();
  const { credits } = useOwner();
  const isGuest = useIsGuest();
  const priceOf = useCreditPrices();
  const isSold = useIsSold();
  const isOut = mainActions.every((action) => !priceOf(action).isEnough);
  const hasResults = Object.keys(state.results).length > 0;
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-display text-[24px] leading-9">{aiCopy.heading}</h2>
          {isGuest || !isSold ? null : (
            <p className="text-small text-muted tabular-nums">
              {t('{creditsText} left', { creditsText: creditsText(credits) })}
            </p>
          )}
        </div>
        {isGuest ? <GuestNotice /> : <ConnectionBanner />}
      </div>
      {/* Scrolls inside, so that the buttons below stay visible. */}
      <TextArea
        label={aiCopy.jobDescription}
        hint={aiCopy.jobDescriptionHint}
        rows={3}
        maxLength={contentLimits.longText}
        value={state.jobDescription}
        onChange={(event) => describe(event.target.value)}
        className="[&_textarea]:max-h-44"
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
            {t('Results')}
          </h2>
          {hasResults ? (
            <Button variant="quiet" size="small" className="-mr-3" onClick={() => open(true)}>
              <Maximize2 aria-hidden className="size-4" /> {t('Open in a panel')}
            </Button>
          ) : null}
        </div>
        <Results />
      </section>
    </div>
  );
}

/** Tells a visitor that suggestions need an account. */
function GuestNotice() {
  const offer = useServerOffer();
  const hasFirstCredits = offer?.isSold && offer.creditsAtSignup > 0;
  return (
    <p className="text-small text-muted">
      {aiCopy.guest} {hasFirstCredits ? aiCopy.firstCredits : null}
    </p>
  );
}

/** The server's refusal; `isOut` means that the credits are used up. */
function FailureNotice({ isOut }: { isOut: boolean }) {
  const { panel: failure } = useAssistant().state.failures;
  const isSold = useIsSold();
  const needsCredits = (failure?.needsCredits || isOut) && isSold;
  if (!failure && !isOut) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-tint px-4 py-3">
      <p role={failure ? 'alert' : undefined} className="min-w-0 flex-1 basis-64 text-small">
        {failure?.message ?? (isSold ? aiCopy.tooFewCredits : aiCopy.tooFewForGood)}
      </p>
      {needsCredits ? (
        <Button asChild variant="primary" size="small">
          <Link to={aiCopy.pricing}>{aiCopy.purchase}</Link>
        </Button>
      ) : null}
    </div>
  );
}

/** Scrolls to an answer: for one section below its button, otherwise to the top of the results. */
function useInSight({ results, latest }: AssistantState) {
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

/** Says whether results come from the server, and which provider writes them. */
function ConnectionBanner() {
  const { state, reconnected } = useAssistant();
  const { data, error, isFetching, refetch } = useQuery(providerQuery());
  const isSample = state.isSample || isOutOfReach(error);
  const tryAgain = async () => {
    if ((await refetch()).isSuccess) reconnected();
  };
  return (
    <div role="status">
      {isSample ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-tint px-4 py-3">
          <p className="min-w-0 flex-1 basis-64 text-small">{aiCopy.samples}</p>
          <Button size="small" isBusy={isFetching} onClick={() => void tryAgain()}>
            {t('Try again')}
          </Button>
        </div>
      ) : data ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <Badge tone="good">{aiCopy.connected}</Badge>
          {writerText(data.provider, data.model)}
        </p>
      ) : null}
    </div>
  );
}
