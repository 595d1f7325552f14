/**
 * The bullet that the page in the hero revises, and where on the page it is, in points.
 * scripts/draw-landing-pictures.ts draws it.
 */
export const revision = {
  before:
    'Responsible for handling customer reports and for working together with support and engineering on getting fixes released faster.',
  after:
    'Cut the median time from customer report to released fix from 11 days to 4 by giving support and engineering one shared queue.',
  page: { widthPt: 595.28, heightPt: 841.89 },
  place: { xPt: 229.43, yPt: 230.5, widthPt: 332.18, heightPt: 32.8 },
} as const;

const { page, place } = revision;
const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;

/** A page of the engine on which a weak bullet is being turned into a strong one, once. */
export function RevisedPage() {
  return (
    <figure className="relative min-w-0 lg:-mr-16">
      <div className="max-h-[min(120vw,640px)] overflow-hidden max-lg:rounded-paper max-lg:shadow-paper lg:-mx-12 lg:max-h-180 lg:px-12 lg:pt-6">
        <div className="relative rounded-paper bg-paper shadow-paper">
          <img
            src="/landing/page.svg"
            alt="A resume made with Folio: contact details and skills on the side, with summary, experience and education next to them."
            width={595}
            height={842}
            fetchPriority="high"
            className="block h-auto w-full rounded-paper"
          />
          <Bullet />
        </div>
      </div>
      <figcaption className="mt-6 rounded-panel bg-surface p-4 text-small shadow-float lg:absolute lg:top-82 lg:-left-15 lg:mt-0 lg:w-64">
        <p className="font-medium text-warning">Weak opening</p>
        <p className="mt-1.5 text-faint">
          <span className="sr-only">Before: </span>
          <del>{revision.before}</del>
        </p>
        <p className="sr-only">
          After: <ins>{revision.after}</ins>
        </p>
        <p className="mt-2 text-muted">
          Lead with what you did and what changed. You supply the numbers; Folio never invents them.
        </p>
      </figcaption>
    </figure>
  );
}

/** Over the page where the bullet is; still, with its last words, for who wants no motion. */
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
