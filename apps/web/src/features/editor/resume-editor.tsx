import { AssistantSession } from './assistant/assistant-session.tsx';
import { EditorScreen } from './editor-screen.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { NotesProvider } from './findings/use-notes.tsx';
import { LanguagesProvider } from './languages/use-languages.tsx';
import { type Owner, OwnerContext } from './owner/owner.ts';
import { SaverContext } from './saving/use-saver.ts';
import { ScoreProvider } from './score/use-score.tsx';
import type { EditorSession } from './session/open-session.ts';
import { useEditorSession } from './session/use-editor-session.ts';
import { EditorStoreContext } from './store/use-editor.ts';
import { SuggestionsProvider } from './suggestions/use-suggestions.tsx';
import { ViewContext } from './view/use-view.ts';

type Props = {
  owner: Owner;
  resumeId: string | undefined;
  /** The editor's help page. */
  helpHref: string;
};

/** Edits a resume; without an id a new one, which is created by its first Save. */
export function ResumeEditor(props: Props) {
  const session = useEditorSession(props.owner.id, props.resumeId);
  return session ? <OpenEditor session={session} {...props} /> : <EditorSkeleton />;
}

/** The editor of an open resume, of an account or a guest. */
export const OpenEditor = ({
  session,
  owner,
  resumeId,
  helpHref,
}: Props & { session: EditorSession }) => (
  <OwnerContext value={owner}>
    <EditorStoreContext value={session.store}>
      <SaverContext value={session.saver}>
        <ViewContext value={session.view}>
          <ScoreProvider>
            <AssistantSession resumeId={resumeId}>
              <NotesProvider resumeId={resumeId}>
                <SuggestionsProvider>
                  <LanguagesProvider>
                    <EditorScreen helpHref={helpHref} />
                  </LanguagesProvider>
                </SuggestionsProvider>
              </NotesProvider>
            </AssistantSession>
          </ScoreProvider>
        </ViewContext>
      </SaverContext>
    </EditorStoreContext>
  </OwnerContext>
);
