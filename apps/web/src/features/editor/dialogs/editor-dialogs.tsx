import { listTexts } from '@folio/contract/content-path';
import { withIds } from '@folio/contract/entry-ids';
import { use } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openedPart } from '../../../lib/online-part.tsx';
import { inOrderOfRows } from '../../../lib/reading/correct-text.ts';
import { keepDoubts, readDoubts } from '../../../lib/reading/doubts.ts';
import { t } from '../../../lib/words/words.ts';
import { ConfirmDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DropTarget } from '../../../ui/drop-target.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextToCopy } from '../../../ui/text-to-copy.tsx';
import { useDoubtsOwner } from '../doubts/use-doubts.ts';
import { resetCopy, shareCopy } from '../editor.copy.ts';
import { Interview } from '../interview/start-interview.tsx';
import { describePath } from '../saving/describe-fields.ts';
import { useResumeId } from '../saving/use-saver.ts';
import { newEntryId } from '../store/document.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { TemplateDialog } from '../templates/template-dialog.tsx';
import type { EditorCommands } from '../top-bar/use-editor-commands.ts';
import { useView, useViewStore } from '../view/use-view.ts';
import { ImporterContext, type ImporterProps } from './importer.ts';

const ResumeLinksPanel = openedPart(
  async () => (await import('../../../lib/resume-links/resume-links-panel.tsx')).ResumeLinksPanel,
);
const LanguagesDialog = openedPart(
  async () => (await import('../languages/languages-dialog.tsx')).LanguagesDialog,
);
const NeedDialog = openedPart(
  async () => (await import('../interview/need-dialog.tsx')).NeedDialog,
);
const SuggestionsDialog = openedPart(
  async () => (await import('../suggestions/suggestions-dialog.tsx')).SuggestionsDialog,
);

/** The dialogs of the editor's buttons, menus and commands. */
export function EditorDialogs({ commands }: { commands: EditorCommands }) {
  const dialog = useView((view) => view.dialog);
  const view = useViewStore();
  const importedFile = useView((view) => view.importedFile);
  const close = () => view.set({ dialog: null, importedFile: null });
  const onOpenChange = (open: boolean) => {
    if (!open) close();
  };
  return (
    <>
      <ConfirmDialog
        open={dialog === 'reset'}
        onOpenChange={onOpenChange}
        title={resetCopy.title}
        description={resetCopy.description}
        confirmLabel={resetCopy.confirm}
        tone="danger"
        onConfirm={() => {
          commands.reset();
          close();
        }}
      />
      <DropTarget
        title={t('Drop a file to add it to this resume')}
        hint={t('You’ll review it before anything is saved.')}
        onFile={(file) => view.set({ dialog: 'import', importedFile: file })}
      />
      {dialog === 'import' ? (
        <ImportIntoResume
          key={importedFile?.name}
          file={importedFile ?? undefined}
          onClose={close}
        />
      ) : null}
      {dialog === 'template' ? <TemplateDialog onClose={close} /> : null}
      {dialog === 'interview' ? <Interview onClose={close} /> : null}
      <NeedInterview />
      {dialog === 'suggestions' ? <SuggestionsDialog onClose={close} /> : null}
      {dialog === 'languages' ? <LanguagesDialog onClose={close} /> : null}
      <ShareDialog open={dialog === 'share'} onOpenChange={onOpenChange} commands={commands} />
    </>
  );
}

/** Merges a file into the resume, as one undo step. */
function ImportIntoResume({ file, onClose }: Pick<ImporterProps, 'file' | 'onClose'>) {
  const Importer = use(ImporterContext);
  const store = useEditorStore();
  const owner = useDoubtsOwner();
  return Importer ? (
    <Importer
      contentOf={() => store.getDocument().content}
      nameOf={(path) => describePath(store.getDocument(), path)}
      onMerged={(merged, isDoubted) => {
        const content = withIds(merged, newEntryId);
        const document = { ...store.getDocument(), content };
        store.dispatch({ type: 'replace', document, reason: 'import' });
        const added = listTexts(content).filter(({ path, text }) => isDoubted(path, text));
        const doubts = [...readDoubts(owner), ...added.map(({ path }) => path)];
        keepDoubts(owner, inOrderOfRows(content, doubts));
      }}
      file={file}
      onClose={onClose}
    />
  ) : null;
}

/** Sharing: who may read the resume, and where. */
function ShareDialog({
  open,
  onOpenChange,
  commands,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commands: EditorCommands;
}) {
  const isPublic = useEditor(({ document }) => document.isPublic);
  const resumeId = useResumeId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={shareCopy.title}
      footer={
        resumeId ? (
          <Button onClick={() => onOpenChange(false)}>{t('Done')}</Button>
        ) : (
          <Button variant="primary" onClick={() => void commands.save()}>
            {t('Save')}
          </Button>
        )
      }
    >
      {resumeId ? (
        <div className="grid gap-5">
          <Switch
            label={shareCopy.label}
            hint={isPublic ? shareCopy.isPublic : shareCopy.isPrivate}
            checked={isPublic}
            onCheckedChange={commands.setPublic}
          />
          {isPublic ? (
            <TextToCopy
              label={t('Link')}
              text={addressOf(resumeId)}
              action={t('Copy link')}
              done={shareCopy.copied}
            />
          ) : null}
          {open ? <ResumeLinksPanel resumeId={resumeId} /> : null}
        </div>
      ) : (
        <p className="text-body text-muted">{shareCopy.notSaved}</p>
      )}
    </Dialog>
  );
}

const addressOf = (resumeId: string) => new URL(`/resume/preview/${resumeId}`, location.href).href;

/** Opens the questions about a need that its owner has confirmed on a job's page. */
function NeedInterview() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const need: unknown = Object(state).need;
  if (typeof need !== 'string' || need.trim() === '') return null;
  return (
    <NeedDialog
      key={need}
      need={need}
      // Clears the state, so that a reload doesn't ask again.
      onClose={() => void navigate(pathname, { replace: true, state: null })}
    />
  );
}
