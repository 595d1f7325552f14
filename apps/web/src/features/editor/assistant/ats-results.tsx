import type { ResumeContent } from '@folio/contract/resume-content';
import { withoutHidden } from '@folio/contract/without-hidden';
import { useMemo } from 'react';
import { useLiveMatch } from '../../../lib/job-match/use-live-match.ts';
import { t } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useFollowScore, useFullScore } from '../score/use-score.tsx';
import { useEditor } from '../store/use-editor.ts';
import { aiCopy } from './assistant.copy.ts';
import type { Answer } from './assistant-answers.ts';
import type { Result } from './assistant-state.ts';
import { liveIssues, liveKeywords, liveRemark, type Remark } from './ats-live.ts';
import { AtsNumbers } from './ats-numbers.tsx';
import { EmptyResults, ResultNotes, ResultPart } from './edit-parts.tsx';
import { ImprovementList } from './improvement-list.tsx';
import { SkillChips, SkillGroups } from './skill-results.tsx';
import { suggestedCategory } from './suggestion.ts';
import { useAssistant } from './use-assistant.ts';

type Optimizations = NonNullable<Answer<'optimize-ats'>['optimizations']>;

/** How applicant tracking systems read this resume. */
export function AtsResults() {
  const result = useAssistant().state.results['optimize-ats'];
  const optimizations = result?.answer.optimizations;
  if (!result || !optimizations)
    return <EmptyResults title={aiCopy.noAts} hint={aiCopy.noAtsHint} />;
  return <Analysis result={result} optimizations={optimizations} />;
}

type Props = { result: Result<'optimize-ats'>; optimizations: Optimizations };

/** The answer, updated for the current resume and job description. */
function Analysis({ result: { answer, isSample }, optimizations }: Props) {
  useFollowScore();
  const { jobDescription } = useAssistant().state;
  const { content: whole, settings } = useEditor(({ document }) => document);
  const { hiddenSections } = settings;
  const content = useMemo(() => withoutHidden(whole, hiddenSections), [whole, hiddenSections]);
  const score = useFullScore().latest;
  const match = useLiveMatch(content, jobDescription);
  const isCompared = jobDescription.trim() !== '';
  const { keywords, formatting, contentAnalysis } = optimizations;
  const { summary, experience } = contentAnalysis;
  // A sample answer is not about this resume, so it isn't updated.
  const now = isSample ? undefined : { score, match };
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <ResultNotes answer={answer} isSample={isSample} />
        <AtsNumbers score={score} match={match} isCompared={isCompared} />
      </div>
      <Keywords
        {...liveKeywords(keywords, now?.match, suggestedIn(content))}
        isCompared={isSample || isCompared}
        isSample={isSample}
      />
      <Formatting
        issues={liveIssues(now?.score) ?? formatting.issues}
        recommendations={now?.match?.advice ?? formatting.recommendations}
      />
      <ResultPart title={t('Content')}>
        <Judged title={t('Summary')} {...liveRemark(now?.score, 'summary', summary)} />
        <Judged title={t('Experience')} {...liveRemark(now?.score, 'experience', experience)} />
      </ResultPart>
      <ResultPart title={t('Improvements')}>
        <ImprovementList answer={answer} isSample={isSample} />
      </ResultPart>
      <ResultPart title={t('Skills worth naming')}>
        <SkillGroups skills={answer.skillSuggestions} isSample={isSample} />
      </ResultPart>
    </div>
  );
}

const suggestedIn = ({ skills }: ResumeContent): readonly string[] =>
  skills.find(({ category }) => category === suggestedCategory)?.items ?? [];

type KeywordsProps = {
  found: readonly string[];
  missing: readonly string[];
  isCompared: boolean;
  isSample: boolean;
};

function Keywords({ found, missing, isCompared, isSample }: KeywordsProps) {
  return (
    <ResultPart title={t('Keywords')}>
      {isCompared ? null : <p className="text-small text-muted">{aiCopy.noJobDescription}</p>}
      {missing.length > 0 ? (
        <div>
          <h4 className="mb-2 text-small font-medium text-muted">
            {t('Missing. {onlyIfTrue}', { onlyIfTrue: aiCopy.onlyIfTrue })}
          </h4>
          <SkillChips label={t('Missing keywords')} skills={missing} isSample={isSample} />
        </div>
      ) : null}
      {found.length > 0 ? (
        <div>
          <h4 className="mb-2 text-small font-medium text-muted">{t('Found')}</h4>
          <ul aria-label={t('Found keywords')} className="flex flex-wrap gap-1.5">
            {found.map((keyword) => (
              <li key={keyword}>
                <Badge>{keyword}</Badge>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </ResultPart>
  );
}

type FormattingProps = { issues: readonly string[]; recommendations: readonly string[] };

function Formatting({ issues, recommendations }: FormattingProps) {
  if (issues.length + recommendations.length === 0) return null;
  return (
    <ResultPart title={t('Format')}>
      <Lines title={t('Issues')} lines={issues} />
      <Lines title={t('Recommendations')} lines={recommendations} />
    </ResultPart>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4 className="mb-1 text-small font-medium text-muted">{title}</h4>
      <ul className="list-disc pl-5 text-body">
        {lines.map((line) => (
          <li key={line} className="mt-1 wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Judged = ({ title, gain, feedback }: { title: string } & Remark) => (
  <div>
    <h4 className="flex items-baseline justify-between gap-4 text-small font-medium text-muted">
      {title} {gain ? <span className="font-normal tabular-nums">{gain}</span> : null}
    </h4>
    <p className="mt-1 text-body wrap-anywhere">{feedback}</p>
  </div>
);
