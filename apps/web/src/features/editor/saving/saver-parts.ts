import type { EditorStore } from '../store/editor-store.ts';
import type { Drafts } from './drafts.ts';
import type { Saved, SendDocument } from './save-state.ts';

/** What a saver works with. */
export type SaverParts = {
  store: EditorStore;
  send: SendDocument;
  /** Where the draft of this resume lies; asked again once a new resume has got its id. */
  draftsOf: (resumeId: string | undefined) => Drafts;
  /** Undefined for a resume that has never been saved. It is created by `saveNow` alone. */
  saved: Saved | undefined;
  /** Another device's changes are shown now; `isJoined` where some were made here, too. */
  onCaughtUp?: (how: { isJoined: boolean }) => void;
  onCreated?: (resumeId: string) => void;
};
