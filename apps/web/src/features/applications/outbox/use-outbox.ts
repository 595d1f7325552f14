import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../../../lib/session.ts';
import { askForListsAgain, showInLists } from '../show-in-lists.ts';
import { type Outbox, openOutbox } from './outbox.ts';

/** The outbox of whoever is logged in; all lists are told of what the server has answered. */
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

/** For as long as the outbox is open: an answer may come when the page of its change is left. */
export function updateListsOnAnswers(client: QueryClient, outbox: Outbox): void {
  outbox.follow(({ kind, ids }, outcome) => {
    if (outcome.kind !== 'sent') return;
    const { changed } = outcome;
    const removed = kind === 'trash' ? ids : [];
    // What was so already may be otherwise than the list has it.
    const isListUnsure = kind !== 'trash' && changed.length < ids.length;
    showInLists(client, changed, { removed, isListUnsure });
  });
  outbox.followOthers(() => void askForListsAgain(client));
}
