import type { MissingLetter } from '@folio/documents/missing-letters';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Zoom } from '../../../lib/page-viewport/zoom.ts';
import {
  elementIdOf,
  type FieldRef,
  isAmongOthers,
  type TabId,
  tabOfField,
} from '../fields/field-ref.ts';
import { type ListPath, sectionIdOf } from '../store/lists.ts';

export const ViewContext = createContext<ViewStore | null>(null);

export function useViewStore(): ViewStore {
  const view = use(ViewContext);
  if (!view) throw new Error('The view of the editor is missing above this component');
  return view;
}

export function useView<T>(select: (view: EditorView) => T): T {
  const store = useViewStore();
  const get = () => select(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}

/**
 * Brings a field into sight and puts the focus into it, the caret at `caret` if that is given; what
 * is between it and `until` is selected.
 */
export function useReveal(): (field: FieldRef, caret?: number, until?: number) => void {
  const view = useViewStore();
  return useCallback(
    (field, caret, until = caret) => {
      const id = elementIdOf(field);
      flushSync(() => view.set(viewOfField(view.get(), field)));
      const isThere = focusField(id, caret, until);
      view.set({ awaitedField: isThere ? null : { id, caret, until } });
    },
    [view],
  );
}

/** Of a list the first field takes the focus. Whether the field is there. */
export function focusField(id: string, caret?: number, until = caret): boolean {
  const found = document.getElementById(id);
  const element = found instanceof HTMLUListElement ? found.querySelector('textarea') : found;
  const disclosure = element?.closest('details');
  if (disclosure) disclosure.open = true;
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
  if (caret !== undefined && until !== undefined && element instanceof HTMLTextAreaElement)
    element.setSelectionRange(caret, until);
  return element !== null;
}

/** What of the editor is in sight. Nothing of it is saved. */
type EditorView = {
  readonly tab: TabId;
  /** On a phone only one of the two is in sight. */
  readonly pane: 'form' | 'preview';
  /** The one unfolded entry of each list, by its id. */
  readonly open: Readonly<Partial<Record<ListPath, string>>>;
  /** The one dialog that is open. */
  readonly dialog:
    | 'reset'
    | 'share'
    | 'import'
    | 'sections'
    | 'template'
    | 'delete'
    | 'interview'
    | 'suggestions'
    | 'languages'
    | null;
  /** The file that the import reads, chosen or dropped before its dialog opened. */
  readonly importedFile: File | null;
  /** The field being edited, which the preview marks. */
  readonly focused: FieldRef | null;
  /** The field that takes the focus as soon as it is there: of very many not all are at once. */
  readonly awaitedField: {
    id: string;
    caret?: number | undefined;
    until?: number | undefined;
  } | null;
  readonly zoom: Zoom;
  /** What the zoom comes to, beside a printed page. */
  readonly percent: number;
  /** Whether somebody has begun to write, in whichever way. */
  readonly hasBegun: boolean;
  /** How many pages the preview has; 0 before it is set. */
  readonly pages: number;
  /** Whether the findings of the score are underlined on the pages. */
  readonly underlines: boolean;
  /** Whether the pages are dark where the theme is. */
  readonly isPageDark: boolean;
  /** Whether the panel with the score is open beside the pages. */
  readonly isScoreOpen: boolean;
  /** The bullet whose note is open, by its path. */
  readonly note: string | null;
  /** The part whose words in another language are open below its field, by its key. */
  readonly languageNote: string | null;
  /** The bullet that was just rewritten, by its path: the pages show it for a moment. */
  readonly rewritten: string | null;
  /** How few pages are wanted and can't be, when the preview was last set. */
  readonly tooLongFor: number | null;
  /** The lines that then stand on further pages. */
  readonly leftOver: number;
  /** The letters that the pages leave blank, for no font has them. */
  readonly missing: readonly MissingLetter[];
  /** Those that they leave blank until a font comes. */
  readonly awaited: readonly MissingLetter[];
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
    importedFile: null,
    focused: null,
    awaitedField: null,
    zoom: 'fit',
    percent: 100,
    pages: 0,
    tooLongFor: null,
    leftOver: 0,
    missing: [],
    awaited: [],
    hasBegun: false,
    underlines: true,
    isPageDark: false,
    isScoreOpen: false,
    note: null,
    languageNote: null,
    rewritten: null,
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
function viewOfField(view: EditorView, field: FieldRef): Partial<EditorView> {
  const section = field.list ? sectionIdOf(field.list) : undefined;
  const open = {
    ...view.open,
    ...(field.list ? { [field.list]: field.id } : {}),
    ...(section ? { customSections: section } : {}),
  };
  const tab = tabOfField(field);
  // Who is at work in Others stays there.
  const isShown = view.tab === 'others' && isAmongOthers(tab);
  return { pane: 'form', tab: isShown ? 'others' : tab, open, hasBegun: true };
}

/** The same as `open`, without an entry that is to be folded. */
export function folded(view: EditorView, list: ListPath): Partial<EditorView> {
  const { [list]: _, ...open } = view.open;
  return { open };
}
