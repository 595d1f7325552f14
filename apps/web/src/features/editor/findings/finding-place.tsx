import { textAt } from '@folio/contract/content-path';
import { locationName, quoteOf, rewritten } from '../../../lib/findings/location-names.ts';
import { Button } from '../../../ui/button.tsx';
import { TextDifference } from '../../../ui/text-difference.tsx';
import { toast } from '../../../ui/toast.ts';
import type { LiveScore } from '../score/score-store.ts';
import type { Finding } from '../score/scoring.ts';
import { undoIfUnchanged } from '../store/undo-if-unchanged.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { applyRewrite } from './apply-rewrite.ts';
import { scoreCopy } from './findings.copy.ts';
import { scorePanelId } from './score-chip.tsx';
import { useShowFinding } from './use-show-finding.ts';

/** One place that a note is about: its words, how they could read, and the way to them. */
export function FindingPlace({ finding, latest }: { finding: Finding; latest: LiveScore }) {
  const { content } = latest;
  const { path, rewrite } = finding;
  const show = useShowFinding();
  const apply = useApply(finding, latest);
  const where = locationName(content, path);
  return (
    <li className="border-l-2 border-line py-0.5 pl-3">
      <p className="text-small wrap-anywhere text-faint">{where}</p>
      {rewrite === undefined ? (
        <Quoted finding={finding} latest={latest} />
      ) : (
        <TextDifference
          before={textAt(content, path) ?? ''}
          after={rewritten(content, finding, rewrite)}
          className="mt-1.5 gap-2! text-small!"
        />
      )}
      <p className="mt-1 -ml-2 flex flex-wrap gap-1">
        <Button
          variant="quiet"
          size="small"
          aria-label={`${scoreCopy.show}: ${where}`}
          className="px-2! max-md:h-11"
          onClick={() => show(finding)}
        >
          {scoreCopy.show}
        </Button>
        {rewrite === undefined ? null : (
          <Button
            variant="quiet"
            size="small"
            aria-label={`${scoreCopy.apply}: ${where}`}
            className="px-2! text-accent! max-md:h-11"
            onClick={apply}
          >
            {scoreCopy.apply}
          </Button>
        )}
      </p>
    </li>
  );
}

function Quoted({ finding, latest }: { finding: Finding; latest: LiveScore }) {
  const quote = quoteOf(latest.content, finding);
  if (!quote) return null;
  return (
    <blockquote className="text-small wrap-anywhere text-muted">
      “{quote.before}
      {quote.marked ? <mark className="rounded-sm bg-tint text-ink">{quote.marked}</mark> : null}
      {quote.after}”
    </blockquote>
  );
}

/** One step that can be undone. The note goes with the next score; the focus stays in the panel. */
function useApply(finding: Finding, latest: LiveScore): () => void {
  const store = useEditorStore();
  return () => {
    const document = applyRewrite(store.getDocument(), latest, finding);
    if (!document) return void toast(scoreCopy.gone);
    store.dispatch({ type: 'replace', document });
    window.document.querySelector<HTMLElement>(`#${scorePanelId} h2`)?.focus();
    toast({
      title: scoreCopy.applied,
      tone: 'good',
      action: { label: 'Undo', onClick: undoIfUnchanged(store) },
    });
  };
}
