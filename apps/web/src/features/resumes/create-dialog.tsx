import { mayUseTemplate } from '@folio/contract/entitlements';
import {
  defaultTemplateId,
  premiumTemplateWords,
  type TemplateId,
} from '@folio/contract/templates';
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
};

export function CreateDialog({ open, onOpenChange, isCreating, onCreate }: Props) {
  const user = useUser();
  const navigate = useNavigate();
  const [templateId, setTemplateId] = useState<TemplateId>(defaultTemplateId);
  const mayUse = mayUseTemplate(templateId, user);
  const create = () => {
    onOpenChange(false);
    onCreate(templateId);
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
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" isBusy={isCreating} onClick={mayUse ? create : askForPlan}>
            {isCreating ? 'Creating...' : mayUse ? 'Create Resume' : 'Upgrade to Use'}
          </Button>
        </>
      }
    >
      <TemplateChooser value={templateId} onValueChange={setTemplateId} />
    </Dialog>
  );
}
