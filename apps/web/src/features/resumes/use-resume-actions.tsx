import { mayUseTemplate } from '@folio/contract/entitlements';
import type { ResumeSummary } from '@folio/contract/resumes';
import { defaultTemplateId } from '@folio/contract/templates';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../lib/session.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { PremiumCopyDialog } from './premium-copy-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import type { ResumeActions } from './resume-menu.tsx';
import { useDuplicateResume } from './use-duplicate-resume.ts';
import { useRemoveResume } from './use-remove-resume.ts';
import { useUpdateResume } from './use-update-resume.ts';

type Question = { about: 'name' | 'copy' | 'deletion'; resume: ResumeSummary };

/** What a resume's menu does, and the dialogs that ask before it does so. */
export function useResumeActions(onOpen: (id: string) => void): {
  actions: ResumeActions;
  dialogs: ReactNode;
} {
  const user = useUser();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const { duplicateResume, isDuplicating } = useDuplicateResume(onOpen);
  const updateResume = useUpdateResume();
  const removeResume = useRemoveResume();
  const asked = (about: Question['about']) =>
    question?.about === about ? question.resume : undefined;
  const dialog = (about: Question['about']) => ({
    resume: asked(about),
    onClose: () => setQuestion(undefined),
  });
  return {
    actions: {
      onEdit: ({ id }) => onOpen(id),
      onTailor: ({ id }) => void navigate(`/resume/${id}/versions`),
      onWriteLetter: ({ id }) => void navigate(`/resume/${id}/cover-letter`),
      onRename: (resume) => setQuestion({ about: 'name', resume }),
      onDuplicate: (resume) => {
        if (isDuplicating) return;
        // A copy chooses its template anew, which a plan that has ended does not pay for.
        if (mayUseTemplate(resume.templateId, user)) duplicateResume(resume);
        else setQuestion({ about: 'copy', resume });
      },
      onToggleReady: (resume) => updateResume(resume, { isPublished: !resume.isPublished }),
      onDelete: (resume) => setQuestion({ about: 'deletion', resume }),
    },
    dialogs: (
      <>
        <RenameDialog
          {...dialog('name')}
          onRename={(resume, name) => updateResume(resume, { name })}
        />
        <PremiumCopyDialog
          {...dialog('copy')}
          onCopy={(resume) => duplicateResume(resume, defaultTemplateId)}
        />
        <DeleteDialog {...dialog('deletion')} onConfirm={removeResume} />
      </>
    ),
  };
}
