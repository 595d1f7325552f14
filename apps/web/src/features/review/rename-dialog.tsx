import { suggestionLimits } from '@folio/contract/suggestions';
import { useState } from 'react';
import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { reviewCopy } from './review.copy.ts';
import { useRename } from './review.queries.ts';

type Props = { access: { token: string; pass: string }; name: string; onClose: () => void };

/** Changes the reviewer's name for future notes. */
export function RenameDialog({ access, name: before, onClose }: Props) {
  const [name, setName] = useState(before);
  const { mutate, error, isPending } = useRename(access, onClose);
  const problem = isApiError(error) ? error.errors.name?.[0] : undefined;
  return (
    <FormDialog
      title={reviewCopy.changeName}
      size="small"
      submitLabel={t('Save')}
      isBusy={isPending}
      onSubmit={() => mutate(name)}
      onClose={onClose}
    >
      <TextField
        label={reviewCopy.nameLabel}
        autoComplete="name"
        maxLength={suggestionLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problem ?? (error ? describeError(error) : undefined)}
      />
    </FormDialog>
  );
}
