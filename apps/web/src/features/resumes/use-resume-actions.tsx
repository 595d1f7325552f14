import { mayUseTemplate } from '@folio/contract/entitlements';
import { type ResumeSummary, resumeRoutes } from '@folio/contract/resumes';
import { defaultTemplateId, type TemplateId } from '@folio/contract/template-ids';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, isApiError } from '../../lib/api-client.ts';
import { AddLanguagePart } from '../../lib/languages/add-language-part.tsx';
import { onceMade } from '../../lib/once-made.ts';
import { useUser } from '../../lib/session.ts';
import { t } from '../../lib/words/words.ts';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { PremiumCopyDialog, RenameDialog } from './rename-dialog.tsx';
import { temporaryResume } from './resume-change.ts';
import type { ResumeActions, ResumePages } from './resume-menu.tsx';
import { nameOr, resumesCopy } from './resumes.copy.ts';
import { useOptimisticChange } from './use-optimistic-change.ts';
import { useLastAsked } from './use-search.ts';

type Question = { about: 'name' | 'copy' | 'deletion' | 'language'; resume: ResumeSummary };

/** The actions of a resume's menu, and their dialogs. */
export function useResumeActions(
  onOpen: (id: string) => void,
  pages: ResumePages,
): {
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
      ...pages,
      onEdit: ({ id }) => onOpen(id),
      onTailor: ({ id }) => void navigate(`/resume/${id}/versions`),
      onAddLanguage: (resume) => setQuestion({ about: 'language', resume }),
      onShowHistory: ({ id }) => void navigate(`/resume/${id}/history`),
      onWriteLetter: ({ id }) => void navigate(`/resume/${id}/cover-letter`),
      onRename: (resume) => setQuestion({ about: 'name', resume }),
      onDuplicate: (resume) => {
        if (isDuplicating) return;
        // A copy in a premium template needs a plan, which may have ended.
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
        <LanguageQuestion {...dialog('language')} onMade={onOpen} />
      </>
    ),
  };
}

type Changes = Partial<Pick<ResumeSummary, 'name' | 'isPublished'>>;

/** Renames a resume, or changes its 'ready' mark. */
function useUpdateResume() {
  const { changeResume } = useOptimisticChange();
  return (resume: ResumeSummary, changes: Changes) =>
    changeResume({
      change: {
        before: resume,
        after: { ...resume, ...changes, updatedAt: new Date().toISOString() },
      },
      // Sent without a version, so that it doesn't conflict with the editor's saves.
      send: async () =>
        (await api(resumeRoutes.update, { params: { id: resume.id }, body: changes })).data,
      done: resumesCopy.updated,
      failed: resumesCopy.updateFailed,
    });
}

/** Moves a resume to the trash, with Undo. */
function useRemoveResume() {
  const { changeResume } = useOptimisticChange();
  const restore = (resume: ResumeSummary) =>
    changeResume({
      change: { after: resume },
      send: async () => {
        // Loaded on demand: it includes the schemas of letters and applications.
        const { trashRoutes } = await import('@folio/contract/trash');
        return (await api(trashRoutes.restoreResume, { params: { id: resume.id } })).data;
      },
      done: resumesCopy.restored,
      failed: resumesCopy.restoreFailed,
    });
  return (resume: ResumeSummary) =>
    changeResume({
      change: { before: resume },
      send: () => removeIfThere(resume.id),
      done: {
        ...resumesCopy.deleted,
        action: { label: t('Undo'), onClick: () => restore(resume) },
      },
      failed: resumesCopy.deleteFailed,
    });
}

/** A resume that is already deleted, such as in another tab, counts as success. */
async function removeIfThere(id: string): Promise<undefined> {
  try {
    await api(resumeRoutes.remove, { params: { id } });
  } catch (error) {
    if (!isApiError(error, 'RESUME_NOT_FOUND', 'RESUME_IN_TRASH')) throw error;
  }
}

function LanguageQuestion({
  resume,
  onClose,
  onMade,
}: Pick<Props, 'resume' | 'onClose'> & { onMade: (id: string) => void }) {
  return resume ? <AddLanguagePart resumeId={resume.id} onMade={onMade} onClose={onClose} /> : null;
}

type Props = {
  /** The resume to delete; undefined while the dialog is closed. */
  resume: ResumeSummary | undefined;
  onClose: () => void;
  onConfirm: (resume: ResumeSummary) => void;
};

function DeleteDialog({ resume, onClose, onConfirm }: Props) {
  const asked = useLastAsked(resume);
  return (
    <ConfirmDialog
      open={resume !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('Delete “{name}”', { name: nameOr(asked?.name ?? '', t('Untitled')) })}
      description={resumesCopy.deleteQuestion}
      confirmLabel={t('Delete')}
      tone="danger"
      removesOpener
      onConfirm={() => {
        if (asked) onConfirm(asked);
        onClose();
      }}
    />
  );
}

/** Copies a resume with everything in it, and passes the copy's id on. */
function useDuplicateResume(onCreated: (id: string) => unknown) {
  const [make] = useState(onceMade);
  const { changeResume, isPending } = useOptimisticChange(({ id }) => onCreated(id));
  return {
    isDuplicating: isPending,
    duplicateResume: (resume: ResumeSummary, templateId: TemplateId = resume.templateId) =>
      changeResume({
        change: { after: temporaryResume({ name: copyName(resume.name), templateId }) },
        send: async () => {
          const { data } = await api(resumeRoutes.get, { params: { id: resume.id } });
          const { name, content, order, settings } = data;
          const body = { name: copyName(name), templateId, content, order, settings };
          return await make(
            body,
            async (id) => (await api(resumeRoutes.create, { body: { id, ...body } })).data,
          );
        },
        done: resumesCopy.duplicated,
        failed: resumesCopy.createFailed,
      }),
  };
}

const maxNameLength = 120;
const suffix = ' (copy)';

/** A copy's name, shortened to the maximum length if necessary. */
export function copyName(name: string): string {
  const room = maxNameLength - suffix.length;
  const kept =
    name.length <= room
      ? name
      : name
          .slice(0, room)
          .toWellFormed()
          .replace(/\uFFFD$/, '');
  return `${kept.trimEnd()}${suffix}`;
}
