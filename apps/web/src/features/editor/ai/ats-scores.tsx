import { Check } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import type { Answer } from './ai-answers.ts';
import { atsMessage, isHighlighted } from './thresholds.ts';

type Optimizations = NonNullable<Answer<'optimize-ats'>['optimizations']>;

/** What the analysis comes to, in a sentence and in numbers. */
export function AtsScores({
  optimizations: { score, keywordMatch, contentScore, formatting },
  isCompared,
}: {
  optimizations: Optimizations;
  /** Whether there was a job description to find keywords of. */
  isCompared: boolean;
}) {
  return (
    <>
      <p className="text-large font-medium">{atsMessage(score)}</p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 @md:grid-cols-4">
        <Score label="ATS score" score={score} isHigh={isHighlighted('ats', score)} />
        <Score
          label="Keyword match"
          score={isCompared ? keywordMatch : undefined}
          isHigh={isCompared && isHighlighted('keywords', keywordMatch)}
        />
        <Score label="Content score" score={contentScore} />
        <Score
          label="Format score"
          score={formatting.score}
          isHigh={isHighlighted('format', formatting.score)}
        />
      </dl>
    </>
  );
}

function Score({
  label,
  score,
  isHigh = false,
}: {
  label: string;
  score: number | undefined;
  isHigh?: boolean;
}) {
  return (
    <div>
      <dt className="text-small text-faint">{label}</dt>
      <dd className="mt-1 tabular-nums">
        <Badge tone={isHigh ? 'accent' : 'neutral'}>
          {isHigh ? <Check aria-hidden className="size-3.5" /> : null}
          {score === undefined ? 'Not compared' : `${Math.round(score)}%`}
        </Badge>
      </dd>
    </div>
  );
}
