import { buildLine, questionsOf } from '@folio/analysis/writing/build-line';
import { isDeed, namesNeed } from '@folio/analysis/writing/need-line';
import { useState } from 'react';
import { type BulletPlace, bulletPlaces } from '../../../lib/bullet-places.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { bulletsOf } from '../store/bullets.ts';
import { undoIfUnchanged } from '../store/undo-if-unchanged.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useViewStore } from '../view/use-view.ts';
import { interviewCopy, needCopy } from './interview.copy.ts';
import {
  BackButton,
  isAnswered,
  onOneLine,
  Question,
  QuestionForm,
  useSteps,
  Wording,
} from './question-steps.tsx';
import { useNeedAnswers } from './stored-answers.ts';

type Props = { need: string; onClose: () => void };

/**
 * Asks where and what was done, and for its result, and builds a new bullet from the answers, which
 * survive closing the dialog.
 */
export function NeedDialog({ need, onClose }: Props) {
  const store = useEditorStore();
  const add = useAddBullet();
  const [places] = useState(() => bulletPlaces(store.getDocument().content));
  const [place, setPlace] = useState(places[0]);
  const { isRead, line, change: setLine, forget } = useNeedAnswers(need);
  const steps = useSteps();
  if (!place) return <NoPlace need={need} onClose={onClose} />;
  if (!isRead) return null;
  const { step } = steps;
  const sentence = lineOf(line.did, need);
  const questions = questionsOf(sentence).filter((one) => one !== 'did');
  const question = questions[step - 1];
  const isWording = step > questions.length;
  const text = line.worded ?? buildLine(sentence, line);
  const next = () => steps.next(question, line);
  const take = () => {
    if (!add(place, onOneLine(text))) return;
    forget();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={needCopy.title(need)}
      description={step === 0 ? needCopy.about : place.label}
      footer={
        <>
          <BackButton steps={steps} />
          {isWording ? (
            <Button variant="primary" disabled={text.trim() === ''} onClick={take}>
              {needCopy.add}
            </Button>
          ) : (
            <Button variant="primary" disabled={sentence === ''} onClick={next}>
              {step === 0 || (question && isAnswered(question, line))
                ? interviewCopy.next
                : interviewCopy.skip}
            </Button>
          )}
        </>
      }
    >
      {isWording ? (
        <Wording
          text={text}
          hint={namesNeed(text, need) ? needCopy.wordedHint : needCopy.unnamedHint(need)}
          onChange={(worded) => setLine({ ...line, worded })}
        />
      ) : (
        <QuestionForm onSubmit={next} className="grid gap-4">
          {question ? (
            <Question question={question} line={line} steps={steps} onChange={setLine} />
          ) : (
            <>
              <TextField
                label={needCopy.did(need)}
                hint={needCopy.didHint}
                autoComplete="off"
                autoFocus
                maxLength={300}
                value={line.did}
                onChange={({ target }) =>
                  setLine({ ...line, worded: undefined, did: target.value })
                }
              />
              <Select
                label={needCopy.place}
                value={place.id}
                options={places.map(({ id, label }) => ({ value: id, label }))}
                onValueChange={(id) => setPlace(places.find((one) => one.id === id))}
              />
            </>
          )}
        </QuestionForm>
      )}
    </Dialog>
  );
}

/** Adds the bullet as one undo step; returns false if its entry was deleted meanwhile. */
function useAddBullet(): (place: BulletPlace, text: string) => boolean {
  const store = useEditorStore();
  const view = useViewStore();
  return (place, text) => {
    const { list, id } = place;
    const { content } = store.getDocument();
    if (!bulletPlaces(content).some((one) => one.id === id)) {
      toast({ tone: 'error', title: needCopy.gone });
      return false;
    }
    const bullet = { id: '', place: '', isHidden: false, text };
    const bullets = [...bulletsOf(content, place), bullet];
    store.dispatch({ type: 'setBullets', list, id, bullets });
    view.set({ tab: list, open: { ...view.get().open, [list]: id } });
    toast({
      tone: 'good',
      title: needCopy.added,
      action: { label: t('Undo'), onClick: undoIfUnchanged(store) },
    });
    return true;
  };
}

const NoPlace = ({ need, onClose }: Props) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={needCopy.title(need)}
    footer={
      <Button variant="primary" onClick={onClose}>
        {interviewCopy.close}
      </Button>
    }
  >
    <p className="text-body">{needCopy.noPlace}</p>
  </Dialog>
);

/**
 * A line about what was done that names the need, since readers and programs search for its words.
 * A need that is an activity can't be appended: 'with review audit trails'.
 */
export function lineOf(did: string, need: string): string {
  const answer = onOneLine(did);
  if (answer === '' || isDeed(need) || namesNeed(answer, need)) return answer;
  const stop = /[.;!…]$/.exec(answer)?.[0] ?? '';
  return t('{answer} with {need}{stop}', {
    answer: answer.slice(0, answer.length - stop.length),
    need,
    stop,
  });
}
