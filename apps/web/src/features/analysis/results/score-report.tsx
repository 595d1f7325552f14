import { type CareerStage, scoredFromWords } from '@folio/contract/score-limits';
import { ArrowUpRight, Check } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { CareerStageField } from '../../../lib/findings/career-stage.tsx';
import { type Note, notesOf } from '../../../lib/findings/location-names.ts';
import {
  areaBandOf,
  areaTitles,
  bandOf,
  shownParts,
  shownScore,
  toneText,
} from '../../../lib/findings/score-bands.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { analysisCopy } from '../analysis.copy.ts';
import type { Scored } from '../scored.ts';
import { NoteItem, type PlaceProps } from './note-item.tsx';

type ReportProps = PlaceProps & {
  scored: Scored;
  /** Whether analyses cost credits on this server. */
  isSold: boolean;
  onChooseStage: (stage: CareerStage | null) => void;
};

export function ScoreReport({ scored, isSold, onChooseStage, ...shared }: ReportProps) {
  const { overallScore, areas, strengths, improvements, findings, tips } = scored;
  const { wordCount, limit, career } = scored;
  const { first, rest } = useMemo(() => notesOf(findings), [findings]);
  const shownTips = findings.length === 0 ? tips.slice(0, 3) : [];
  const said = new Set([...findings.map(({ message }) => message), ...shownTips]);
  return (
    <div className="grid gap-10">
      {limit?.kind === 'few-words' ? (
        <Progress words={wordCount} reason={limit.reason} isSold={isSold} />
      ) : (
        <div className="grid gap-8">
          <ScoreRing score={overallScore} reason={limit?.reason} />
          {areas.length > 0 ? <AreaCards areas={areas} total={totalOf(scored)} /> : null}
          {career ? <CareerStageField career={career} onChoose={onChooseStage} /> : null}
        </div>
      )}
      <section aria-label={t('Areas for Improvement')} className="grid gap-8">
        <h2 className="text-title font-semibold">{t('Areas for Improvement')}</h2>
        <NoteList title={t('Start here')} notes={first} {...shared} />
        {shownTips.length > 0 ? <Tips tips={shownTips} /> : null}
        <NoteList title={t('Then')} notes={rest} {...shared} />
        <OtherImprovements texts={improvements.filter((text) => !said.has(text))} />
        {findings.length + tips.length + improvements.length === 0 ? (
          <p>{t('We found nothing to fix.')}</p>
        ) : null}
      </section>
      <Strengths texts={strengths} />
    </div>
  );
}

/** Shown instead of a score that would be misleading. */
function Progress({ words, reason, isSold }: { words: number; reason: string; isSold: boolean }) {
  return (
    <div>
      <h2 className="text-title font-semibold">{t('No score yet')}</h2>
      <p className="mt-2 text-muted">{reason}</p>
      {isSold ? <p className="mt-1 text-muted">{analysisCopy.freeWithoutScore}</p> : null}
      <div aria-hidden className="mt-4 h-1 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-accent"
          style={{ width: `${Math.min(100, (100 * words) / scoredFromWords)}%` }}
        />
      </div>
    </div>
  );
}

/** Shown where no finding has a place in the text. */
function Tips({ tips }: { tips: readonly string[] }) {
  return (
    <section aria-label={t('Start here')}>
      <h3 className="text-large font-semibold">{t('Start here')}</h3>
      <ol className="mt-3 grid list-decimal gap-2 pl-5">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
    </section>
  );
}

const bars = { good: 'bg-good', warning: 'bg-warning', danger: 'bg-danger' } as const;

/** The sum of the areas; a score with a limit is capped. */
const totalOf = ({ areas, overallScore, limit }: Scored): number =>
  limit ? areas.reduce((sum, { points }) => sum + points, 0) : overallScore;

/** The score's areas with their points. */
function AreaCards({ areas, total }: { areas: Scored['areas']; total: number }) {
  const shown = shownParts(
    areas.map(({ points }) => points),
    total,
  );
  return (
    <ul aria-label={t('Key areas')} className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
      {areas.map(({ area, score, max }, index) => {
        const { label, tone } = areaBandOf(score);
        return (
          <li key={area} className="border-t border-line pt-3">
            <h3 className="text-small font-medium text-muted">{areaTitles[area]}</h3>
            <p className="mt-1 flex items-baseline justify-between gap-2">
              <span className="tabular-nums">
                <span className="text-title font-semibold">{shown[index]}</span>
                <span className="text-small text-faint"> {t('of {max}', { max })}</span>
              </span>
              <span className={classNames('text-small font-medium', toneText[tone])}>{label}</span>
            </p>
            <div aria-hidden className="mt-2 h-1 overflow-hidden rounded-full bg-line">
              <div
                className={classNames('h-full rounded-full', bars[tone])}
                style={{ width: `${shownScore(score)}%` }}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const shownCount = 10;

type Props = PlaceProps & { title: string; notes: readonly Note[] };

/** A long list is collapsed, with a button that shows all. */
function NoteList({ title, notes, ...shared }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const isCut = notes.length > shownCount && !showsAll;
  if (notes.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-large font-semibold">{title}</h3>
      <ol className="mt-4 grid gap-7">
        {(isCut ? notes.slice(0, shownCount) : notes).map((note) => (
          <NoteItem key={`${note.check} ${note.message}`} note={note} {...shared} />
        ))}
      </ol>
      {isCut ? (
        <Button className="mt-6" onClick={() => setShowsAll(true)}>
          {t('Show all {count}', { count: notes.length })}
        </Button>
      ) : null}
    </section>
  );
}

const radius = 52;
const around = 2 * Math.PI * radius;

/** The overall score out of 100, as a ring and in words. */
function ScoreRing({ score, reason }: { score: number; reason: string | undefined }) {
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
            <span className="sr-only">{t('out of 100')}</span>
            <span aria-hidden>/ 100</span>
          </span>
        </p>
      </div>
      <div className="min-w-0">
        <h2 className="text-small font-medium text-faint">{t('Overall score')}</h2>
        <p className={classNames('mt-1 text-title font-semibold', toneText[tone])}>{label}</p>
        {reason ? <p className="mt-1 text-muted">{reason}</p> : null}
      </div>
    </div>
  );
}

/** Advice without a place in the text; other advice is shown with its lines and points. */
const OtherImprovements = ({ texts }: { texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <Texts
      texts={texts}
      icon={<ArrowUpRight aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />}
    />
  );

const Strengths = ({ texts }: { texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <section aria-label={t('Strengths')} className="grid gap-4">
      <h2 className="text-title font-semibold">{t('Strengths')}</h2>
      <Texts
        texts={texts}
        icon={<Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />}
      />
    </section>
  );

const Texts = ({ texts, icon }: { texts: readonly string[]; icon: ReactNode }) => (
  <ul className="grid gap-2.5">
    {texts.map((text) => (
      <li key={text} className="flex gap-2.5">
        {icon}
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </li>
    ))}
  </ul>
);
