import type { CoverLetterContent } from '@folio/contract/cover-letters';
import type { AutosaveState } from '../../lib/autosave/save-state.ts';
import { Button } from '../../ui/button.tsx';
import { letterCopy } from './cover-letter.copy.ts';

/** Two letters of which one has to go: the person says which. */
export function ConflictBanner({
  state,
  onResolve,
}: {
  state: AutosaveState<CoverLetterContent>;
  onResolve: (keep: 'mine' | 'theirs') => void;
}) {
  if (state.status !== 'conflict') return null;
  const changed = new Date(state.theirs.updatedAt).toLocaleString('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <section
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-tint px-6 py-3 max-md:px-4"
    >
      <p className="min-w-0 flex-1 basis-64">
        {letterCopy.conflict} The other one is of {changed}.
      </p>
      <Button className="max-md:h-11" onClick={() => onResolve('theirs')}>
        Use the other one
      </Button>
      <Button variant="primary" className="max-md:h-11" onClick={() => onResolve('mine')}>
        Keep this one
      </Button>
    </section>
  );
}
