import { TextDifference } from '../../../ui/text-difference.tsx';
import { useEditor } from '../store/use-editor.ts';
import { ActionRow } from './action-row.tsx';
import { adviceOf } from './advice.ts';
import { aiCopy, toastCopy } from './ai.copy.ts';
import { ApplyButton } from './apply-button.tsx';
import { BulletResults } from './bullet-results.tsx';
import { EmptyResults } from './empty-results.tsx';
import { ImprovementList } from './improvement-list.tsx';
import type { Result } from './optimizer-state.ts';
import { PlacesToFill } from './places-to-fill.tsx';
import { ResultNotes } from './result-notes.tsx';
import { ResultPart } from './result-part.tsx';
import { type Suggestion, summaryPlace } from './suggestion.ts';
import { useIsApplied, useOptimizer } from './use-optimizer.ts';

/** What was found about the resume as a whole, and what can be asked for of one section. */
export function GeneralResults() {
  const { results } = useOptimizer().state;
  const { improve, 'generate-summary': generated } = results;
  return (
    <div className="grid gap-8">
      {generated ? (
        <SummaryResult result={generated} text={generated.answer.summary} isNew />
      ) : null}
      {improve ? <ImproveResult result={improve} /> : null}
      {improve || generated ? null : (
        <EmptyResults title={aiCopy.noGeneral} hint={aiCopy.noGeneralHint} />
      )}
      <SectionActions />
    </div>
  );
}

function ImproveResult({ result }: { result: Result<'improve'> }) {
  const { answer, isSample, document } = result;
  return (
    <ResultPart
      title="Improvements"
      aside={`Overall score ${Math.round(answer.overallScore)} / 100`}
    >
      <ResultNotes {...{ answer, isSample }} />
      <ImprovementList
        isSample={isSample}
        list={answer.improvements.map((one) => adviceOf(document, one))}
      />
    </ResultPart>
  );
}

/** A summary beside the one that is there. */
function SummaryResult({
  result,
  text,
  isNew = false,
}: {
  result: Result<'generate-summary'> | Result<'enhance-content'>;
  text: string;
  isNew?: boolean;
}) {
  const { answer, isSample, document } = result;
  const now = useEditor((history) => history.document.form.summary);
  const suggestion: Suggestion = { ...summaryPlace, before: now, after: text };
  const isApplied = useIsApplied(suggestion);
  const before = isApplied ? document.form.summary : now;
  const isSame = !isApplied && text === now;
  return (
    <ResultPart title={isNew ? 'Generated summary' : 'Your summary'}>
      <ResultNotes {...{ answer, isSample }} />
      {isSame ? null : <TextDifference before={before} after={text} />}
      <PlacesToFill text={text} />
      {isSame ? null : (
        <p>
          <ApplyButton
            suggestion={suggestion}
            message={isNew ? toastCopy.summaryApplied : toastCopy.summaryUpdated}
            label={isSample ? 'Use this sample' : 'Apply'}
          />
        </p>
      )}
    </ResultPart>
  );
}

/** What can be asked for of one section: as far as there is something in it. */
function SectionActions() {
  const { results } = useOptimizer().state;
  const { 'improve-bullets': bullets, 'enhance-content': enhanced } = results;
  const hasBullets = useEditor(({ document }) =>
    document.form.experience.some(({ bulletPoints }) => bulletPoints.trim() !== ''),
  );
  const hasSummary = useEditor(({ document }) => document.form.summary.trim() !== '');
  if (!hasBullets && !hasSummary) return null;
  return (
    <div className="grid gap-6">
      <ResultPart title="Section by section">
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
