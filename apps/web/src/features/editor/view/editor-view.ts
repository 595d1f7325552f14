import type { MissingLetter } from '@folio/documents/missing-letters';
import type { Zoom } from '../../../lib/page-viewport/zoom.ts';
import { type FieldRef, type TabId, tabOfField } from '../fields/field-ref.ts';
import { type ListPath, sectionIdOf } from '../store/lists.ts';

/** What of the editor is in sight. Nothing of it is saved. */
export type EditorView = {
  readonly tab: TabId;
  /** On a phone only one of the two is in sight. */
  readonly pane: 'form' | 'preview';
  /** The one unfolded entry of each list, by its id. */
  readonly open: Readonly<Partial<Record<ListPath, string>>>;
  /** The one dialog that is open. */
  readonly dialog: 'reset' | 'share' | 'import' | null;
  /** Whether an open conflict asks in its dialog, and not only in the line below the top bar. */
  readonly isConflictOpen: boolean;
  /** The field being edited, which the preview marks. */
  readonly focused: FieldRef | null;
  readonly zoom: Zoom;
  /** What the zoom comes to, beside a printed page. */
  readonly percent: number;
  /** How many pages the preview has; 0 before it is set. */
  readonly pages: number;
  /** Whether the findings of the score are underlined on the pages. */
  readonly underlines: boolean;
  /** Whether the panel with the score is open beside the pages. */
  readonly isScoreOpen: boolean;
  /** How few pages are wanted and can't be, when the preview was last set. */
  readonly tooLongFor: number | null;
  /** The letters that the pages leave blank, for no font has them. */
  readonly missing: readonly MissingLetter[];
};

export type ViewStore = {
  get: () => EditorView;
  set: (part: Partial<EditorView>) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createViewStore(start: Partial<EditorView> = {}): ViewStore {
  let view: EditorView = {
    tab: 'personalInfo',
    pane: 'form',
    open: {},
    dialog: null,
    isConflictOpen: false,
    focused: null,
    zoom: 'fit',
    percent: 100,
    pages: 0,
    tooLongFor: null,
    missing: [],
    underlines: true,
    isScoreOpen: false,
    ...start,
  };
  const listeners = new Set<() => void>();
  return {
    get: () => view,
    set(part) {
      view = { ...view, ...part };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The view in which a field can be seen. */
export function viewOfField(view: EditorView, field: FieldRef): Partial<EditorView> {
  const section = field.list ? sectionIdOf(field.list) : undefined;
  const open = {
    ...view.open,
    ...(field.list ? { [field.list]: field.id } : {}),
    ...(section ? { customSections: section } : {}),
  };
  return { pane: 'form', tab: tabOfField(field), open };
}

/** The same as `open`, without an entry that is to be folded. */
export function folded(view: EditorView, list: ListPath): Partial<EditorView> {
  const { [list]: _, ...open } = view.open;
  return { open };
}
