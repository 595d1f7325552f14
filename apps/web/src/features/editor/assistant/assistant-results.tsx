import type { AiEdit } from '@folio/contract/ai-answers';
import { locationName } from '../../../lib/findings/location-names.ts';
import { shownScore } from '../../../lib/findings/score-bands.ts';
import { hasNumber } from '../../../lib/score/scoring.ts';
import { t } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { useFollowScore, useScore } from '../score/use-score.tsx';
import { useEditor } from '../store/use-editor.ts';
import { aiCopy } from './assistant.copy.ts';
import { isSampleIn, type Result, type ResultTab } from './assistant-state.ts';
import { toastCopy } from './assistant-toasts.copy.ts';
import { AtsResults } from './ats-results.tsx';
import {
  ActionRow,
  ApplyButton,
  Difference,
  Doubts,
  EditList,
  EmptyResults,
  ResultNotes,
  ResultPart,
} from './edit-parts.tsx';
import { ImprovementList } from './improvement-list.tsx';
import { SkillResults } from './skill-results.tsx';
import { summaryPath } from './suggestion.ts';
import { useAreApplied, useAssistant } from './use-assistant.ts';

const tabs = [
  {
    value: 'general',
    get label() {
      return t('General');
    },
  },
  {
    value: 'ats',
    get label() {
      return t('ATS Analysis');
    },
  },
  {
    value: 'skills',
    get label() {
      return t('Skills');
    },
  },
] as const;

/** The results, in the form's AI tab and in the panel. */
export function Results() {
  const { state, chooseTab } = useAssistant();
  return (
    <Tabs<ResultTab> value={state.tab} onValueChange={chooseTab}>
      <TabList<ResultTab>
        label={t('Results')}
        tabs={tabs}
        className="gap-6 *:px-0 *:after:inset-x-0"
      />
      <TabPanel value="general" className="pt-5">
        <GeneralResults />
      </TabPanel>
      <TabPanel value="ats" className="pt-5">
        <AtsResults />
      </TabPanel>
      <TabPanel value="skills" className="pt-5">
        <SkillResults />
      </TabPanel>
    </Tabs>
  );
}

/** The results in a large dialog over the editor. */
export function SuggestionsDialog() {
  const { state, open } = useAssistant();
  const title = state.tab === 'ats' ? aiCopy.atsTitle : aiCopy.generalTitle;
  return (
    <Dialog
      open={state.isOpen}
      onOpenChange={open}
      size="large"
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {title}
          {isSampleIn(state) ? <Badge tone="warning">{aiCopy.sampleBadge}</Badge> : null}
        </span>
      }
    >
      <div className="@container">
        <Results />
      </div>
    </Dialog>
  );
}

/** Results about the whole resume, and the actions for single sections. */
function GeneralResults() {
  const { improve, 'generate-summary': generated } = useAssistant().state.results;
  return (
    <div className="grid gap-8">
      {generated ? (
        <SummaryResult result={generated} text={generated.answer.summary} isNew />
      ) : null}
      {improve ? (
        <ResultPart title={t('Improvements')} aside={<LiveScoreText />}>
          <ResultNotes answer={improve.answer} isSample={improve.isSample} />
          <ImprovementList answer={improve.answer} isSample={improve.isSample} />
        </ResultPart>
      ) : null}
      {improve || generated ? null : (
        <EmptyResults title={aiCopy.noGeneral} hint={aiCopy.noGeneralHint} />
      )}
      <SectionActions />
    </div>
  );
}

/** The current score, including the applied suggestions. */
function LiveScoreText() {
  useFollowScore();
  const { latest } = useScore();
  if (!latest || !hasNumber(latest)) return null;
  return <>{t('Score {score} of 100', { score: shownScore(latest.report.overall) })}</>;
}

/** A new summary next to the one that it replaces; a sample summary replaces none. */
function SummaryResult({
  result: { answer, isSample },
  text,
  isNew = false,
}: {
  result: Result<'generate-summary'> | Result<'enhance-content'>;
  text: string;
  isNew?: boolean;
}) {
  const now = useEditor(({ document }) => document.content.personalInfo.summary);
  const sample = { path: summaryPath, before: now, after: text, reason: '' };
  const edits: readonly AiEdit[] = isSample ? [sample] : answer.edits;
  const areApplied = useAreApplied(edits);
  return (
    <ResultPart title={isNew ? t('Generated summary') : t('Your summary')}>
      <ResultNotes answer={answer} isSample={isSample} />
      {edits.map((edit) => (
        <div key={edit.path}>
          <Difference before={areApplied && isSample ? '' : edit.before} after={edit.after} />
          <Doubts claims={edit.doubts} />
          <p className="mt-3">
            <ApplyButton
              suggestions={edits}
              message={isNew ? toastCopy.summaryApplied : toastCopy.summaryUpdated}
              label={isSample ? t('Use this sample') : t('Apply')}
            />
          </p>
        </div>
      ))}
    </ResultPart>
  );
}

/** The actions for one section, if it has content. */
function SectionActions() {
  const { 'improve-bullets': bullets, 'enhance-content': enhanced } = useAssistant().state.results;
  const hasBullets = useEditor(({ document }) =>
    document.content.workExperience.some((job) => job.bullets.length > 0),
  );
  const hasSummary = useEditor(
    ({ document }) => document.content.personalInfo.summary.trim() !== '',
  );
  if (!hasBullets && !hasSummary) return null;
  return (
    <div className="grid gap-6">
      <ResultPart title={t('Section by section')}>
        <ul className="border-t border-line">
          {hasBullets ? <ActionRow action="improve-bullets" /> : null}
          {hasSummary ? <ActionRow action="enhance-content" /> : null}
        </ul>
      </ResultPart>
      <div data-answers="improve-bullets" className="empty:hidden">
        {bullets ? <BulletResults result={bullets} /> : null}
      </div>
      <div data-answers="enhance-content" className="empty:hidden">
        {enhanced ? (
          <SummaryResult result={enhanced} text={enhanced.answer.enhancedContent} />
        ) : null}
      </div>
    </div>
  );
}

/** Bullets that could be improved, one by one or all at once. */
function BulletResults({ result }: { result: Result<'improve-bullets'> }) {
  const { answer, isSample, content } = result;
  const { edits } = answer;
  const undoubted = edits.filter(({ doubts }) => !doubts);
  const message = toastCopy.experienceUpdated;
  return (
    <ResultPart
      title={t('Bullets')}
      aside={
        undoubted.length > 1 && !isSample ? (
          <ApplyButton
            suggestions={undoubted}
            message={message}
            label={t('Apply all')}
            done={t('All applied')}
          />
        ) : undefined
      }
    >
      <ResultNotes answer={answer} isSample={isSample} />
      <EditList
        edits={edits}
        nameOf={isSample ? undefined : ({ path }) => locationName(content, path)}
      >
        {(edit) =>
          isSample ? null : (
            <p className="mt-2">
              <ApplyButton suggestions={[edit]} message={message} />
            </p>
          )
        }
      </EditList>
    </ResultPart>
  );
}
