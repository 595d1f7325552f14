import type { SavedEvent } from '@folio/contract/account-events';
import { watchAccount } from '../account-events.ts';
import { onceAtATime } from '../once-at-a-time.ts';
import { isPageHidden, watchPage } from '../watch-page.ts';
import type { FieldAutosave } from './field-autosave.ts';

/** Clicking into a window raises both a visibility and a focus event: they count as one return. */
const returnPauseMs = 1_000;

/**
 * Opens a document for as long as its page is shown: stores and sends unsaved changes when the page
 * is hidden, shows saves by other devices, and catches up when it becomes visible or online.
 * Without a `subject` it gets no server events. Returns a function that stops. `onOpened` is called
 * once this device's drafts are read.
 */
export function keepFieldsSafe<T extends object>(
  autosave: FieldAutosave<T>,
  subject?: Pick<SavedEvent, 'kind' | 'id'>,
  onOpened: () => void = () => undefined,
): () => void {
  const catchUp = onceAtATime(() => autosave.catchUp());
  let returnedAtMs = 0;
  const onHide = () => {
    autosave.keep();
    if (isPageHidden()) void autosave.flush();
  };
  const onReturn = () => {
    const now = performance.now();
    if (now - returnedAtMs < returnPauseMs) return;
    returnedAtMs = now;
    void catchUp();
  };
  const onOnline = () => void catchUp().then(() => autosave.flush());
  const stopWatching = watchAccount({
    onSaved: ({ kind, id, version }) => {
      const isThis = kind === subject?.kind && id === subject.id;
      if (isThis && version > autosave.base.version) void catchUp();
    },
    onGap: () => void catchUp(),
  });
  void autosave.open().then(onOpened);
  const stopWatchingPage = watchPage({ onHide, onReturn, onOnline });
  return () => {
    stopWatching();
    stopWatchingPage();
    autosave.dispose();
  };
}
