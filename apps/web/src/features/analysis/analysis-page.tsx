import { creditsText, defaultCreditCosts } from '@folio/contract/credits';
import type { ResumeSummary } from '@folio/contract/resumes';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { t } from '../../lib/words/words.ts';
import { PriceTag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DropTarget } from '../../ui/drop-target.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { analysisCopy, dropCopy, pricingPath, shortfallText } from './analysis.copy.ts';
import { ChooseSource } from './choose-source.tsx';
import type { Failure } from './failure.ts';
import { Results } from './results/results.tsx';
import { type Analysis, useAnalysis } from './use-analysis.ts';
import { WorkingSteps } from './working-steps.tsx';

type Props = {
  /** The person's resumes to choose from. */
  resumes: readonly ResumeSummary[] | undefined;
  /** Opens a resume in the editor. */
  onOpen: (id: string) => void;
};

export function AnalysisPage({ resumes, onOpen }: Props) {
  const analysis = useAnalysis();
  const { state, credits, hasCredits, reset } = analysis;
  const { isSold } = analysis.price;
  const stage = useRef<HTMLDivElement>(null);
  useFocusOn(stage, state.phase);
  const isOver = state.phase === 'done' || state.phase === 'failed';
  const isWorking = state.phase === 'working';
  return (
    <>
      <PageHead
        title={t('Resume Analysis')}
        back={{ to: '/dashboard', label: t('Back to dashboard') }}
      >
        {isSold ? (
          <p className="text-muted tabular-nums max-sm:w-full">
            {t('{creditsText} left', { creditsText: creditsText(credits) })}
          </p>
        ) : null}
        {isOver ? <Button onClick={reset}>{t('Analyze Another Resume')}</Button> : null}
      </PageHead>
      <DropTarget
        {...dropCopy}
        isHidden={isWorking}
        onFile={(file) => {
          if (!isWorking) analysis.chooseFile(file);
        }}
      />
      {hasCredits || isOver ? null : <CreditsNotice {...analysis} />}
      <div ref={stage} tabIndex={-1} className="outline-none">
        {state.phase === 'choosing' ? (
          <ChooseSource analysis={analysis} choice={state} resumes={resumes} />
        ) : null}
        {state.phase === 'working' ? (
          <WorkingSteps working={state} onCancel={analysis.cancel} />
        ) : null}
        {state.phase === 'failed' ? (
          <AnalysisFailure
            failure={state.failure}
            hasContent={state.extracted !== undefined}
            analysis={analysis}
          />
        ) : null}
        {state.phase === 'done' ? (
          <Results done={state} onOpen={onOpen} onChooseStage={analysis.chooseStage} />
        ) : null}
      </div>
    </>
  );
}

/** The pressed button disappears with its phase, so the next phase gets the focus. */
function useFocusOn(stage: React.RefObject<HTMLElement | null>, phase: string) {
  const before = useRef(phase);
  useEffect(() => {
    if (before.current !== phase) stage.current?.focus({ preventScroll: phase !== 'done' });
    before.current = phase;
  }, [stage, phase]);
}

type AnalysisFailureProps = {
  failure: Failure;
  /** Whether the request can be repeated. */
  hasContent: boolean;
  analysis: Pick<Analysis, 'retry' | 'hasCredits' | 'price' | 'credits'>;
};

export function AnalysisFailure({ failure, hasContent, analysis }: AnalysisFailureProps) {
  return (
    <div className="max-w-160">
      <div role="alert" className="flex gap-3">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
        <div>
          <h2 className="text-title font-semibold">{t('Analysis Error')}</h2>
          <p className="mt-2 text-large text-muted">{failure.message}</p>
        </div>
      </div>
      <div role="alert" className="mt-8 border-t border-line pt-6">
        <h3 className="text-large font-semibold">{t('Error Details')}</h3>
        <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
          <Detail label={t('Status')} value={failure.status} />
          <Detail label={t('Time')} value={failure.at.toLocaleString()} />
          {failure.requestId ? <Detail label={t('Request')} value={failure.requestId} /> : null}
        </dl>
        <p className="mt-4 text-muted">{analysisCopy.support}</p>
      </div>
      {analysis.hasCredits ? null : (
        <div className="mt-8">
          <CreditsNotice {...analysis} />
        </div>
      )}
      {hasContent ? (
        <Button variant="primary" className="mt-6" onClick={analysis.retry}>
          {t('Retry Analysis')}
          <PriceTag>{analysis.price.words}</PriceTag>
        </Button>
      ) : null}
    </div>
  );
}

const Detail = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt className="text-faint">{label}</dt>
    <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
  </>
);

function CreditsNotice({ price, credits }: Pick<Analysis, 'price' | 'credits'>) {
  // The specification's sentence has a fixed price and a purchase link, so it fits only the default
  // price.
  const isUsual = price.isSold && price.credits === defaultCreditCosts.analysis;
  return (
    <section
      aria-label={t('Credits')}
      className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-panel bg-tint px-5 py-4"
    >
      <div className="max-w-140 min-w-0 flex-1 basis-64">
        {isUsual ? <p>{analysisCopy.tooFewCredits}</p> : null}
        <p className={isUsual ? 'mt-1 text-small text-muted' : undefined}>
          {shortfallText({ price, credits })}
        </p>
      </div>
      {price.isSold ? (
        <Button asChild variant="primary">
          <Link to={pricingPath}>{t('Purchase Credits')}</Link>
        </Button>
      ) : null}
    </section>
  );
}
