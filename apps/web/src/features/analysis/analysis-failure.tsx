import { CircleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { PriceTag } from '../../ui/price-tag.tsx';
import { analysisCopy } from './analysis.copy.ts';
import { CreditsNotice } from './credits-notice.tsx';
import type { Failure } from './failure.ts';
import type { Analysis } from './use-analysis.ts';

type Props = {
  failure: Failure;
  /** Whether there is something to send again. */
  hasContent: boolean;
  analysis: Pick<Analysis, 'retry' | 'hasCredits' | 'price' | 'credits'>;
};

export function AnalysisFailure({ failure, hasContent, analysis }: Props) {
  return (
    <div className="max-w-160">
      <div role="alert" className="flex gap-3">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
        <div>
          <h2 className="text-title font-semibold">Analysis Error</h2>
          <p className="mt-2 text-large text-muted">{failure.message}</p>
        </div>
      </div>
      <div role="alert" className="mt-8 border-t border-line pt-6">
        <h3 className="text-large font-semibold">Error Details</h3>
        <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
          <Detail label="Status" value={failure.status} />
          <Detail label="Time" value={failure.at.toLocaleString()} />
          {failure.requestId ? <Detail label="Request" value={failure.requestId} /> : null}
        </dl>
        <p className="mt-4 text-muted">{analysisCopy.support}</p>
      </div>
      {analysis.hasCredits ? null : (
        <div className="mt-8">
          <CreditsNotice {...analysis} />
        </div>
      )}
      {hasContent ? (
        <Button variant="primary" className="mt-6 max-md:h-11" onClick={analysis.retry}>
          Retry Analysis
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
