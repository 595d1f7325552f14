import { AssistantSession } from './assistant/assistant-session.tsx';
import { EditorScreen } from './editor-screen.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { NotesProvider } from './findings/use-notes.tsx';
import { SaverContext } from './saving/use-saver.ts';
import { ScoreProvider } from './score/use-score.tsx';
import { useEditorSession } from './session/use-editor-session.ts';
import { EditorStoreContext } from './store/use-editor.ts';
import { ViewContext } from './view/use-view.ts';

/** Edits a resume; without an id a new one, which its first Save creates. */
export function ResumeEditor({
  userId,
  resumeId,
  helpHref,
}: {
  userId: string;
  resumeId: string | undefined;
  /** Where the editor is explained. */
  helpHref: string;
}) {
  const session = useEditorSession(userId, resumeId);
  if (!session) return <EditorSkeleton />;
  return (
    <EditorStoreContext value={session.store}>
      <SaverContext value={session.saver}>
        <ViewContext value={session.view}>
          <AssistantSession resumeId={resumeId}>
            <ScoreProvider>
              <NotesProvider resumeId={resumeId}>
                <EditorScreen helpHref={helpHref} />
              </NotesProvider>
            </ScoreProvider>
          </AssistantSession>
        </ViewContext>
      </SaverContext>
    </EditorStoreContext>
  );
}
