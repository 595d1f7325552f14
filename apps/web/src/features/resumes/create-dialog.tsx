import { mayUseTemplate } from '@folio/contract/entitlements';
import { defaultTemplateId, type TemplateId } from '@folio/contract/template-ids';
import { premiumTemplateWords, templates } from '@folio/contract/template-list';
import { FileUp } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../lib/session.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PagePicture } from '../../ui/page-picture.tsx';
import { toast } from '../../ui/toast.ts';
import { premiumPath, resumesCopy } from './resumes.copy.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isCreating: boolean;
  onCreate: (templateId: TemplateId) => void;
  /** Imports a file instead. */
  onImport: () => void;
};

export function CreateDialog({ open, onOpenChange, isCreating, onCreate, onImport }: Props) {
  const user = useUser();
  const navigate = useNavigate();
  const [templateId, setTemplateId] = useState<TemplateId>(defaultTemplateId);
  const mayUse = mayUseTemplate(templateId, user);
  const create = () => {
    onOpenChange(false);
    onCreate(templateId);
  };
  const importFile = () => {
    onOpenChange(false);
    onImport();
  };
  const askForPlan = () => {
    onOpenChange(false);
    toast(premiumTemplateWords);
    void navigate(premiumPath);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Create New Resume')}
      description={resumesCopy.createIntro}
      size="large"
      footer={
        <>
          <Button variant="quiet" className="mr-auto px-2.5!" onClick={importFile}>
            <FileUp aria-hidden className="size-4" />
            {t('Import a file')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t('Cancel')}</Button>
          <Button
            variant="primary"
            className="max-sm:basis-full"
            isBusy={isCreating}
            onClick={mayUse ? create : askForPlan}
          >
            {isCreating ? t('Creating...') : mayUse ? t('Create Resume') : t('Upgrade to Use')}
          </Button>
        </>
      }
    >
      <TemplateChooser value={templateId} onValueChange={setTemplateId} />
    </Dialog>
  );
}

type TemplateChooserProps = { value: TemplateId; onValueChange: (id: TemplateId) => void };

/**
 * The templates to choose from. Premium ones can be selected; the upgrade is offered afterwards.
 */
function TemplateChooser({ value, onValueChange }: TemplateChooserProps) {
  const choose = (id: string) => {
    const chosen = templates.find((template) => template.id === id);
    if (chosen) onValueChange(chosen.id);
  };
  return (
    <RadioGroup.Root
      aria-label={t('Template')}
      value={value}
      onValueChange={choose}
      className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4"
    >
      {templates.map((template) => (
        <RadioGroup.Item
          key={template.id}
          value={template.id}
          aria-labelledby={`template-${template.id}`}
          className={classNames(
            'group flex flex-col rounded-panel border border-line p-3 text-left transition-[border-color,background-color]',
            'hover:border-control data-[state=checked]:border-accent data-[state=checked]:bg-tint',
          )}
        >
          <PagePicture src={template.previewImage} alt="" />
          <span className="mt-3 flex items-start gap-2">
            <span
              aria-hidden
              className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-control group-data-[state=checked]:border-accent"
            >
              <RadioGroup.Indicator className="size-2 rounded-full bg-accent" />
            </span>
            <span
              id={`template-${template.id}`}
              className="flex flex-wrap items-center gap-x-2 font-medium"
            >
              {template.name}
              {template.premium ? <Badge tone="accent">{t('Premium')}</Badge> : null}
            </span>
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
