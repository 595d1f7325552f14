import type { ResumeAutosave } from '../saving/resume-autosave.ts';
import type { EditorStore } from '../store/editor-store.ts';
import type { ViewStore } from '../view/editor-view.ts';

/** A resume that is open in the editor. `restored`: a draft of this browser was put back. */
export type EditorSession = {
  store: EditorStore;
  saver: ResumeAutosave;
  view: ViewStore;
  restored: boolean;
};
