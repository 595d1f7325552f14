import { scoredFromWords } from '@folio/contract/score-limits';
import { bandOf, shownScore, toneText } from '../../../lib/findings/score-bands.ts';
import { hasNumber } from '../../../lib/score/scoring.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { LiveScore } from '../score/score-store.ts';
import { useScore } from '../score/use-score.tsx';
import { useView, useViewStore } from '../view/use-view.ts';
import { scoreCopy } from './findings.copy.ts';
import { useNoteCount } from './use-notes.tsx';

export const scoreChipId = 'score-chip';
export const scorePanelId = 'score-panel';

/** The current score, below the pages; opens the score panel. */
export function ScoreChip() {
  const { latest, hasFailed, isBare } = useScore();
  const isOpen = useView((view) => view.isScoreOpen);
  const view = useViewStore();
  const score = latest && hasNumber(latest) ? latest.report.overall : undefined;
  const notes = useNoteCount();
  return (
    <Button
      id={scoreChipId}
      size="small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? scorePanelId : undefined}
      onClick={() => view.set({ isScoreOpen: !isOpen })}
      className="-mr-1.5 gap-2! px-2! font-normal! focus-visible:-outline-offset-2"
    >
      <span className="sr-only">{scoreCopy.title}: </span>
      {score === undefined ? (
        <Unscored words={hasFailed ? scoreCopy.failed : unscoredWords(latest, isBare)} />
      ) : (
        <>
          <span className="font-display text-[18px] leading-none">{shownScore(score)}</span>
          <span className="sr-only"> {t('of 100,')} </span>
          <ScoreRuler score={score} />
          <span className="text-muted @max-[760px]:sr-only">{scoreCopy.notes(notes)}</span>
        </>
      )}
    </Button>
  );
}

function unscoredWords(latest: LiveScore | undefined, isBare: boolean): string | undefined {
  if (!latest && !isBare) return undefined;
  return latest?.sample === 'all' ? scoreCopy.sample : scoreCopy.tooShort(scoredFromWords);
}

const Unscored = ({ words }: { words: string | undefined }) =>
  words ? (
    <span className="text-muted">{words}</span>
  ) : (
    <span>
      <span aria-hidden>{t('Score')}</span>
      <span className="sr-only">{scoreCopy.waiting}</span>
    </span>
  );

const ticks = Array.from({ length: 10 }, (_, index) => index);

/** A scale for a number out of 100. */
function ScoreRuler({ score }: { score: number }) {
  const tone = toneText[bandOf(score).tone];
  return (
    <span aria-hidden className={classNames('flex gap-[3px] @max-[420px]:hidden', tone)}>
      {ticks.map((tick) => (
        <span
          key={tick}
          className={classNames('h-3 w-px', score > tick * 10 ? 'bg-current' : 'bg-control/50')}
        />
      ))}
    </span>
  );
}

const radius = 16;
const around = 2 * Math.PI * radius;

/** The score as an arc of a circle; empty without a score. */
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
