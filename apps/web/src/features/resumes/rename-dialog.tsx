import { ResumeName, type ResumeSummary } from '@folio/contract/resumes';
import { defaultTemplateId } from '@folio/contract/template-ids';
import { premiumTemplateWords, templateById } from '@folio/contract/template-list';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { premiumPath } from './resumes.copy.ts';
import { useLastAsked } from './use-search.ts';

type Props = {
  /** The resume to rename; undefined while the dialog is closed. */
  resume: ResumeSummary | undefined;
  onClose: () => void;
  onRename: (resume: ResumeSummary, name: string) => void;
};

export function RenameDialog({ resume, onClose, onRename }: Props) {
  const formId = useId();
  return (
    <Dialog
      open={resume !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="small"
      title={t('Rename resume')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('Rename')}
          </Button>
        </>
      }
    >
      {resume ? (
        <NameForm
          id={formId}
          name={resume.name}
          onSubmit={(name) => {
            if (name !== resume.name) onRename(resume, name);
            onClose();
          }}
        />
      ) : null}
    </Dialog>
  );
}

type FormProps = { id: string; name: string; onSubmit: (name: string) => void };

function NameForm({ id, name, onSubmit }: FormProps) {
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = ResumeName.safeParse(text);
    if (checked.success) onSubmit(checked.data);
    else setError(checked.error.issues[0]?.message);
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <TextField
        label={t('Name')}
        value={text}
        error={error}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
    </form>
  );
}

type PremiumCopyDialogProps = {
  /** The resume to copy; undefined while the dialog is closed. */
  resume: ResumeSummary | undefined;
  onClose: () => void;
  onCopy: (resume: ResumeSummary) => void;
};

const otherTemplate = templateById(defaultTemplateId).name;

/**
 * For a copy of a resume in a premium template without a plan: choose another template, or upgrade.
 */
export function PremiumCopyDialog({ resume, onClose, onCopy }: PremiumCopyDialogProps) {
  const asked = useLastAsked(resume);
  const templateName = asked ? templateById(asked.templateId).name : '';
  const copy = () => {
    if (asked) onCopy(asked);
    onClose();
  };
  return (
    <Dialog
      open={resume !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="small"
      title={premiumTemplateWords.title}
      description={premiumTemplateWords.description}
      footer={
        <>
          <Button asChild>
            <Link reloadDocument to={premiumPath}>
              {t('Upgrade to Premium')}
            </Link>
          </Button>
          <Button variant="primary" onClick={copy}>
            {t('Copy in {otherTemplate}', { otherTemplate })}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {t(
          'Your resume stays in {templateName}. Its copy can have all that you wrote in {otherTemplate}, and you can change its template anytime later.',
          { templateName, otherTemplate },
        )}
      </p>
    </Dialog>
  );
}
