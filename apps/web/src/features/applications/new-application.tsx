import type { PostingFields } from '@folio/postings/posting-fields';
import { useId, useState } from 'react';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ApplicationForm } from './application-form.tsx';

type Props = {
  open: boolean;
  caught: Partial<PostingFields> | undefined;
  onOpenChange: (open: boolean) => void;
};

export function NewApplication({ open, caught, onOpenChange }: Props) {
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('New application')}
      description={t(
        'Paste the job description, and we’ll fill in what it says. Correct anything.',
      )}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            {t('Add application')}
          </Button>
        </>
      }
    >
      <ApplicationForm
        id={formId}
        caught={caught}
        onBusyChange={setIsBusy}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
