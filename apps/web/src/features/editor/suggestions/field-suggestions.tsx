import { openedPart } from '../../../lib/online-part.tsx';
import { useSuggestionsAt } from './use-suggestions.tsx';

/** Loaded on demand, since few resumes have suggestions. */
const SuggestionNote = openedPart(
  async () => (await import('./suggestion-note.tsx')).SuggestionNote,
);

/** The open suggestions about a text, below its field. */
export function FieldSuggestions({ path, className }: { path: string; className?: string }) {
  const waiting = useSuggestionsAt(path);
  if (waiting.length === 0) return null;
  return (
    <div className={className}>
      {waiting.map((one) => (
        <div key={one.id} className="animate-appear pt-1 pb-4">
          <SuggestionNote suggestion={one} />
        </div>
      ))}
    </div>
  );
}
