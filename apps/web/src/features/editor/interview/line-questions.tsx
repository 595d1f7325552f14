import { buildLine, lineToAskAbout, questionsOf } from '@folio/analysis/writing/build-line';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { MarginNote } from '../findings/margin-notes.ts';
import { interviewCopy } from './interview.copy.ts';
import {
  BackButton,
  isAnswered,
  onOneLine,
  Question,
  QuestionForm,
  useSteps,
  Wording,
} from './question-steps.tsx';
import type { StoredLine } from './stored-answers.ts';

type Props = {
  note: MarginNote;
  /** The bullet's place, in words. */
  place: string;
  line: StoredLine;
  onChange: (line: StoredLine) => void;
  onTake: (text: string) => void;
  onLeave: () => void;
  onClose: () => void;
};

/**
 * The questions about one line, then the line built from the answers, to be reworded and accepted.
 */
export function LineQuestions({ note, place, line, onChange, onTake, onLeave, onClose }: Props) {
  const asked = lineToAskAbout(note.text, note.rewrite?.text);
  const questions = questionsOf(asked);
  const steps = useSteps();
  const question = questions[steps.step];
  const isUnanswered = questions.every((one) => !isAnswered(one, line));
  // A line needs a verb, and answers to differ from the original.
  const isComplete = !isUnanswered && (!questions.includes('did') || line.did.trim() !== '');
  const built = isComplete ? buildLine(asked, line) : note.text;
  const text = line.worded || built;
  const canTake = text.trim() !== '' && text !== note.text;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={interviewCopy.title}
      description={place}
      footer={
        <>
          <BackButton steps={steps} />
          <Button onClick={onLeave}>{interviewCopy.leave}</Button>
          {question ? (
            <Button variant="primary" onClick={() => steps.next(question, line)}>
              {isAnswered(question, line) ? interviewCopy.next : interviewCopy.skip}
            </Button>
          ) : (
            <Button variant="primary" disabled={!canTake} onClick={() => onTake(onOneLine(text))}>
              {interviewCopy.use}
            </Button>
          )}
        </>
      }
    >
      <p className="mb-4 border-l-2 border-line pl-3 text-body wrap-anywhere text-muted">
        <span className="block text-small text-faint">{interviewCopy.was}</span>
        {note.text}
      </p>
      {question ? (
        <QuestionForm onSubmit={() => steps.next(question, line)}>
          <Question question={question} line={line} steps={steps} onChange={onChange} />
        </QuestionForm>
      ) : (
        <Wording
          text={text}
          hint={canTake ? interviewCopy.wordedHint : interviewCopy.unchanged}
          onChange={(worded) => onChange({ ...line, worded })}
        />
      )}
    </Dialog>
  );
}
