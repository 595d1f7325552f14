import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isApiError } from '../lib/api-client.ts';
import { hasOwedPdfs } from '../lib/credit-notes.ts';
import { watchErrors } from '../lib/error-reports/watch-errors.ts';
import { leftoversQuestion } from '../lib/leftovers/leftovers-question.ts';
import { lettersQuestion } from '../lib/missing-letters/letters-question.ts';
import { offerRefresh } from '../lib/offer-refresh.ts';
import { followToken } from '../lib/session.ts';
import { followTheme } from '../lib/theme.ts';
import { showStoredToast } from '../ui/stored-toast.ts';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { ErrorBoundary } from './error-screen.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { startAppWorker } from './releases/app-worker.ts';
import { StatusNotes } from './status-notes.tsx';

/** After the first screen, but early enough to be loaded when a connection breaks. */
const toasterWaitMs = 200;

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  useEffect(() => followToken(client), [client]);
  useEffect(followTheme, []);
  useEffect(() => watchErrors(offerRefresh), []);
  useEffect(() => showStoredToast(), []);
  useEffect(() => payOwedWhenOnline(client), [client]);
  useEffect(() => startAppWorker(() => prefetchList(client)), [client]);
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <ErrorBoundary>{children}</ErrorBoundary>
        <StatusNotes />
        <QuestionHost subscribe={leftoversQuestion.subscribe} open={leftoversQuestion.get} />
        <QuestionHost subscribe={lettersQuestion.subscribe} open={lettersQuestion.get} />
        <LazyToaster waitMs={toasterWaitMs} />
      </TooltipProvider>
    </QueryClientProvider>
  );
}

/** Pays for PDFs that were made offline. */
function payOwedWhenOnline(client: QueryClient): () => void {
  const pay = () => {
    if (hasOwedPdfs())
      void import('../lib/owed-pdfs.ts').then(({ payOwedPdfs }) => payOwedPdfs(client));
  };
  pay();
  addEventListener('online', pay);
  return () => removeEventListener('online', pay);
}

/** Loads the full list of resumes for offline use, also where only some were viewed. */
async function prefetchList(client: QueryClient): Promise<void> {
  const { resumeListQuery } = await import('../features/resumes/resumes.queries.ts');
  await client.prefetchInfiniteQuery(resumeListQuery({}));
}

const attempts = 3;

/** Retries only errors that may be temporary. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < attempts - 1 && isApiError(error, 'UNAVAILABLE', 'INTERNAL');
}

/**
 * Calls are made even when the browser believes it is offline: then they fail at once with an
 * error.
 */
function makeQueryClient(): QueryClient {
  // React Query assumes to be online at first, and would not notice that the connection is back.
  onlineManager.setOnline(navigator.onLine !== false);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: isWorthRetrying,
        staleTime: 10_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

type HostProps = {
  subscribe: (listener: () => void) => () => void;
  open: () => { Dialog: ComponentType } | undefined;
};

/**
 * The place of a question before a document is output; mounted while the question is open or
 * closing.
 */
function QuestionHost({ subscribe, open }: HostProps) {
  const question = useSyncExternalStore(subscribe, open);
  const last = useRef(question);
  if (question) last.current = question;
  const Dialog = last.current?.Dialog;
  return Dialog ? <Dialog /> : null;
}
