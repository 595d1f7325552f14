import { contentLimits } from '@folio/contract/content-limits';
import { type FormEvent, useId, useState } from 'react';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { NextStep } from './application-changes.ts';
import { countOf } from './applications.copy.ts';

type Props = { count: number; onSet: (step: NextStep) => void; onClose: () => void };

/** Sets one next step on all selected applications; an empty form removes theirs. */
export function NextStepDialog({ count, onSet, onClose }: Props) {
  const form = useId();
  const [nextStep, setNextStep] = useState('');
  const [day, setDay] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSet({ nextStep: nextStep.trim(), nextStepDay: day || null });
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t('Next step for {applications}', { applications: countOf(count) })}
      description={t(
        'It takes the place of the one that each has now. Leave both empty to clear it.',
      )}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" form={form} variant="primary">
            {t('Set')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={t('Next step')}
          autoComplete="off"
          maxLength={contentLimits.shortText}
          value={nextStep}
          onChange={({ target }) => setNextStep(target.value)}
        />
        <TextField
          label={t('By')}
          type="date"
          max="9999-12-31"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </form>
    </Dialog>
  );
}
