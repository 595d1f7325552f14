import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { adminCopy } from './admin.copy.ts';
import { adminKey } from './admin.queries.ts';

export type ReasonedAction = {
  title: string;
  description?: string;
  submitLabel: string;
  isDangerous?: boolean;
  /** Whether the affected person also reads the reason. */
  ownerReadsReason?: boolean;
  run: (reason: string) => Promise<{ message: string }>;
};

type Props = ReasonedAction & {
  onClose: () => void;
  /** Fields above the reason. */
  children?: ReactNode;
};

/** Asks for the reason of a change, makes it, and shows the resulting message. */
export function ReasonDialog({
  run,
  onClose,
  ownerReadsReason = false,
  children,
  ...shown
}: Props) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => run(reason),
    onSuccess: ({ message }) => {
      toast({ tone: 'good', title: message });
      onClose();
      return client.invalidateQueries({ queryKey: adminKey });
    },
  });
  const ofReason = isApiError(error) ? error.errors.reason?.[0] : undefined;
  return (
    <FormDialog {...shown} isBusy={isPending} onSubmit={mutate} onClose={onClose}>
      {children}
      <TextArea
        label={t('Reason')}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        hint={ownerReadsReason ? adminCopy.reasonReadByOwner : adminCopy.reasonHint}
        error={ofReason}
        required
      />
      <p role="alert" className="text-danger empty:hidden">
        {error && !ofReason ? problemOf(error) : null}
      </p>
    </FormDialog>
  );
}

const wordedForOperators = [
  'VALIDATION_ERROR',
  'NOT_FOUND',
  'MONEY_BACK_REFUSED',
  'PAYMENT_PROVIDER_UNAVAILABLE',
] as const;

/** The server's explanation, such as that it was done already, or that a bank decides. */
const problemOf = (error: Error): string =>
  isApiError(error, ...wordedForOperators) && error.serverMessage
    ? error.serverMessage
    : describeError(error);
