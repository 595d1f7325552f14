import { missingOfChange } from '@folio/analysis/writing/answered-change';
import {
  buildLine,
  type LineQuestion,
  lineToAskAbout,
  questionsOf,
} from '@folio/analysis/writing/build-line';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { MarginNote } from '../findings/margin-notes.ts';
import { interviewCopy } from './interview.copy.ts';
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

export type Missing = 'measure' | 'after' | undefined;

/**
 * The questions about one line, then the line built from the answers, to be reworded and accepted.
 */
export function LineQuestions({ note, place, line, onChange, onTake, onLeave, onClose }: Props) {
  const asked = lineToAskAbout(note.text, note.rewrite?.text);
  const questions = questionsOf(asked);
  const [step, setStep] = useState(0);
  const [missing, setMissing] = useState<Missing>();
  const question = questions[step];
  const isUnanswered = questions.every((one) => !isAnswered(one, line));
  // A line needs a verb, and answers to differ from the original.
  const isComplete = !isUnanswered && (!questions.includes('did') || line.did.trim() !== '');
  const built = isComplete ? buildLine(asked, line) : note.text;
  const text = line.worded || built;
  const next = () => {
    const stillMissing = question === 'change' ? missingOfChange(line) : undefined;
    setMissing(stillMissing);
    if (!stillMissing) setStep(step + 1);
  };
  const canTake = text.trim() !== '' && text !== note.text;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={interviewCopy.title}
      description={place}
      footer={
        <>
          {step > 0 ? (
            <Button variant="quiet" className="max-md:h-11" onClick={() => setStep(step - 1)}>
              {interviewCopy.back}
            </Button>
          ) : null}
          <Button className="max-md:h-11" onClick={onLeave}>
            {interviewCopy.leave}
          </Button>
          {question ? (
            <Button variant="primary" className="max-md:h-11" onClick={next}>
              {isAnswered(question, line) ? interviewCopy.next : interviewCopy.skip}
            </Button>
          ) : (
            <Button
              variant="primary"
              className="max-md:h-11"
              disabled={!canTake}
              onClick={() => onTake(text.replaceAll(/\s+/g, ' ').trim())}
            >
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
        <form
          onSubmit={(event) => {
            event.preventDefault();
            next();
          }}
        >
          <Question
            key={question}
            question={question}
            line={line}
            missing={missing}
            onChange={(some) => {
              setMissing(undefined);
              onChange({ ...line, worded: '', ...some });
            }}
          />
          {/* Enter in a form of several fields needs a submit button. */}
          <button type="submit" className="hidden" tabIndex={-1} aria-hidden />
        </form>
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

const fieldsOf = (question: LineQuestion) =>
  question === 'change' ? (['measure', 'before', 'after'] as const) : ([question] as const);

export const isAnswered = (question: LineQuestion, line: StoredLine): boolean =>
  fieldsOf(question).some((name) => line[name].trim() !== '');

export function Question({
  question,
  line,
  missing,
  onChange,
}: {
  question: LineQuestion;
  line: StoredLine;
  missing: Missing;
  onChange: (some: Partial<StoredLine>) => void;
}) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    const fields = group.current?.querySelectorAll('input');
    if (missing) fields?.[missing === 'measure' ? 0 : 2]?.focus();
  }, [missing]);
  const names = fieldsOf(question);
  return (
    <fieldset ref={group} aria-describedby={`${id}-hint`}>
      <legend className="text-body font-semibold">{interviewCopy.questions[question]}</legend>
      <p id={`${id}-hint`} className="mt-1 text-small text-muted">
        {interviewCopy.hints[question]}
      </p>
      <div className={names.length > 1 ? 'mt-3 grid gap-3 sm:grid-cols-[2fr_1fr_1fr]' : 'mt-3'}>
        {names.map((name) => (
          <TextField
            key={name}
            label={name in interviewCopy.fields ? labels[name] : interviewCopy.answer}
            value={line[name]}
            maxLength={120}
            autoComplete="off"
            error={missing === name ? interviewCopy.missing[missing] : undefined}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

const labels: Record<string, string> = interviewCopy.fields;

export function Wording({
  text,
  hint,
  onChange,
}: {
  text: string;
  hint: string;
  onChange: (worded: string) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={frame}>
      <TextArea
        label={interviewCopy.worded}
        hint={hint}
        rows={3}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
