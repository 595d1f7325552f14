import type { Origin } from '@folio/contract/ai-answers';
import { Badge } from '../../../ui/badge.tsx';
import { aiCopy } from './ai.copy.ts';
import { HeldBackList } from './held-back-list.tsx';

/** What has to be known of an answer before it is read: that it is a sample, or what it leaves out. */
export function ResultNotes({ answer, isSample }: { answer: Origin; isSample: boolean }) {
  const { notice, heldBack } = answer;
  const held = [...new Set(heldBack.map(({ text }) => text))];
  if (!isSample && !notice && held.length === 0) return null;
  return (
    <div className="grid gap-2 text-small text-muted">
      {isSample ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="warning">{aiCopy.sampleBadge}</Badge>
          {aiCopy.sampleNote}
        </p>
      ) : null}
      {notice ? <p>{notice}</p> : null}
      {held.length > 0 ? (
        <div>
          <HeldBackList intro={aiCopy.heldBack} held={held} />
        </div>
      ) : null}
    </div>
  );
}
