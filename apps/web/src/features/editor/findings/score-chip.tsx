import { bandOf, shownScore, toneText } from '../../../lib/findings/score-bands.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useScore } from '../score/use-score.tsx';
import { useView, useViewStore } from '../view/use-view.ts';
import { scoreCopy } from './findings.copy.ts';

export const scoreChipId = 'score-chip';
export const scorePanelId = 'score-panel';

/** The score as it stands, in the line below the pages; it opens what it comes from. */
export function ScoreChip() {
  const { latest, hasFailed } = useScore();
  const isOpen = useView((view) => view.isScoreOpen);
  const view = useViewStore();
  const isSample = latest?.sample === 'all';
  const score = isSample ? undefined : latest?.report.overall;
  return (
    <Button
      id={scoreChipId}
      variant="quiet"
      size="small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? scorePanelId : undefined}
      onClick={() => view.set({ isScoreOpen: !isOpen })}
      className="-mx-2 gap-2! px-2! focus-visible:-outline-offset-2 max-md:h-11"
    >
      <ScoreRing score={score} className="size-4.5" />
      <span className="sr-only">{scoreCopy.title}: </span>
      {score === undefined ? (
        <Unscored words={hasFailed ? scoreCopy.failed : isSample ? scoreCopy.sample : undefined} />
      ) : (
        <span>
          <span className="font-semibold text-ink">{shownScore(score)}</span>
          <span className="sr-only"> of 100</span>
          <span className="@max-[480px]:hidden"> · {bandOf(score).label}</span>
        </span>
      )}
    </Button>
  );
}

const Unscored = ({ words }: { words: string | undefined }) =>
  words ? (
    <span>{words}</span>
  ) : (
    <span>
      <span aria-hidden>Score</span>
      <span className="sr-only">{scoreCopy.waiting}</span>
    </span>
  );

const radius = 16;
const around = 2 * Math.PI * radius;

/** A score as a part of a circle; empty while there is none. */
export function ScoreRing({ score, className }: { score: number | undefined; className?: string }) {
  const shown = shownScore(score ?? 0);
  const tone = score === undefined ? undefined : toneText[bandOf(score).tone];
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 40"
      className={classNames('shrink-0 -rotate-90 fill-none', className)}
      strokeWidth="5"
    >
      <circle cx="20" cy="20" r={radius} className="stroke-line" />
      {shown > 0 ? (
        <circle
          cx="20"
          cy="20"
          r={radius}
          strokeLinecap="round"
          strokeDasharray={`${(around * shown) / 100} ${around}`}
          className={classNames('stroke-current transition-[stroke-dasharray] duration-200', tone)}
        />
      ) : null}
    </svg>
  );
}
