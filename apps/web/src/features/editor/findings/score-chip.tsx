import { bandOf, shownScore } from '../../../lib/findings/score-bands.ts';
import { Button } from '../../../ui/button.tsx';
import { useScore } from '../score/use-score.tsx';
import { useView, useViewStore } from '../view/use-view.ts';
import { scoreCopy } from './findings.copy.ts';
import { ScoreRing } from './score-ring.tsx';

export const scoreChipId = 'score-chip';
export const scorePanelId = 'score-panel';

/** The score as it stands, in the line below the pages; it opens what it comes from. */
export function ScoreChip() {
  const { latest, hasFailed } = useScore();
  const isOpen = useView((view) => view.isScoreOpen);
  const view = useViewStore();
  const score = latest?.report.overall;
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
        <Unscored hasFailed={hasFailed} />
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

const Unscored = ({ hasFailed }: { hasFailed: boolean }) =>
  hasFailed ? (
    <span>{scoreCopy.failed}</span>
  ) : (
    <span>
      <span aria-hidden>Score</span>
      <span className="sr-only">{scoreCopy.waiting}</span>
    </span>
  );
