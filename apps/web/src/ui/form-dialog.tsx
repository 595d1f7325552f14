import { type ReactNode, useId } from 'react';
import { t } from '../lib/words/words.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  title: string;
  description?: string | undefined;
  size?: 'small' | 'medium';
  submitLabel: string;
  isDangerous?: boolean | undefined;
  isBusy?: boolean;
  onSubmit: () => void;
  /** Called on Cancel only, before closing: other ways to close may be accidental. */
  onCancel?: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form, Cancel, and a submit button. Open as long as it is mounted. */
export function FormDialog({ isDangerous, isBusy, onSubmit, onCancel, onClose, ...shown }: Props) {
  const form = useId();
  const { title, description, size, submitLabel, children } = shown;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...(size ? { size } : {})}
      title={title}
      description={description}
      footer={
        <>
          <Button
            onClick={() => {
              onCancel?.();
              onClose();
            }}
          >
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={isDangerous ? 'danger' : 'primary'}
            isBusy={isBusy ?? false}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble through portals: an enclosing form must not submit, too.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
