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
import { LineActs, LineQuestions } from './line-questions.tsx';
import { useSteps } from './question-steps.tsx';
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
  const steps = useSteps();
  if (!answers.isRead) return null;
  // Continues at the line whose answers were interrupted.
  const note = notes
    .filter(({ path }) => !left.includes(path))
    .toSorted((a, b) => Number(!answers.lineOf(a)) - Number(!answers.lineOf(b)))[0];
  // One dialog for all lines: a second dialog would restore the focus to a button of the first.
  if (!note)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={interviewCopy.title}
        footer={
          <Button variant="primary" onClick={onClose} ref={focusDone}>
            {interviewCopy.close}
          </Button>
        }
      >
        <Done taken={taken} />
      </Dialog>
    );
  const leave = () => {
    steps.restart();
    setLeft([...left, note.path]);
  };
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
  const shown = { note, line: answers.lineOf(note) ?? blankLine, steps };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={interviewCopy.title}
      description={
        // The dialog stays open, so screen readers need an announcement of the next line.
        <span aria-live="polite">
          {`${interviewCopy.progress(left.length + 1, notes.length)}. ${locationName(store.getDocument().content, note.path)}`}
        </span>
      }
      footer={<LineActs {...shown} onTake={take} onLeave={leave} />}
    >
      <LineQuestions key={note.path} {...shown} onChange={(line) => answers.set(note, line)} />
    </Dialog>
  );
}

/** The button that had the focus is unmounted. */
const focusDone = (button: HTMLButtonElement | null) => button?.focus();

const Done = ({ taken }: { taken: number }) => (
  <>
    <p role="status" className="text-body font-medium">
      {interviewCopy.done(taken)}
    </p>
    {taken > 0 ? <p className="mt-1 text-small text-muted">{interviewCopy.doneHint}</p> : null}
  </>
);
