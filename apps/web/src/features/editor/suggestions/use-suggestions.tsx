import {
  type Suggestion,
  type SuggestionDecision,
  suggestionRoutes,
} from '@folio/contract/suggestions';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { api } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { withReplies } from '../../../lib/replies/with-replies.ts';
import { toast } from '../../../ui/toast.ts';
import { useIsGuest } from '../owner/owner.ts';
import { useResumeId } from '../saving/use-saver.ts';
import { suggestionsKey } from '../session/use-editor-session.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useViewStore } from '../view/use-view.ts';
import { createSuggestionStore, type SuggestionStore, type Waiting } from './suggestion-store.ts';
import { suggestionCopy, suggestionToasts } from './suggestions.copy.ts';

const suggestionsQuery = (resumeId: string) =>
  queryOptions({
    queryKey: suggestionsKey(resumeId),
    queryFn: async () => {
      const { data } = await api(suggestionRoutes.list, { params: { id: resumeId } });
      return data.map(withReplies);
    },
  });

const SuggestionContext = createContext<SuggestionStore | null>(null);

function useSuggestionStore(): SuggestionStore {
  const store = use(SuggestionContext);
  if (!store) throw new Error('The suggestions are missing above this component');
  return store;
}

/** Provides the open resume's suggestions: loaded when it opens, and updated by server events. */
export function SuggestionsProvider({ children }: { children: ReactNode }) {
  const editor = useEditorStore();
  const [store] = useState(() => createSuggestionStore(editor));
  const resumeId = useResumeId();
  const isGuest = useIsGuest();
  const { data } = useQuery({
    ...suggestionsQuery(resumeId ?? ''),
    enabled: resumeId !== undefined && !isGuest,
  });
  useEffect(() => store.follow(), [store]);
  useEffect(() => store.setAll(data ?? []), [store, data]);
  useReopen(store);
  useAnnounceNew(data);
  return <SuggestionContext value={store}>{children}</SuggestionContext>;
}

/** Reopens an accepted suggestion when it is undone. */
function useReopen(store: SuggestionStore): void {
  const decide = useDecide();
  useEffect(() => {
    const stop = store.subscribe(() => {
      for (const { id, decision } of store.get()) if (decision === 'taken') decide(id, 'open');
    });
    return () => void stop();
  }, [store, decide]);
}

/** Announces a suggestion that arrives while somebody writes, without moving the focus. */
function useAnnounceNew(data: readonly Suggestion[] | undefined): void {
  const view = useViewStore();
  const known = useRef<ReadonlyMap<string, number> | undefined>(undefined);
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    known.current = new Map(data.map((one) => [one.id, repliesToOwner(one)]));
    const [first, ...more] = data.filter((one) => {
      const replies = before?.get(one.id) ?? -1;
      return before && one.by.kind !== 'owner' && repliesToOwner(one) > replies;
    });
    if (!first) return;
    const { arrived, arrivedMany, replied, show } = suggestionCopy;
    const one = before?.has(first.id) ? replied : arrived;
    toast({
      title: more.length === 0 ? one(first.by.name) : arrivedMany(more.length + 1),
      action: { label: show, onClick: () => view.set({ dialog: 'suggestions' }) },
    });
  }, [data, view]);
}

const repliesToOwner = ({ replies }: Suggestion): number =>
  replies.filter(({ by }) => by === 'reviewer').length;

export function useSuggestions(): readonly Waiting[] {
  const { subscribe, get } = useSuggestionStore();
  return useSyncExternalStore(subscribe, get, get);
}

/** The suggestions about one text; rerenders only when they change. */
export function useSuggestionsAt(path: string): readonly Waiting[] {
  const { subscribe, at } = useSuggestionStore();
  const get = () => at(path);
  return useSyncExternalStore(subscribe, get, get);
}

/** Records the owner's decision: shown at once, with an error if the server refuses it. */
export function useDecide(): (id: string, decision: SuggestionDecision) => void {
  const client = useQueryClient();
  const resumeId = useResumeId() ?? '';
  const { queryKey } = suggestionsQuery(resumeId);
  const { mutate } = useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: SuggestionDecision }) => {
      const params = { id: resumeId, suggestionId: id };
      return api(suggestionRoutes.decide, { params, body: { decision } });
    },
    onMutate: async ({ id, decision }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) =>
        known?.map((one) => (one.id === id ? { ...one, decision } : one)),
      );
    },
    retry: 2,
    onError: (error) => toast({ ...suggestionToasts.failed, description: describeError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return useCallback((id, decision) => mutate({ id, decision }), [mutate]);
}

/** Replies to a reviewer; rejects if the server refuses it. */
export function useReply(
  suggestionId: string,
): (reply: { id: string; text: string }) => Promise<unknown> {
  const client = useQueryClient();
  const resumeId = useResumeId() ?? '';
  const { queryKey } = suggestionsQuery(resumeId);
  return async (body) => {
    const params = { id: resumeId, suggestionId };
    try {
      const { data } = await api(suggestionRoutes.reply, { params, body });
      client.setQueryData(queryKey, (known) =>
        known?.map((one) => (one.id === data.id ? data : one)),
      );
    } catch (error) {
      void client.invalidateQueries({ queryKey });
      throw error;
    }
  };
}
