import { mayUseTemplate } from '@folio/contract/entitlements';
import { premiumTemplateWords, templates } from '@folio/contract/templates';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../../lib/session.ts';
import { toast } from '../../../ui/toast.ts';
import { useEditorStore } from '../store/use-editor.ts';

/** Sets the resume in another template, or leads to the plan that it asks for. */
export function useChooseTemplate(): (id: string) => void {
  const store = useEditorStore();
  const user = useUser();
  const navigate = useNavigate();
  return useCallback(
    (id) => {
      const template = templates.find((one) => one.id === id);
      if (!template || template.id === store.getDocument().templateId) return;
      if (!mayUseTemplate(template.id, user)) {
        toast(premiumTemplateWords);
        void navigate('/subscribe/premium');
      } else store.dispatch({ type: 'setTemplate', templateId: template.id });
    },
    [store, user, navigate],
  );
}
