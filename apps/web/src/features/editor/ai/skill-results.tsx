import type { SkillSuggestions } from '@folio/contract/ai-answers';
import { aiCopy } from './ai.copy.ts';
import { EmptyResults } from './empty-results.tsx';
import { ResultNotes } from './result-notes.tsx';
import { ResultPart } from './result-part.tsx';
import { SkillChips } from './skill-chips.tsx';
import { suggestedCategory } from './suggestion.ts';
import { useOptimizer } from './use-optimizer.ts';

const kinds = [
  ['technical', 'Technical'],
  ['soft', 'Soft'],
  ['industry', 'Industry'],
] as const;

export function SkillResults() {
  const result = useOptimizer().state.results['suggest-skills'];
  if (!result) return <EmptyResults title={aiCopy.noSkills} hint={aiCopy.noSkillsHint} />;
  const { answer, isSample } = result;
  return (
    <ResultPart title="Suggested skills">
      <ResultNotes {...{ answer, isSample }} />
      <SkillGroups skills={answer} isSample={isSample} />
    </ResultPart>
  );
}

/** Skills by kind. They are for the person to confirm. */
export function SkillGroups({ skills, isSample }: { skills: SkillSuggestions; isSample: boolean }) {
  const filled = kinds.filter(([kind]) => skills[kind].length > 0);
  if (filled.length === 0) return <p className="text-body text-muted">{aiCopy.nothingToAdd}</p>;
  return (
    <div className="grid gap-4">
      <p className="text-small text-muted">
        <span className="font-medium text-ink">{aiCopy.onlyIfTrue}</span> They go into the category
        “{suggestedCategory}”.
      </p>
      {filled.map(([kind, label]) => (
        <div key={kind}>
          <h4 className="mb-2 text-small font-medium text-muted">{label}</h4>
          <SkillChips label={`${label} skills`} skills={skills[kind]} isSample={isSample} />
        </div>
      ))}
    </div>
  );
}
