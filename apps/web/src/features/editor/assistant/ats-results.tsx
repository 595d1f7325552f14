import { Check } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import type { Answer } from './answers.ts';
import { aiCopy } from './assistant.copy.ts';
import type { Result } from './assistant-state.ts';
import { EmptyResults, ResultNotes, ResultPart } from './edit-parts.tsx';
import { ImprovementList } from './improvement-list.tsx';
import { SkillChips, SkillGroups } from './skill-results.tsx';
import { useAssistant } from './use-assistant.ts';

type Optimizations = NonNullable<Answer<'optimize-ats'>['optimizations']>;

/** How programs that sort resumes read this one. */
export function AtsResults() {
  const result = useAssistant().state.results['optimize-ats'];
  const optimizations = result?.answer.optimizations;
  if (!result || !optimizations)
    return <EmptyResults title={aiCopy.noAts} hint={aiCopy.noAtsHint} />;
  return <Analysis result={result} optimizations={optimizations} />;
}

function Analysis({
  result,
  optimizations,
}: {
  result: Result<'optimize-ats'>;
  optimizations: Optimizations;
}) {
  const { answer, isSample, jobDescription } = result;
  const { keywords, formatting, contentAnalysis } = optimizations;
  const isCompared = isSample || jobDescription.trim() !== '';
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <ResultNotes answer={answer} isSample={isSample} />
        <AtsScores optimizations={optimizations} isCompared={isCompared} />
      </div>
      <Keywords keywords={keywords} isCompared={isCompared} isSample={isSample} />
      <Formatting {...formatting} />
      <ResultPart title="Content">
        <Judged title="Summary" {...contentAnalysis.summary} />
        <Judged title="Experience" {...contentAnalysis.experience} />
      </ResultPart>
      <ResultPart title="Improvements">
        <ImprovementList answer={answer} isSample={isSample} />
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

/** What the analysis comes to, in a sentence and in numbers. */
function AtsScores({
  optimizations: { score, keywordMatch, contentScore, formatting },
  isCompared,
}: {
  optimizations: Optimizations;
  /** Whether there was a job description to find keywords of. */
  isCompared: boolean;
}) {
  return (
    <>
      <p className="text-large font-medium">{atsMessage(score)}</p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 @md:grid-cols-4">
        <Score label="ATS score" score={score} isHigh={isHighlighted('ats', score)} />
        <Score
          label="Keyword match"
          score={isCompared ? keywordMatch : undefined}
          isHigh={isCompared && isHighlighted('keywords', keywordMatch)}
        />
        <Score label="Content score" score={contentScore} />
        <Score
          label="Format score"
          score={formatting.score}
          isHigh={isHighlighted('format', formatting.score)}
        />
      </dl>
    </>
  );
}

function Score({
  label,
  score,
  isHigh = false,
}: {
  label: string;
  score: number | undefined;
  isHigh?: boolean;
}) {
  return (
    <div>
      <dt className="text-small text-faint">{label}</dt>
      <dd className="mt-1 tabular-nums">
        <Badge tone={isHigh ? 'accent' : 'neutral'}>
          {isHigh ? <Check aria-hidden className="size-3.5" /> : null}
          {score === undefined ? 'Not compared' : `${Math.round(score)}%`}
        </Badge>
      </dd>
    </div>
  );
}

/** Above these a number of the analysis is highlighted. */
const highlightedAbove = { ats: 80, keywords: 70, format: 85 } as const;

export const isHighlighted = (kind: keyof typeof highlightedAbove, score: number): boolean =>
  score > highlightedAbove[kind];

const messages = [
  [85, 'Excellent! Your resume is well-optimized for ATS systems.'],
  [70, 'Good! Some improvements can enhance your ATS score.'],
  [0, 'Needs improvement. Several optimizations recommended.'],
] as const;

export const atsMessage = (score: number): string =>
  messages.find(([from]) => score >= from)?.[1] ?? messages[2][1];
