import type { Moment } from '@folio/contract/history';
import { type FormEvent, useId, useState } from 'react';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { historyCopy } from './history.copy.ts';

type Props = {
  /** The version to name, or the current document; undefined while the dialog is closed. */
  asked: { moment?: Moment | undefined } | undefined;
  onClose: () => void;
  onName: (moment: Moment | undefined, name: string) => void;
};

export function NameDialog({ asked, onClose, onName }: Props) {
  const formId = useId();
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="small"
      title={historyCopy.nameTitle}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('Save name')}
          </Button>
        </>
      }
    >
      {asked ? (
        <NameForm
          id={formId}
          name={asked.moment?.name ?? ''}
          mayBeEmpty={Boolean(asked.moment?.name)}
          onSubmit={(name) => {
            onName(asked.moment, name);
            onClose();
          }}
        />
      ) : null}
    </Dialog>
  );
}

type FormProps = {
  id: string;
  name: string;
  mayBeEmpty: boolean;
  onSubmit: (name: string) => void;
};

function NameForm({ id, name, mayBeEmpty, onSubmit }: FormProps) {
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' && !mayBeEmpty) setError(t('Give it a name'));
    else onSubmit(text.trim());
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <TextField
        label={historyCopy.nameLabel}
        hint={mayBeEmpty ? historyCopy.nameHint : undefined}
        value={text}
        maxLength={80}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
    </form>
  );
}
