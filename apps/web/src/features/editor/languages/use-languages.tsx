import { type LanguageMark, languageLimits } from '@folio/contract/languages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { watchAccount } from '../../../lib/account-events.ts';
import { isApiError } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { languagesKey, siblingsQuery } from '../../../lib/languages/languages.queries.ts';
import { onceAtATime } from '../../../lib/once-at-a-time.ts';
import { toast } from '../../../ui/toast.ts';
import { useIsGuest, useOwner } from '../owner/owner.ts';
import { useResumeId } from '../saving/use-saver.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { joinMarks, keepMarks, loadMarks, sendMarks, withoutSent } from './kept-marks.ts';
import {
  createLanguageStore,
  type LanguageState,
  type LanguageStore,
  type VersionNote,
} from './language-store.ts';
import { languageToasts } from './languages.copy.ts';

type Languages = { store: LanguageStore; mark: (marks: readonly LanguageMark[]) => void };
const LanguagesContext = createContext<Languages | null>(null);

function useLanguagesContext(): Languages {
  const languages = use(LanguagesContext);
  if (!languages) throw new Error('The languages are missing above this component');
  return languages;
}

/** Provides the open resume's language versions and the notes about them. */
export function LanguagesProvider({ children }: { children: ReactNode }) {
  const editor = useEditorStore();
  const [store] = useState(() => createLanguageStore(editor));
  const resumeId = useResumeId();
  const isGuest = useIsGuest();
  const { data } = useQuery({
    ...siblingsQuery(resumeId ?? ''),
    enabled: resumeId !== undefined && !isGuest,
  });
  useEffect(() => store.follow(), [store]);
  useEffect(() => store.setSiblings(data ?? []), [store, data]);
  useFollowSiblings(data?.map(({ resume }) => resume.id).join(' ') ?? '');
  const mark = useMarking(store, data !== undefined && data.length > 0);
  const languages = useMemo(() => ({ store, mark }), [store, mark]);
  return <LanguagesContext value={languages}>{children}</LanguagesContext>;
}

/** Marks take effect at once, are stored on the device, and are sent when there is a connection. */
function useMarking(store: LanguageStore, isLinked: boolean): Languages['mark'] {
  const { id: userId } = useOwner();
  const resumeId = useResumeId();
  const client = useQueryClient();
  const marks = useRef<readonly LanguageMark[]>([]);
  const isSending = useRef(false);
  const set = useCallback(
    (now: readonly LanguageMark[]) => {
      marks.current = now;
      store.setMarks(now);
      if (resumeId !== undefined) void keepMarks(userId, resumeId, now);
    },
    [store, userId, resumeId],
  );
  const send = useCallback(async () => {
    const sent = marks.current.slice(0, languageLimits.marks);
    if (resumeId === undefined || isSending.current || sent.length === 0) return;
    isSending.current = true;
    const failed = await sendMarks(resumeId, sent).then(
      () => undefined,
      (error: unknown) => error,
    );
    isSending.current = false;
    if (isApiError(failed, 'OFFLINE', 'UNAVAILABLE', 'RATE_LIMITED')) return;
    if (failed) toast({ ...languageToasts.failed, description: describeError(failed) });
    await client.invalidateQueries({ queryKey: languagesKey });
    set(withoutSent(marks.current, sent));
    if (marks.current.length > 0) void send();
  }, [resumeId, client, set]);
  useEffect(() => {
    if (!isLinked || resumeId === undefined) return undefined;
    void loadMarks(userId, resumeId).then((kept) => {
      if (kept.length === 0) return;
      set(joinMarks(kept, marks.current));
      void send();
    });
    const onOnline = () => void send();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isLinked, userId, resumeId, set, send]);
  return useCallback(
    (more) => {
      set(joinMarks(marks.current, more));
      void send();
    },
    [set, send],
  );
}

export const useMark = (): Languages['mark'] => useLanguagesContext().mark;

export function useLanguages(): LanguageState {
  const { store } = useLanguagesContext();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

export const useLanguageStore = (): LanguageStore => useLanguagesContext().store;

/** Whether the resume has versions in other languages. */
export function useHasLanguages(): boolean {
  const { store } = useLanguagesContext();
  const get = () => store.get().versions.length > 0;
  return useSyncExternalStore(store.subscribe, get, get);
}

/** The notes on one part; rerenders only when they change. */
export function useLanguageNotesAt(key: string): readonly VersionNote[] {
  const { store } = useLanguagesContext();
  const get = () => store.at(key);
  return useSyncExternalStore(store.subscribe, get, get);
}

/**
 * Refetches siblings when one was saved, at most two seconds later, and when a save may have been
 * missed, such as after a sleep or without an event stream.
 */
export function useFollowSiblings(ids: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (ids === '') return undefined;
    const refetch = onceAtATime(() => client.invalidateQueries({ queryKey: languagesKey }));
    return watchAccount({
      onSaved: ({ kind, id }) => {
        if (kind === 'resume' && ids.split(' ').includes(id)) void refetch();
      },
      onGap: () => void refetch(),
    });
  }, [ids, client]);
}
