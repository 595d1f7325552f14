import type { BulletChange } from '@folio/contract/ai-answers';
import { Button } from '../../../ui/button.tsx';
import { TextDifference } from '../../../ui/text-difference.tsx';
import { definitionOf } from '../fields/custom-fields.ts';
import { entryTitle } from '../form/entry-title.ts';
import type { EditorDocument } from '../store/document.ts';
import { bulletSuggestion } from './advice.ts';
import { toastCopy } from './ai.copy.ts';
import { ApplyButton } from './apply-button.tsx';
import type { Result } from './optimizer-state.ts';
import { PlacesToFill } from './places-to-fill.tsx';
import { ResultNotes } from './result-notes.tsx';
import { ResultPart } from './result-part.tsx';
import type { Suggestion } from './suggestion.ts';
import { useAreApplied, useOptimizer } from './use-optimizer.ts';

/** Every bullet point that could read better: one by one, or all at once. */
export function BulletResults({ result }: { result: Result<'improve-bullets'> }) {
  const { answer, isSample, document } = result;
  const { changes } = answer;
  const suggestions = isSample
    ? []
    : changes.flatMap((change) => bulletSuggestion(document, change) ?? []);
  return (
    <ResultPart
      title="Bullet points"
      aside={suggestions.length > 1 ? <ApplyAll suggestions={suggestions} /> : undefined}
    >
      <ResultNotes {...{ answer, isSample }} />
      {changes.length === 0 ? null : (
        <ul className="grid gap-6">
          {changes.map((change) => (
            <li
              key={`${change.entry} ${change.bullet}`}
              className="border-l-2 border-line py-0.5 pl-4"
            >
              <TextDifference before={change.before} after={change.after} />
              <PlacesToFill text={change.after} />
              {isSample ? null : <OfEntry {...{ document, change }} />}
            </li>
          ))}
        </ul>
      )}
    </ResultPart>
  );
}

function OfEntry({ document, change }: { document: EditorDocument; change: BulletChange }) {
  const suggestion = bulletSuggestion(document, change);
  if (!suggestion) return null;
  const id = document.form.experience[change.entry]?.id ?? '';
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-faint">
      <ApplyButton suggestion={suggestion} message={toastCopy.experienceUpdated} />
      {entryTitle(definitionOf('experience'), document, id)}
    </p>
  );
}

function ApplyAll({ suggestions }: { suggestions: Suggestion[] }) {
  const { apply } = useOptimizer();
  const areApplied = useAreApplied(suggestions);
  return (
    <Button
      size="small"
      className="max-md:h-11"
      aria-disabled={areApplied || undefined}
      onClick={areApplied ? undefined : () => apply(suggestions, toastCopy.experienceUpdated)}
    >
      {areApplied ? 'All applied' : 'Apply all'}
    </Button>
  );
}
