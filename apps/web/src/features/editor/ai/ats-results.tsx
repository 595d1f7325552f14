import { Badge } from '../../../ui/badge.tsx';
import { adviceOf } from './advice.ts';
import { aiCopy } from './ai.copy.ts';
import type { Answer } from './ai-answers.ts';
import { AtsScores } from './ats-scores.tsx';
import { EmptyResults } from './empty-results.tsx';
import { ImprovementList } from './improvement-list.tsx';
import type { Result } from './optimizer-state.ts';
import { ResultNotes } from './result-notes.tsx';
import { ResultPart } from './result-part.tsx';
import { SkillChips } from './skill-chips.tsx';
import { SkillGroups } from './skill-results.tsx';
import { useOptimizer } from './use-optimizer.ts';

type Optimizations = NonNullable<Answer<'optimize-ats'>['optimizations']>;

/** How programs that sort resumes read this one. */
export function AtsResults() {
  const result = useOptimizer().state.results['optimize-ats'];
  const optimizations = result?.answer.optimizations;
  if (!result || !optimizations)
    return <EmptyResults title={aiCopy.noAts} hint={aiCopy.noAtsHint} />;
  return <Analysis {...{ result, optimizations }} />;
}

function Analysis({
  result,
  optimizations,
}: {
  result: Result<'optimize-ats'>;
  optimizations: Optimizations;
}) {
  const { answer, isSample, document, jobDescription } = result;
  const { keywords, formatting, contentAnalysis } = optimizations;
  const isCompared = isSample || jobDescription.trim() !== '';
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <ResultNotes {...{ answer, isSample }} />
        <AtsScores {...{ optimizations, isCompared }} />
      </div>
      <Keywords {...{ keywords, isCompared, isSample }} />
      <Formatting {...formatting} />
      <ResultPart title="Content">
        <Judged title="Summary" {...contentAnalysis.summary} />
        <Judged title="Experience" {...contentAnalysis.experience} />
      </ResultPart>
      <ResultPart title="Improvements">
        <ImprovementList
          isSample={isSample}
          list={answer.improvements.map((one) => adviceOf(document, one))}
        />
      </ResultPart>
      <ResultPart title="Skills worth naming">
        <SkillGroups skills={answer.skillSuggestions} isSample={isSample} />
      </ResultPart>
    </div>
  );
}

function Keywords({
  keywords: { found, missing },
  isCompared,
  isSample,
}: Pick<Optimizations, 'keywords'> & { isCompared: boolean; isSample: boolean }) {
  return (
    <ResultPart title="Keywords">
      {isCompared ? null : <p className="text-small text-muted">{aiCopy.noJobDescription}</p>}
      {missing.length > 0 ? (
        <div>
          <h4 className="mb-2 text-small font-medium text-muted">Missing. {aiCopy.onlyIfTrue}</h4>
          <SkillChips label="Missing keywords" skills={missing} isSample={isSample} />
        </div>
      ) : null}
      {found.length > 0 ? (
        <div>
          <h4 className="mb-2 text-small font-medium text-muted">Found</h4>
          <ul aria-label="Found keywords" className="flex flex-wrap gap-1.5">
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

function Formatting({ issues, recommendations }: Optimizations['formatting']) {
  if (issues.length + recommendations.length === 0) return null;
  return (
    <ResultPart title="Format">
      <Lines title="Issues" lines={issues} />
      <Lines title="Recommendations" lines={recommendations} />
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

const Judged = ({ title, score, feedback }: { title: string; score: number; feedback: string }) => (
  <div>
    <h4 className="flex items-baseline justify-between gap-4 text-small font-medium text-muted">
      {title} <span className="font-normal tabular-nums">{Math.round(score)} / 100</span>
    </h4>
    <p className="mt-1 text-body wrap-anywhere">{feedback}</p>
  </div>
);
