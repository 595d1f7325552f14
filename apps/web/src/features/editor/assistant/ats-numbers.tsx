import { scoredFromWords } from '@folio/contract/score-limits';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { areaTitles, shownParts, shownScore } from '../../../lib/findings/score-bands.ts';
import type { Match } from '../../../lib/job-match/job-match.ts';
import { hasNumber, type Scored } from '../../../lib/score/scoring.ts';
import { Badge } from '../../../ui/badge.tsx';
import { scoreCopy } from '../findings/findings.copy.ts';
import { aiCopy } from './assistant.copy.ts';

type Props = {
  score: Scored | undefined;
  match: Match | undefined;
  /** Whether there is a job description to compare with. */
  isCompared: boolean;
};

/** The current score with its areas and the match, as shown elsewhere. */
export const AtsNumbers = ({ score, match, isCompared }: Props) => (
  <>
    <ScoreMessage score={score} />
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 @md:grid-cols-3">
      {score && hasNumber(score) ? <ScoreParts {...score} /> : null}
      <Numbered
        label="Match"
        isHigh={match !== undefined && isHighlighted('keywords', match.score)}
      >
        {isCompared ? (match ? `${match.score} of 100` : aiCopy.comparing) : aiCopy.notCompared}
      </Numbered>
    </dl>
  </>
);

function ScoreMessage({ score }: Pick<Props, 'score'>) {
  if (!score) return <p className="text-body text-muted">{scoreCopy.waiting}</p>;
  const { report, sample } = score;
  if (hasNumber(score))
    return <p className="text-large font-medium">{atsMessage(shareOf(report.areas.ats))}</p>;
  return (
    <p className="text-body text-muted">
      {sample === 'all'
        ? scoreCopy.sampleHint
        : scoreCopy.tooShortHint(report.wordCount, scoredFromWords)}
    </p>
  );
}

const areaNames = ['content', 'structure', 'ats'] as const;
/** Highlight colors of the specification. */
const kinds = { content: undefined, structure: 'format', ats: 'ats' } as const;

function ScoreParts({ report: { areas, overall } }: Scored) {
  const shown = shownParts(
    areaNames.map((area) => areas[area].score),
    overall,
  );
  return (
    <>
      <Numbered label="Score">{shownScore(overall)} of 100</Numbered>
      {areaNames.map((area, index) => {
        const kind = kinds[area];
        return (
          <Numbered
            key={area}
            label={areaTitles[area]}
            isHigh={kind !== undefined && isHighlighted(kind, shareOf(areas[area]))}
          >
            {shown[index]} of {areas[area].max}
          </Numbered>
        );
      })}
    </>
  );
}

type NumberedProps = { label: string; isHigh?: boolean; children: ReactNode };

const Numbered = ({ label, isHigh = false, children }: NumberedProps) => (
  <div>
    <dt className="text-small text-faint">{label}</dt>
    <dd className="mt-1 tabular-nums">
      <Badge tone={isHigh ? 'accent' : 'neutral'}>
        {isHigh ? <Check aria-hidden className="size-3.5" /> : null}
        {children}
      </Badge>
    </dd>
  </div>
);

const shareOf = ({ score, max }: { score: number; max: number }): number => (100 * score) / max;

/** Values above these are highlighted, in percent of the maximum. */
const highlightedAbove = { ats: 80, keywords: 70, format: 85 } as const;

export const isHighlighted = (kind: keyof typeof highlightedAbove, share: number): boolean =>
  share > highlightedAbove[kind];

const messages = [
  [85, 'Excellent! Your resume is well-optimized for ATS systems.'],
  [70, 'Good! Some improvements can enhance your ATS score.'],
  [0, 'Needs improvement. Several optimizations recommended.'],
] as const;

/** The message for the ATS area, by the share of its points. */
export const atsMessage = (share: number): string =>
  messages.find(([from]) => share >= from)?.[1] ?? messages[2][1];
