import { templateById } from '@folio/contract/template-list';
import { Gauge, History, Palette, Users, WandSparkles } from 'lucide-react';
import { hasNumber } from '../../../lib/score/scoring.ts';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TabTrigger } from '../../../ui/tabs.tsx';
import { useNoteCount } from '../findings/use-notes.tsx';
import { useGoSaved, useResumeId } from '../saving/use-saver.ts';
import { useScore } from '../score/use-score.tsx';
import { useEditor } from '../store/use-editor.ts';
import { suggestionCopy } from '../suggestions/suggestions.copy.ts';
import { useSuggestions } from '../suggestions/use-suggestions.tsx';
import { useView, useViewStore } from '../view/use-view.ts';
import { railRowStyle, railTabStyle, tabIdOf } from './rail-styles.ts';

const icon = 'size-4 shrink-0 text-muted';
const aside = 'min-w-0 truncate pr-1.5 pl-2 text-small text-faint';
/** As many whole words as fit into one line: 'Classic Professional' becomes 'Classic'. */
const firstWords = 'h-[1lh] min-w-0 overflow-hidden pr-1.5 pl-2 text-right text-small text-faint';
const row = classNames(railRowStyle, 'w-full gap-2.5 px-1.5');

/** Below the sections: tools for the whole resume. */
export function Tools() {
  const tab = useView((view) => view.tab);
  const template = useEditor(({ document }) => templateById(document.templateId).name);
  return (
    <div className="mt-3 grid grid-cols-1 gap-px border-t border-line pt-3">
      <div data-chosen={tab === 'design' || undefined} className={row}>
        <Palette aria-hidden className={icon} />
        <TabTrigger
          value="design"
          id={tabIdOf('design')}
          className={classNames(railTabStyle, 'flex-none!')}
        >
          {t('Design')}
        </TabTrigger>
        <span title={template} className={classNames(firstWords, 'pointer-events-none ml-auto')}>
          {template}
        </span>
      </div>
      <div data-chosen={tab === 'ai' || undefined} className={row}>
        <WandSparkles aria-hidden className={icon} />
        <TabTrigger value="ai" id={tabIdOf('ai')} className={railTabStyle}>
          {t('AI')}
        </TabTrigger>
      </div>
      <ScoreRow />
      <SuggestionsRow />
      <HistoryRow />
    </div>
  );
}

function ScoreRow() {
  const { latest } = useScore();
  const view = useViewStore();
  const count = useNoteCount();
  const notes = latest && hasNumber(latest) ? count : 0;
  return (
    <button
      type="button"
      onClick={() =>
        view.set({ pane: 'preview', isScoreOpen: !view.get().isScoreOpen, dialog: null })
      }
      className={classNames(row, 'font-medium')}
    >
      <Gauge aria-hidden className={icon} />
      {t('Score')}
      {notes > 0 ? (
        <span className={classNames(aside, 'ml-auto font-normal tabular-nums')}>
          {t('{notes, plural, one {# note} other {# notes}}', { notes })}
        </span>
      ) : null}
    </button>
  );
}

function SuggestionsRow() {
  const { length } = useSuggestions();
  const view = useViewStore();
  if (length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => view.set({ dialog: 'suggestions' })}
      className={classNames(row, 'font-medium')}
    >
      <Users aria-hidden className="size-4 shrink-0 text-mentor" />
      {suggestionCopy.title}
      <span className={classNames(aside, 'ml-auto font-normal tabular-nums')}>{length}</span>
    </button>
  );
}

function HistoryRow() {
  const resumeId = useResumeId();
  const goSaved = useGoSaved();
  return resumeId ? (
    <button
      type="button"
      onClick={() => void goSaved(`/resume/${resumeId}/history`)}
      className={classNames(row, 'font-medium')}
    >
      <History aria-hidden className={icon} />
      {t('History')}
    </button>
  ) : null;
}
