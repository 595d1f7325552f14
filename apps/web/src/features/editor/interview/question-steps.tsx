import { missingOfChange } from '@folio/analysis/writing/answered-change';
import type { LineQuestion } from '@folio/analysis/writing/build-line';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { interviewCopy } from './interview.copy.ts';
import type { StoredLine } from './stored-answers.ts';

type Missing = ReturnType<typeof missingOfChange>;
export type Steps = ReturnType<typeof useSteps>;

/**
 * Steps through the questions; a question about a change can't be left while only part of it is
 * answered.
 */
export function useSteps() {
  const [step, setStep] = useState(0);
  const [missing, setMissing] = useState<Missing>();
  return {
    step,
    missing,
    next(question: LineQuestion | undefined, line: StoredLine) {
      const stillMissing = question === 'change' ? missingOfChange(line) : undefined;
      setMissing(stillMissing);
      if (!stillMissing) setStep(step + 1);
    },
    back: () => setStep(step - 1),
    restart() {
      setStep(0);
      setMissing(undefined);
    },
    onAnswer: () => setMissing(undefined),
  };
}

export const BackButton = ({ steps: { step, back } }: { steps: Steps }) =>
  step > 0 ? (
    <Button variant="quiet" onClick={back}>
      {interviewCopy.back}
    </Button>
  ) : null;

type FormProps = { className?: string; onSubmit: () => void; children: ReactNode };

export const QuestionForm = ({ className, onSubmit, children }: FormProps) => (
  <form
    noValidate
    className={className}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
    {/* Enter in a form of several fields needs a submit button. */}
    <button type="submit" className="hidden" tabIndex={-1} aria-hidden />
  </form>
);

const fieldsOf = (question: LineQuestion) =>
  question === 'change' ? (['measure', 'before', 'after'] as const) : ([question] as const);

export const isAnswered = (question: LineQuestion, line: StoredLine): boolean =>
  fieldsOf(question).some((name) => line[name].trim() !== '');

type QuestionProps = {
  question: LineQuestion;
  line: StoredLine;
  steps: Steps;
  onChange: (line: StoredLine) => void;
};

/** A question with its fields; the first gets the focus. */
export const Question = ({ question, line, steps, onChange }: QuestionProps) => (
  <Fields
    key={question}
    question={question}
    line={line}
    missing={steps.missing}
    onChange={(some) => {
      steps.onAnswer();
      onChange({ ...line, worded: undefined, ...some });
    }}
  />
);

type FieldsProps = {
  question: LineQuestion;
  line: StoredLine;
  missing: Missing;
  onChange: (some: Partial<StoredLine>) => void;
};

function Fields({ question, line, missing, onChange }: FieldsProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    const fields = group.current?.querySelectorAll('input');
    if (missing) fields?.[missing === 'after' ? 2 : 0]?.focus();
  }, [missing]);
  const names = fieldsOf(question);
  const failing = missing === 'thing' ? 'measure' : missing;
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
            error={missing && failing === name ? interviewCopy.missing[missing] : undefined}
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

/** The text as a single line, as bullets require. */
export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
