import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { aiCopy } from './ai.copy.ts';
import { isSampleIn } from './optimizer-state.ts';
import { Results } from './results.tsx';
import { useOptimizer } from './use-optimizer.ts';

/** The results with room to read, over the editor. */
export function SuggestionsDialog() {
  const { state, open } = useOptimizer();
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
