import type { ReactNode } from 'react';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { revision } from './revision.ts';

const { page, place } = revision;
const percent = (part: number, total: number): string => `${((part / total) * 100).toFixed(3)}%`;

/** A page on which a weak bullet is rewritten, animated once. */
export function RevisedPage() {
  return (
    <figure className="relative min-w-0 max-lg:flex max-lg:flex-col lg:-mr-16 xl:grid xl:grid-cols-[204px_minmax(0,1fr)] xl:gap-9">
      <div className="max-h-[min(120vw,640px)] overflow-hidden max-lg:rounded-paper max-lg:shadow-paper lg:-mx-12 lg:max-h-180 lg:px-12 lg:pt-6">
        {/* A phone shows only the main column, at a readable size. */}
        <div className="relative rounded-paper bg-paper shadow-paper max-sm:-ml-[45%] max-sm:w-[150%]">
          <img
            src="/landing/page.svg"
            alt={t(
              'A resume made with Folio: contact details and skills on the side, with summary, experience and education next to them.',
            )}
            width={595}
            height={842}
            fetchPriority="high"
            className="block h-auto w-full rounded-paper"
          />
          <Bullet />
        </div>
      </div>
      <figcaption className="max-lg:order-first max-lg:mb-8 lg:absolute lg:top-60 lg:-left-10 lg:w-66 lg:rounded-panel lg:bg-surface lg:p-4 lg:shadow-float xl:static xl:order-first xl:mt-28 xl:w-auto xl:self-start xl:bg-transparent xl:p-0 xl:shadow-none">
        <ol className="grid gap-3.5 xl:gap-5">
          <Step title={t('The line')} tone="border-danger text-danger">
            <del className="text-faint">{revision.before}</del>
          </Step>
          <Step
            title={t('The reason')}
            tone="border-warning text-warning"
            className={arrivals.reason}
          >
            <em>{t('Lead with what you did and what changed. You supply the numbers.')}</em>
          </Step>
          <Step
            title={t('The better line')}
            tone="border-good text-good"
            // Draws the line to the page.
            className={classNames(
              arrivals.better,
              'relative xl:after:absolute xl:after:top-3 xl:after:-right-9 xl:after:h-px xl:after:w-9 xl:after:bg-current',
            )}
          >
            <ins className="no-underline">{revision.after}</ins>
          </Step>
          <Step title={t('The end')} tone="border-accent text-accent" className={arrivals.end}>
            {t('Still two lines, and the page is set again.')}
          </Step>
        </ol>
      </figcaption>
    </figure>
  );
}

/** An overlay at the bullet's position; with `prefers-reduced-motion` it shows the final text. */
function Bullet() {
  return (
    <picture
      className="absolute block"
      style={{
        left: percent(place.xPt, page.widthPt),
        top: percent(place.yPt, page.heightPt),
        width: percent(place.widthPt, page.widthPt),
      }}
    >
      <source media="(prefers-reduced-motion: reduce)" srcSet="/landing/bullet-still.svg" />
      <img
        src="/landing/bullet.svg"
        alt=""
        width={332}
        height={33}
        className="block h-auto w-full"
      />
    </picture>
  );
}

/** Timed with the page's text (scripts/landing/revision.ts); all at once with reduced motion. */
const arrivals = {
  reason:
    'animate-arrive [animation-delay:.7s] [animation-fill-mode:both] motion-reduce:animate-none',
  better:
    'animate-arrive [animation-delay:2.4s] [animation-fill-mode:both] motion-reduce:animate-none',
  end: 'animate-arrive [animation-delay:4.6s] [animation-fill-mode:both] motion-reduce:animate-none',
};

type StepProps = { title: string; tone: string; className?: string; children: ReactNode };

/** A step of the animation, styled as a margin note. */
const Step = ({ title, tone, className, children }: StepProps) => (
  <li className={classNames('border-l-2 pl-3', tone, className)}>
    <p className="text-small font-medium">{title}</p>
    <p className="mt-0.5 font-display text-body leading-5 text-ink">{children}</p>
  </li>
);
