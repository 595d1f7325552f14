import { scoredFromWords } from '@folio/contract/score-limits';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { areaTitles, shownParts, shownScore } from '../../../lib/findings/score-bands.ts';
import type { Match } from '../../../lib/job-match/job-match.ts';
import { hasNumber, type Scored } from '../../../lib/score/scoring.ts';
import { t } from '../../../lib/words/words.ts';
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
        label={t('Match')}
        isHigh={match !== undefined && isHighlighted('keywords', match.score)}
      >
        {isCompared
          ? match
            ? t('{score} of 100', { score: match.score })
            : aiCopy.comparing
          : aiCopy.notCompared}
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
      <Numbered label={t('Score')}>{t('{score} of 100', { score: shownScore(overall) })}</Numbered>
      {areaNames.map((area, index) => {
        const kind = kinds[area];
        return (
          <Numbered
            key={area}
            label={areaTitles[area]}
            isHigh={kind !== undefined && isHighlighted(kind, shareOf(areas[area]))}
          >
            {t('{points} of {max}', { points: shown[index] ?? 0, max: areas[area].max })}
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

/** The message for the ATS area, by the share of its points. */
export function atsMessage(share: number): string {
  if (share >= 85) return t('Excellent! Your resume is well-optimized for ATS systems.');
  if (share >= 70) return t('Good! Some improvements can enhance your ATS score.');
  return t('Needs improvement. Several optimizations recommended.');
}
