import type { ResumeSummary } from '@folio/contract/resumes';
import { useEffect, useRef } from 'react';
import { creditsText } from '../../lib/credit-price.ts';
import { Button } from '../../ui/button.tsx';
import { DropTarget } from '../../ui/drop-target.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { dropCopy } from './analysis.copy.ts';
import { AnalysisFailure } from './analysis-failure.tsx';
import { ChooseSource } from './choose-source.tsx';
import { CreditsNotice } from './credits-notice.tsx';
import { Results } from './results/results.tsx';
import { useAnalysis } from './use-analysis.ts';
import { WorkingSteps } from './working-steps.tsx';

type Props = {
  /** The person's resumes, to choose one of. */
  resumes: readonly ResumeSummary[] | undefined;
  /** Opens a resume in the editor. */
  onOpen: (id: string) => void;
};

export function AnalysisPage({ resumes, onOpen }: Props) {
  const analysis = useAnalysis();
  const { state, credits, hasCredits, reset } = analysis;
  const stage = useRef<HTMLDivElement>(null);
  useFocusOn(stage, state.phase);
  const isOver = state.phase === 'done' || state.phase === 'failed';
  const isWorking = state.phase === 'working';
  return (
    <>
      <PageHead title="Resume Analysis" back={{ to: '/dashboard', label: 'Back to dashboard' }}>
        <p className="text-muted tabular-nums max-sm:w-full">{creditsText(credits)} left</p>
        {isOver ? (
          <Button className="max-md:h-11" onClick={reset}>
            Analyze Another Resume
          </Button>
        ) : null}
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
        {state.phase === 'done' ? <Results done={state} onOpen={onOpen} /> : null}
      </div>
    </>
  );
}

/** What was pressed is gone with the phase that it was in: the focus goes to the next one. */
function useFocusOn(stage: React.RefObject<HTMLElement | null>, phase: string) {
  const before = useRef(phase);
  useEffect(() => {
    if (before.current !== phase) stage.current?.focus({ preventScroll: phase !== 'done' });
    before.current = phase;
  }, [stage, phase]);
}
