import {
  type DocumentLanguage,
  documentLanguages,
  languageTags,
} from '@folio/contract/document-languages';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { describeError } from '../error-copy.ts';
import { addLanguageCopy, addLanguageToasts } from './languages.copy.ts';
import { useAddLanguage } from './languages.queries.ts';

type Props = {
  resumeId: string;
  /** Languages that have a version already. */
  taken?: readonly DocumentLanguage[];
  onMade: (id: string) => void;
  onClose: () => void;
};

/** Asks for a language, makes the version, and opens it. */
export function AddLanguageDialog({ resumeId, taken = [], onMade, onClose }: Props) {
  const formId = useId();
  const free = languageTags.filter((tag) => !taken.includes(tag));
  const [language, setLanguage] = useState<DocumentLanguage | ''>('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useAddLanguage(resumeId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (language === '') return setMissing(true);
    mutate(language, {
      onSuccess: ({ id }) => {
        toast(addLanguageToasts.made(documentLanguages[language]));
        onMade(id);
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={addLanguageCopy.title}
      description={addLanguageCopy.about}
      footer={
        <>
          <Button onClick={onClose}>{addLanguageCopy.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isPending}>
            {addLanguageCopy.create}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-3">
        <Select<DocumentLanguage | ''>
          label={addLanguageCopy.language}
          value={language}
          options={[
            { value: '', label: addLanguageCopy.choose },
            ...free.map((tag) => ({ value: tag, label: documentLanguages[tag] })),
          ]}
          error={isMissing ? addLanguageCopy.missing : undefined}
          onValueChange={(chosen) => {
            setLanguage(chosen);
            setMissing(false);
          }}
        />
        <p className="text-small text-muted">{addLanguageCopy.linked}</p>
        {error ? (
          <p role="alert" className="text-small text-danger">
            {addLanguageToasts.failed}. {describeError(error)}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}
