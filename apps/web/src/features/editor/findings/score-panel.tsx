import { type CareerStage, scoredFromWords } from '@folio/contract/score-limits';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { CareerStageField } from '../../../lib/findings/career-stage.tsx';
import {
  areaTitles,
  bandOf,
  shownParts,
  shownScore,
  toneText,
} from '../../../lib/findings/score-bands.ts';
import { hasNumber } from '../../../lib/score/scoring.ts';
import { useIsPainted } from '../../../lib/use-is-painted.ts';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { StartInterview } from '../interview/start-interview.tsx';
import type { LiveScore } from '../score/score-store.ts';
import { useFullScore } from '../score/use-score.tsx';
import { useEditorStore } from '../store/use-editor.ts';
import { setUnderlines } from '../view/stored-underlines.ts';
import { useView, useViewStore } from '../view/use-view.ts';
import { FindingList } from './finding-list.tsx';
import { scoreCopy } from './findings.copy.ts';
import { findingsElsewhere } from './margin-notes.ts';
import { NoteList } from './note-list.tsx';
import { ScoreRing, scoreChipId, scorePanelId } from './score-chip.tsx';
import { useNotes } from './use-notes.tsx';

/** The score's areas and findings, next to the pages. */
export function ScorePanel() {
  const { latest, hasFailed } = useFullScore();
  const view = useViewStore();
  const isPainted = useIsPainted();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const close = () => {
    view.set({ isScoreOpen: false });
    document.getElementById(scoreChipId)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <section
      id={scorePanelId}
      aria-label={scoreCopy.title}
      onKeyDown={onKeyDown}
      className={classNames(
        'z-20 flex h-full w-90 shrink-0 flex-col border-l border-line bg-surface',
        // If there is no space next to the pages it is below them, and on a phone it replaces them.
        '@max-[680px]/preview:w-full @max-[680px]/preview:border-l-0',
        'md:@max-[680px]/preview:h-1/2 md:@max-[680px]/preview:border-t',
        'max-md:absolute max-md:inset-0',
      )}
    >
      <div className="flex items-center justify-between gap-4 px-5 pt-4 max-md:px-4">
        <h2 ref={heading} tabIndex={-1} className="text-large font-semibold">
          {scoreCopy.title}
        </h2>
        <IconButton
          label={t('Close the score')}
          size="small"
          icon={<X className="size-4" />}
          onClick={close}
          className="-mr-2"
        />
      </div>
      <div className="@container min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-6 max-md:px-4">
        {hasFailed ? <p className="mb-4 text-body text-danger">{scoreCopy.failedHint}</p> : null}
        {latest?.sample === 'all' ? (
          <p className="text-body text-muted">{scoreCopy.sampleHint}</p>
        ) : latest && isPainted ? (
          <Report latest={latest} />
        ) : null}
        {latest || hasFailed ? null : <p className="text-body text-muted">{scoreCopy.waiting}</p>}
      </div>
    </section>
  );
}

function Report({ latest }: { latest: LiveScore }) {
  const { report, isSpelt, sample } = latest;
  const underlines = useView((view) => view.underlines);
  const view = useViewStore();
  const band = bandOf(report.overall);
  const notes = useNotes();
  const editor = useEditorStore();
  const chooseStage = (careerStage: CareerStage | null) =>
    editor.dispatch({ type: 'setSettings', settings: { careerStage } });
  const elsewhere = useMemo(() => withoutBullets(latest), [latest]);
  return (
    <div className="grid gap-x-10 @min-[560px]:grid-cols-2">
      <div>
        {hasNumber(latest) ? null : (
          <p className="text-body text-muted">
            {scoreCopy.tooShortHint(report.wordCount, scoredFromWords)}
          </p>
        )}
        <div className={hasNumber(latest) ? 'flex items-center gap-4' : 'hidden'}>
          <ScoreRing score={report.overall} className="size-14" />
          <p>
            <span className="text-heading font-semibold">{shownScore(report.overall)}</span>
            <span className="text-small text-faint"> {t('of 100')}</span>
            <span className={classNames('block text-small font-medium', toneText[band.tone])}>
              {band.label}
            </span>
          </p>
        </div>
        {hasNumber(latest) ? <Areas areas={report.areas} overall={report.overall} /> : null}
        {hasNumber(latest) ? (
          <div className="mt-5">
            <CareerStageField career={report.career} onChoose={chooseStage} />
          </div>
        ) : null}
        {sample === 'part' ? (
          <p className="mt-4 text-small text-muted">{scoreCopy.partlySample}</p>
        ) : null}
        {isSpelt ? null : <p className="mt-4 text-small text-warning">{scoreCopy.unspelt}</p>}
        <div className="mt-5 border-t border-line pt-4">
          <Switch
            label={scoreCopy.underlines}
            hint={scoreCopy.underlinesHint}
            checked={underlines}
            onCheckedChange={(checked) => setUnderlines(view, checked)}
          />
        </div>
      </div>
      <div className="min-w-0 @min-[560px]:*:first:mt-0 @min-[560px]:*:first:border-t-0 @min-[560px]:*:first:pt-0">
        <NoteList />
        <StartInterview />
        {elsewhere.report.findings.length > 0 || notes.size === 0 ? (
          <FindingList latest={elsewhere} />
        ) : null}
      </div>
    </div>
  );
}

/** Findings about bullets are shown in their notes. */
const withoutBullets = (latest: LiveScore): LiveScore => ({
  ...latest,
  report: {
    ...latest.report,
    findings: findingsElsewhere(latest.report.findings),
  },
});

const areaNames = ['content', 'structure', 'ats'] as const;

function Areas({ areas, overall }: Pick<LiveScore['report'], 'areas' | 'overall'>) {
  const parts = areaNames.map((area) => areas[area].score);
  const shown = shownParts(parts, overall);
  return (
    <ul aria-label={t('Key areas')} className="mt-5 grid gap-3">
      {areaNames.map((area, index) => {
        const { score, max } = areas[area];
        return (
          <li key={area}>
            <p className="flex items-baseline justify-between gap-4 text-small">
              <span className="text-muted">{areaTitles[area]}</span>
              <span className="tabular-nums">
                <span className="font-semibold">{shown[index]}</span>
                <span className="text-faint"> {t('of {max}', { max })}</span>
              </span>
            </p>
            <div aria-hidden className="mt-1 h-1 overflow-hidden rounded-full bg-line">
              <div
                className="h-full rounded-full bg-muted"
                style={{ width: `${(100 * score) / max}%` }}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
