import { mayUseTemplate } from '@folio/contract/entitlements';
import { premiumTemplateWords, templates } from '@folio/contract/template-list';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../../ui/toast.ts';
import { editorCopy } from '../editor.copy.ts';
import { useNeedsAccount, useOwner } from '../owner/owner.ts';
import { useSaver, useSaveSettled } from '../saving/use-saver.ts';
import { sampleDocument } from '../session/open-session.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useViewStore } from '../view/use-view.ts';

/** The commands of the top bar and the keyboard for the whole resume. */
export function useEditorCommands() {
  const store = useEditorStore();
  const saver = useSaver();
  const saveSettled = useSaveSettled();
  const needsAccount = useNeedsAccount();
  const view = useViewStore();
  return useMemo(
    () => ({
      undo: () => store.dispatch({ type: 'undo' }),
      redo: () => store.dispatch({ type: 'redo' }),
      setPublished: (isPublished: boolean) => store.dispatch({ type: 'setPublished', isPublished }),
      setPublic: (isPublic: boolean) => store.dispatch({ type: 'setPublic', isPublic }),
      share() {
        if (!needsAccount('share')) view.set({ dialog: 'share' });
      },
      async save() {
        if (needsAccount('keep')) return;
        const isNew = saver.base === undefined;
        const status = await saveSettled();
        if (status === 'saved' || status === 'pending')
          toast(isNew ? editorCopy.created : editorCopy.updated);
        else toast(editorCopy.saveFailed);
      },
      reset() {
        const { name, isPublished, isPublic } = store.getDocument();
        const document = sampleDocument({ name, isPublished, isPublic });
        store.dispatch({ type: 'replace', document, reason: 'reset' });
        if (saver.base) void saver.flush();
      },
    }),
    [store, saver, saveSettled, needsAccount, view],
  );
}

export type EditorCommands = ReturnType<typeof useEditorCommands>;

/** Applies a template, or opens the plan that it needs. */
export function useChooseTemplate(): (id: string) => void {
  const store = useEditorStore();
  const owner = useOwner();
  const needsAccount = useNeedsAccount();
  const navigate = useNavigate();
  return useCallback(
    (id) => {
      const template = templates.find((one) => one.id === id);
      if (!template || template.id === store.getDocument().templateId) return;
      if (!mayUseTemplate(template.id, owner)) {
        if (needsAccount('template')) return;
        toast(premiumTemplateWords);
        void navigate('/subscribe/premium');
      } else store.dispatch({ type: 'setTemplate', templateId: template.id });
    },
    [store, owner, needsAccount, navigate],
  );
}
