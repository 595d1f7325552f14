import { bandOf, shownScore, toneText } from '../../../lib/findings/score-bands.ts';
import { classNames } from '../../../ui/class-names.ts';

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
