import { textAt, writeTextAt } from '@folio/contract/content-path';
import { useState } from 'react';
import { locationName } from '../../../lib/findings/location-names.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { scoreCopy } from '../findings/findings.copy.ts';
import type { MarginNote } from '../findings/margin-notes.ts';
import { undoIfUnchanged } from '../store/undo-if-unchanged.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { interviewCopy } from './interview.copy.ts';
import { LineQuestions } from './line-questions.tsx';
import { blankLine, useStoredAnswers } from './stored-answers.ts';

/**
 * Asks questions about bullets with findings, one at a time, and builds a line from the answers.
 * Each accepted line is an undo step, and answers are stored, so leaving loses nothing.
 */
export function InterviewDialog(props: {
  /** Largest gain first; fixed while the dialog is open. */
  notes: readonly MarginNote[];
  onClose: () => void;
}) {
  const { onClose } = props;
  const [notes] = useState(props.notes);
  const answers = useStoredAnswers();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [taken, setTaken] = useState(0);
  const store = useEditorStore();
  if (!answers.isRead) return null;
  // Continues where answers were left.
  const note = notes
    .filter(({ path }) => !left.includes(path))
    .toSorted((a, b) => Number(!answers.lineOf(a)) - Number(!answers.lineOf(b)))[0];
  if (!note) return <Done taken={taken} onClose={onClose} />;
  const leave = () => setLeft([...left, note.path]);
  const take = (text: string) => {
    leave();
    const document = store.getDocument();
    if (textAt(document.content, note.path) !== note.text) return void toast(scoreCopy.gone);
    const content = writeTextAt(document.content, note.path, text);
    store.dispatch({ type: 'replace', document: { ...document, content } });
    answers.set(note, undefined);
    setTaken(taken + 1);
    toast({
      title: interviewCopy.used,
      tone: 'good',
      action: { label: t('Undo'), onClick: undoIfUnchanged(store) },
    });
  };
  return (
    <LineQuestions
      key={note.path}
      note={note}
      place={`${interviewCopy.progress(left.length + 1, notes.length)}. ${locationName(store.getDocument().content, note.path)}`}
      line={answers.lineOf(note) ?? blankLine}
      onChange={(line) => answers.set(note, line)}
      onTake={take}
      onLeave={leave}
      onClose={onClose}
    />
  );
}

function Done({ taken, onClose }: { taken: number; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={interviewCopy.title}
      footer={
        <Button variant="primary" onClick={onClose}>
          {interviewCopy.close}
        </Button>
      }
    >
      <p role="status" className="text-body font-medium">
        {interviewCopy.done(taken)}
      </p>
      {taken > 0 ? <p className="mt-1 text-small text-muted">{interviewCopy.doneHint}</p> : null}
    </Dialog>
  );
}
