import { useEffect, useMemo } from 'react';
import { openedPart } from '../../../lib/online-part.tsx';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import type { MarginNote } from '../findings/margin-notes.ts';
import { useNotes } from '../findings/use-notes.tsx';
import { useScore } from '../score/use-score.tsx';
import { useViewStore } from '../view/use-view.ts';
import { isWorthAsking, maxLines } from './worth-asking.ts';

const load = async () => (await import('./interview-dialog.tsx')).InterviewDialog;
const InterviewDialog = openedPart(load);

/**
 * The bullets with the largest gain from answers; English only, since the lines are built in
 * English.
 */
function useLinesToAsk(): readonly MarginNote[] {
  const notes = useNotes();
  const isEnglish = useScore().latest?.report.language === 'eng';
  return useMemo(
    () =>
      [...(isEnglish ? notes.values() : [])]
        .filter(isWorthAsking)
        .toSorted((a, b) => b.points - a.points)
        .slice(0, maxLines),
    [notes, isEnglish],
  );
}

/** Opens the questions about bullets, if the score has findings to ask about. */
export function StartInterview() {
  const view = useViewStore();
  const hasLines = useLinesToAsk().length > 0;
  // Preloaded, since the connection may be gone when the button is pressed.
  useEffect(() => {
    if (hasLines) load().catch(() => {});
  }, [hasLines]);
  if (!hasLines) return null;
  const start = () =>
    void load().then(
      () => view.set({ dialog: 'interview' }),
      () => toast({ title: t('We couldn’t load the questions'), tone: 'error' }),
    );
  return (
    <div className="mt-3 mb-1">
      <Button size="small" onClick={start}>
        {t('Answer questions')}
      </Button>
      <p className="mt-1 text-small text-muted">
        {t('Two minutes of questions turn what you know into stronger bullets.')}
      </p>
    </div>
  );
}

export function Interview({ onClose }: { onClose: () => void }) {
  const lines = useLinesToAsk();
  return <InterviewDialog notes={lines} onClose={onClose} />;
}
