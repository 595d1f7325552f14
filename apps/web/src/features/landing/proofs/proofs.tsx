import type { ReactNode } from 'react';
import { t } from '../../../lib/words/words.ts';
import { sectionTitleStyle } from '../landing-footer.tsx';
import { proven } from './proven.ts';

/** Claims with measured results for the sample. */
export function Proofs() {
  const { lines, score } = proven;
  return (
    <section aria-labelledby="proofs-title" className="pt-20 lg:pt-28">
      <h2 id="proofs-title" className={sectionTitleStyle}>
        {t('Three things you can check for yourself')}
      </h2>
      <div className="mt-10 grid gap-14 lg:gap-20">
        <Proof
          number={t('One')}
          title={t('What you see is what you send')}
          text={t(
            'The same engine sets the page on your screen and in the PDF. Of the {count} lines of this sample, all {count} are in the same place in both, to a hundredth of a point.',
            { count: lines.count },
          )}
        >
          <SamePage />
        </Proof>
        <Proof
          number={t('Two')}
          title={t('See what hiring software reads')}
          text={t(
            'This is what a program found in the PDF above, with nothing but the file: each fact in the right field. Try it with your own resume when you import it.',
          )}
        >
          <WhatIsRead />
        </Proof>
        <Proof
          number={t('Three')}
          title={t('Know where every point went')}
          text={t(
            'No mystery percentage. A first draft of this sample scores {overall}, and each lost point says what would win it back. With the lines above, it scores {better}.',
            { overall: score.overall, better: score.better },
          )}
        >
          <LostPoints />
        </Proof>
      </div>
    </section>
  );
}

type ProofProps = { number: string; title: string; text: string; children: ReactNode };

function Proof({ number, title, text, children }: ProofProps) {
  return (
    <article className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)] lg:items-center lg:gap-12">
      <div>
        <p aria-hidden className="font-display text-large text-faint italic">
          {number}
        </p>
        <h3 className="mt-1 font-display text-heading text-balance">{title}</h3>
        <p className="mt-3 max-w-[60ch] text-muted">{text}</p>
      </div>
      {children}
    </article>
  );
}

const labelStyle =
  'absolute top-2.5 rounded-full bg-paper/90 px-2.5 py-0.5 text-small font-medium text-[#4a5465] ring-1 ring-[#e3e6eb]';

/**
 * Left half: painted by the preview; right half: the PDF, painted by another program. A phone shows the
 * beginnings of the lines, at a size that can be read.
 */
function SamePage() {
  return (
    <figure className="relative overflow-hidden rounded-panel border border-line bg-paper pt-10 pb-4">
      <div className="relative max-sm:w-[160%]">
        <img
          src="/landing/same-screen.svg"
          alt={t(
            'A job on the page in the preview, and the same lines going on in its PDF without a break.',
          )}
          width={524}
          height={135}
          loading="lazy"
          decoding="async"
          className="block h-auto w-full [clip-path:inset(0_50%_0_0)] max-sm:[clip-path:inset(0_68.75%_0_0)]"
        />
        <img
          src="/landing/same-pdf.svg"
          alt=""
          width={524}
          height={135}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 block h-auto w-full [clip-path:inset(0_0_0_50%)] max-sm:[clip-path:inset(0_0_0_31.25%)]"
        />
      </div>
      <span
        aria-hidden
        className="absolute inset-y-0 left-1/2 border-l border-dashed border-[#0055ff]"
      />
      <figcaption>
        <span className={`${labelStyle} right-[calc(50%+0.75rem)]`}>{t('In the preview')}</span>
        <span className={`${labelStyle} left-[calc(50%+0.75rem)]`}>{t('In the PDF')}</span>
      </figcaption>
    </figure>
  );
}

const panelStyle = 'rounded-panel border border-line bg-surface px-5 py-2 sm:px-6';

function WhatIsRead() {
  return (
    <dl className={`${panelStyle} divide-y divide-line`}>
      {proven.read.map(({ name, value }) => (
        <div key={name} className="flex gap-3 py-2">
          <dt className="w-20 shrink-0 text-small leading-5.25 font-medium text-good">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const points = (lost: number): string => `−${lost.toFixed(1)}`;

function LostPoints() {
  const { losses, others, othersPoints, overall } = proven.score;
  return (
    <div className={panelStyle}>
      <ul className="divide-y divide-line">
        {losses.map(({ message, points: lost }) => (
          <li key={message} className="flex justify-between gap-6 py-2.5">
            <span className="font-display text-large leading-6">{message}</span>
            <span className="shrink-0 font-medium text-warning tabular-nums">{points(lost)}</span>
          </li>
        ))}
        <li className="flex justify-between gap-6 py-2.5 text-muted">
          <span>{t('{others} more, each at its line', { others })}</span>
          <span className="shrink-0 font-medium text-warning tabular-nums">
            {points(othersPoints)}
          </span>
        </li>
      </ul>
      <p className="flex items-baseline justify-between gap-6 border-t border-control py-3 font-semibold">
        <span>{t('Score of the draft')}</span>
        <span className="font-display text-display leading-none tabular-nums">{overall}</span>
      </p>
    </div>
  );
}
