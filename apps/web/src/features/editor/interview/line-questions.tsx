import { buildLine, lineToAskAbout, questionsOf } from '@folio/analysis/writing/build-line';
import { Button } from '../../../ui/button.tsx';
import type { MarginNote } from '../findings/margin-notes.ts';
import { interviewCopy } from './interview.copy.ts';
import {
  BackButton,
  isAnswered,
  onOneLine,
  Question,
  QuestionForm,
  type Steps,
  Wording,
} from './question-steps.tsx';
import type { StoredLine } from './stored-answers.ts';

type Props = {
  note: MarginNote;
  line: StoredLine;
  steps: Steps;
};

/** The line built from the answers so far. */
function readingOf({ note, line, steps }: Props) {
  const asked = lineToAskAbout(note.text, note.rewrite?.text);
  const questions = questionsOf(asked);
  const isUnanswered = questions.every((one) => !isAnswered(one, line));
  // A line needs a verb, and answers to differ from the original.
  const isComplete = !isUnanswered && (!questions.includes('did') || line.did.trim() !== '');
  const text = line.worded ?? (isComplete ? buildLine(asked, line) : note.text);
  return { question: questions[steps.step], text };
}

/** The questions about one line, then the line built from the answers, to be reworded. */
export function LineQuestions(props: Props & { onChange: (line: StoredLine) => void }) {
  const { note, line, steps, onChange } = props;
  const { question, text } = readingOf(props);
  return (
    <>
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
          hint={text === note.text ? interviewCopy.unchanged : interviewCopy.wordedHint}
          onChange={(worded) => onChange({ ...line, worded })}
        />
      )}
    </>
  );
}

type ActsProps = Props & { onTake: (text: string) => void; onLeave: () => void };

/** The buttons below a line's questions: the built line is accepted or skipped. */
export function LineActs({ onTake, onLeave, ...props }: ActsProps) {
  const { note, line, steps } = props;
  const { question, text } = readingOf(props);
  return (
    <>
      <BackButton steps={steps} />
      <Button onClick={onLeave}>{interviewCopy.leave}</Button>
      {question ? (
        <Button variant="primary" onClick={() => steps.next(question, line)}>
          {isAnswered(question, line) ? interviewCopy.next : interviewCopy.skip}
        </Button>
      ) : (
        <Button
          variant="primary"
          disabled={text.trim() === '' || text === note.text}
          onClick={() => onTake(onOneLine(text))}
        >
          {interviewCopy.use}
        </Button>
      )}
    </>
  );
}
