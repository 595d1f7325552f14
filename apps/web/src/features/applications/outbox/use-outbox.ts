import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../../../lib/session.ts';
import { askForListsAgain, showInLists } from '../show-in-lists.ts';
import { type Outbox, openOutbox } from './outbox.ts';

/** The outbox of the logged-in account; the server's answers update all lists. */
export function useOutbox(): Outbox {
  const client = useQueryClient();
  const outbox = openOutbox(useUser().id);
  useEffect(() => {
    if (connected.has(outbox)) return;
    connected.add(outbox);
    updateListsOnAnswers(client, outbox);
  }, [client, outbox]);
  return outbox;
}

const connected = new WeakSet<Outbox>();

/** Stays for the outbox's life, since an answer may come when the page is left. */
export function updateListsOnAnswers(client: QueryClient, outbox: Outbox): void {
  outbox.follow(({ kind, ids }, outcome) => {
    if (outcome.kind !== 'sent') return;
    const { changed } = outcome;
    const removed = kind === 'trash' ? ids : [];
    // Applications that the server did not change may differ from the list.
    const isListUnsure = kind !== 'trash' && changed.length < ids.length;
    showInLists(client, changed, { removed, isListUnsure });
  });
  outbox.followOthers(() => void askForListsAgain(client));
}
