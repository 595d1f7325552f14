import type { PublicResume } from '@folio/contract/public-resumes';
import { type SharedResume, sharedResumeRoutes } from '@folio/contract/reviews';
import { ownerName } from '@folio/documents/outline/outline-resume';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { api, isApiError } from '../../lib/api-client.ts';
import { describeError, describeField } from '../../lib/error-copy.ts';
import { mayLeaveBlanks } from '../../lib/missing-letters/may-leave-blanks.ts';
import { pagesQuery } from '../../lib/shown-resume.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { downloadVisitorPdf } from './download-document.ts';
import { PageViewport } from './page-viewport.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { PrintedPages } from './printed-pages.tsx';

const copy = {
  title: (owner: string) => (owner ? t('{owner} – Resume', { owner }) : t('Resume')),
  get locked() {
    return t('This resume asks for a password');
  },
  get password() {
    return t('Password');
  },
  get open() {
    return t('Open');
  },
  get gone() {
    return t('This link doesn’t work anymore');
  },
  get goneHint() {
    return t('It has ended or was removed. Ask whoever sent it for a new one.');
  },
  get failed() {
    return t('We couldn’t load the resume');
  },
} as const;

type Props = { slug: string; start: ReactNode; end: ReactNode };

const isFinal = (error: unknown) => isApiError(error) && (error.status ?? 500) < 500;

const sharedQuery = (slug: string, password: string | undefined) =>
  queryOptions({
    queryKey: ['shared', slug, password] as const,
    queryFn: async () => {
      const body = password ? { password } : {};
      return (await api(sharedResumeRoutes.open, { params: { slug }, body })).data;
    },
    retry: (count, error) => count < 2 && !isFinal(error),
    // Each request for a locked page counts as a password attempt.
    refetchOnWindowFocus: false,
  });

/** A resume by the name of its shared link. */
export function SharedPage({ slug, start, end }: Props) {
  const [password, setPassword] = useState<string>();
  const { data, error, refetch, isFetching } = useQuery(sharedQuery(slug, password));
  // A rate-limited request without a password doesn't mean that there is one.
  const isLocked =
    isApiError(error, 'LINK_LOCKED', 'WRONG_PASSWORD') ||
    (password !== undefined && isApiError(error, 'RATE_LIMITED'));
  return (
    <main className="flex h-dvh flex-col">
      <meta name="robots" content="noindex" />
      {data ? <Shown resume={data} start={start} end={end} /> : null}
      {data ? null : <PreviewBar start={start} end={end} title={error ? null : undefined} />}
      {data || error ? null : <PageViewport list={undefined} />}
      {error && isLocked ? (
        <PasswordForm error={error} isBusy={isFetching} onSend={setPassword} />
      ) : null}
      {isApiError(error, 'LINK_NOT_FOUND') ? (
        <div className="mx-auto max-w-120 px-6 py-16 text-center">
          <h1 className="font-display text-display text-balance">{copy.gone}</h1>
          <p className="mt-4 text-large text-muted">{copy.goneHint}</p>
        </div>
      ) : null}
      {error && !isLocked && !isApiError(error, 'LINK_NOT_FOUND') ? (
        <ErrorState
          isPage
          title={copy.failed}
          description={describeError(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
    </main>
  );
}

type FormProps = { error: unknown; isBusy: boolean; onSend: (password: string) => void };

function PasswordForm({ error, isBusy, onSend }: FormProps) {
  const [typed, setTyped] = useState('');
  const isWrong = !isApiError(error, 'LINK_LOCKED');
  return (
    <form
      noValidate
      className="mx-auto grid w-full max-w-100 gap-4 px-6 py-16"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed) onSend(typed);
      }}
    >
      <h1 className="font-display text-heading text-balance">{copy.locked}</h1>
      <PasswordField
        label={copy.password}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong ? describeField(error, 'password') : undefined}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        {copy.open}
      </Button>
    </form>
  );
}

function Shown({ resume, start, end }: Omit<Props, 'slug'> & { resume: SharedResume }) {
  const { isDownloadable, ...shown } = resume;
  const asVisitor: PublicResume = { ...shown, id: '', isPublic: true, isOwner: false };
  const pages = useQuery(pagesQuery(asVisitor));
  const [isMaking, setMaking] = useState(false);
  const download = async () => {
    setMaking(true);
    const message = await downloadVisitorPdf(asVisitor);
    if (message) toast(message);
    setMaking(false);
  };
  const printPages = async () => {
    if (await mayLeaveBlanks(asVisitor, 'print')) print();
  };
  return (
    <>
      <PreviewBar start={start} end={end} title={copy.title(ownerName(resume.content))}>
        {isDownloadable ? (
          <>
            <span className="contents max-sm:hidden">
              <IconButton
                label={t('Print')}
                icon={<Printer aria-hidden className="size-4" />}
                disabled={!pages.data}
                onClick={() => void printPages()}
              />
            </span>
            <Button variant="primary" isBusy={isMaking} onClick={() => void download()}>
              <Download aria-hidden className="size-4" />
              <span className="max-sm:sr-only">{t('Download PDF')}</span>
            </Button>
          </>
        ) : null}
      </PreviewBar>
      {pages.error ? (
        <ErrorState
          title={copy.failed}
          description={describeError(pages.error)}
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <PageViewport list={pages.data} />
      )}
      {pages.data && isDownloadable ? <PrintedPages list={pages.data} /> : null}
    </>
  );
}
