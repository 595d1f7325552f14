import { mayUseTemplate } from '@folio/contract/entitlements';
import {
  defaultTemplateId,
  premiumTemplateWords,
  type TemplateId,
} from '@folio/contract/templates';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { premiumPath, resumesCopy } from './resumes.copy.ts';
import { TemplateChooser } from './template-chooser.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isCreating: boolean;
  onCreate: (templateId: TemplateId) => void;
  /** Begins with a file instead. */
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
      title="Create New Resume"
      description={resumesCopy.createIntro}
      size="large"
      footer={
        <>
          <Button variant="quiet" className="mr-auto px-2.5!" onClick={importFile}>
            <FileUp aria-hidden className="size-4" />
            Import a file
          </Button>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            variant="primary"
            className="max-sm:basis-full"
            isBusy={isCreating}
            onClick={mayUse ? create : askForPlan}
          >
            {isCreating ? 'Creating...' : mayUse ? 'Create Resume' : 'Upgrade to Use'}
          </Button>
        </>
      }
    >
      <TemplateChooser value={templateId} onValueChange={setTemplateId} />
    </Dialog>
  );
}
