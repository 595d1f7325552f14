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
 * Returns a function that shows and focuses a field, with the caret at `caret` if given, and the
 * range up to `until` selected.
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

/** Focuses a field; of a list, its first. Returns whether it exists. */
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

/** The editor's view state, which is not saved. */
type EditorView = {
  readonly tab: TabId;
  /** The tab or row that was pressed, until its content is rendered: see `Arriving`. */
  readonly pressed: string | null;
  /** On a phone only one pane is visible. */
  readonly pane: 'form' | 'preview';
  /** The scroll position of a tab's form before a phone showed something else. */
  readonly scrolled: { tab: TabId; top: number } | null;
  /** The expanded entry of each list, by its id. */
  readonly open: Readonly<Partial<Record<ListPath, string>>>;
  /** The open dialog. */
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
  /** The file to import, chosen or dropped before the dialog opened. */
  readonly importedFile: File | null;
  /** The focused field, which the preview marks. */
  readonly focused: FieldRef | null;
  /**
   * The field to focus as soon as it is mounted, because very many rows are not mounted at once.
   */
  readonly awaitedField: {
    id: string;
    caret?: number | undefined;
    until?: number | undefined;
  } | null;
  readonly zoom: Zoom;
  /** The effective zoom in percent of the printed size. */
  readonly percent: number;
  /** Whether the person has started to write. */
  readonly hasBegun: boolean;
  /** The number of pages; 0 before the first layout. */
  readonly pages: number;
  /** Whether findings are underlined on the pages. */
  readonly underlines: boolean;
  /** Whether pages are dark in the dark theme. */
  readonly isPageDark: boolean;
  /** Whether the score panel is open. */
  readonly isScoreOpen: boolean;
  /** The path of the bullet with the open note. */
  readonly note: string | null;
  /** The key of the part with the open language note. */
  readonly languageNote: string | null;
  /** The path of a bullet that was just rewritten, which is highlighted for a moment. */
  readonly rewritten: string | null;
  /** The requested number of pages, if the last layout exceeded it. */
  readonly tooLongFor: number | null;
  /** The number of lines on the excess pages. */
  readonly leftOver: number;
  /** Characters on the pages that no font contains. */
  readonly missing: readonly MissingLetter[];
  /** Characters on the pages whose font is loading or has failed to load. */
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
    pressed: null,
    pane: 'form',
    scrolled: null,
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

/** The part that a phone shows: the score panel, if open, is on the preview, behind the form. */
export const partShown = ({ pane, isScoreOpen }: EditorView): EditorView['pane'] | 'score' =>
  pane === 'preview' && isScoreOpen ? 'score' : pane;

/** The view state in which a field is visible. */
function viewOfField(view: EditorView, field: FieldRef): Partial<EditorView> {
  const section = field.list ? sectionIdOf(field.list) : undefined;
  const open = {
    ...view.open,
    ...(field.list ? { [field.list]: field.id } : {}),
    ...(section ? { customSections: section } : {}),
  };
  const tab = tabOfField(field);
  // If the tab Others is open, it stays open for fields of the sections that it shows.
  const isShown = view.tab === 'others' && isAmongOthers(tab);
  // The content of the tab is needed at once.
  return { pane: 'form', tab: isShown ? 'others' : tab, pressed: null, open, hasBegun: true };
}

/** `open` without a collapsed entry. */
export function collapsed(view: EditorView, list: ListPath): Partial<EditorView> {
  const { [list]: _, ...open } = view.open;
  return { open };
}
