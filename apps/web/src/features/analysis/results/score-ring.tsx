import { bandOf, shownScore, toneText } from '../../../lib/findings/score-bands.ts';
import { classNames } from '../../../ui/class-names.ts';

const radius = 52;
const around = 2 * Math.PI * radius;

/** The overall score out of 100, drawn and said. */
export function ScoreRing({ score }: { score: number }) {
  const { label, tone } = bandOf(score);
  const shown = shownScore(score);
  return (
    <div className="flex items-center gap-6 max-sm:gap-4">
      <div className="relative size-32 shrink-0 max-sm:size-28">
        <svg aria-hidden viewBox="0 0 120 120" className="size-full -rotate-90 fill-none">
          <circle cx="60" cy="60" r={radius} strokeWidth="6" className="stroke-line" />
          <circle
            cx="60"
            cy="60"
            r={radius}
            strokeWidth="6"
            strokeLinecap="round"
            strokeDasharray={`${(around * shown) / 100} ${around}`}
            className={classNames('stroke-current', toneText[tone], shown === 0 && 'opacity-0')}
          />
        </svg>
        <p className="absolute inset-0 flex flex-col items-center justify-center">
          <span className="text-display leading-none font-semibold">{shown}</span>
          <span className="mt-1 text-small text-faint">
            <span className="sr-only">out of 100</span>
            <span aria-hidden>/ 100</span>
          </span>
        </p>
      </div>
      <div className="min-w-0">
        <h2 className="text-small font-medium text-faint">Overall score</h2>
        <p className={classNames('mt-1 text-title font-semibold', toneText[tone])}>{label}</p>
      </div>
    </div>
  );
}
