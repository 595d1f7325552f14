import type { SavedEvent } from '@folio/contract/account-events';
import { watchAccount } from '../account-events.ts';
import { isPageHidden, watchPage } from '../watch-page.ts';
import type { FieldAutosave } from './field-autosave.ts';

/** A window that is clicked into comes to the front and gets the focus: that is one return. */
const returnPauseMs = 1_000;

/**
 * Opens a document for as long as its page is shown: puts and sends what is unsaved when the page
 * goes out of sight, shows what other devices save, and catches up with them when it comes back, or
 * online. One without a `subject` is not told of by events. Returns how to stop. `onOpened` is
 * called once what lay on this device is taken in.
 */
export function keepFieldsSafe<T extends object>(
  autosave: FieldAutosave<T>,
  subject?: Pick<SavedEvent, 'kind' | 'id'>,
  onOpened: () => void = () => undefined,
): () => void {
  let returnedAtMs = 0;
  const onHide = () => {
    autosave.keep();
    if (isPageHidden()) void autosave.flush();
  };
  const onReturn = () => {
    const now = performance.now();
    if (now - returnedAtMs < returnPauseMs) return;
    returnedAtMs = now;
    void autosave.catchUp();
  };
  const onOnline = () => void autosave.catchUp().then(() => autosave.flush());
  const stopWatching = watchAccount({
    onSaved: ({ kind, id, version }) => {
      const isThis = kind === subject?.kind && id === subject.id;
      if (isThis && version > autosave.base.version) void autosave.catchUp();
    },
    onGap: () => void autosave.catchUp(),
  });
  void autosave.open().then(onOpened);
  const stopWatchingPage = watchPage({ onHide, onReturn, onOnline });
  return () => {
    stopWatching();
    stopWatchingPage();
    autosave.dispose();
  };
}
