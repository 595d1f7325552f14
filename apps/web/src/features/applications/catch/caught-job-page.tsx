import { useId, useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ApplicationForm } from '../application-form.tsx';
import { caughtJob, forgetCaught } from './caught-job.ts';

/** The form with a job that was read from another page; nothing is added without a review. */
export function CaughtJobPage() {
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [caught] = useState(caughtJob);
  return (
    <>
      <PageHead
        title={t('New application')}
        back={{ to: '/applications', label: t('Back to applications') }}
      />
      <div className="grid max-w-180 grid-cols-1 gap-6">
        <p className="text-muted">
          {caught
            ? t('Taken from {source}. Check it, correct anything, and add it.', {
                source: caught.source || t('another page'),
              })
            : t('Paste the job description, and we’ll fill in what it says. Correct anything.')}
        </p>
        <ApplicationForm
          id={formId}
          caught={caught}
          onCaughtSettled={forgetCaught}
          onBusyChange={setIsBusy}
          onDone={forgetCaught}
        />
        <Button
          variant="primary"
          type="submit"
          form={formId}
          isBusy={isBusy}
          className="justify-self-start max-sm:w-full"
        >
          {t('Add application')}
        </Button>
      </div>
    </>
  );
}
