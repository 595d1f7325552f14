import { type ReactNode, useId } from 'react';
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
  onClose: () => void;
  children: ReactNode;
};

/** One question: its fields, Cancel, and a button that sends them. Shown as long as it is mounted. */
export function FormDialog({ isDangerous, isBusy, onSubmit, onClose, ...shown }: Props) {
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
          <Button onClick={onClose}>Cancel</Button>
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
          // It may stand in a page's form, whose submission this is not.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
