import { lazy, Suspense } from 'react';
import { useSuggestionsAt } from './use-suggestions.tsx';

/** Few resumes have any: the notes come when they are needed. */
const SuggestionNote = lazy(async () => ({
  default: (await import('./suggestion-note.tsx')).SuggestionNote,
}));

/** What waits on a text, below the field that it is written in. */
export function FieldSuggestions({ path, className }: { path: string; className?: string }) {
  const waiting = useSuggestionsAt(path);
  if (waiting.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <div className={className}>
        {waiting.map((one) => (
          <div key={one.id} className="animate-appear pt-1 pb-4">
            <SuggestionNote suggestion={one} />
          </div>
        ))}
      </div>
    </Suspense>
  );
}
