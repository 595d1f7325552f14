import { isBlankDocument } from '@folio/contract/empty-resume';
import type { ExportFormat } from '@folio/contract/exports';
import type { PublicResume } from '@folio/contract/public-resumes';
import { missingLetters } from '@folio/documents/missing-letters';
import { ownerName } from '@folio/documents/outline/outline-resume';
import type { DisplayList } from '@folio/typeset/display-list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, isApiError } from '../../lib/api-client.ts';
import { useCommands } from '../../lib/commands/use-commands.ts';
import { usePdfPrice } from '../../lib/credit-costs.ts';
import { type CreditPrice, creditsLow } from '../../lib/credit-price.ts';
import { locationName } from '../../lib/findings/location-names.ts';
import { mayTakeCredits } from '../../lib/first-credits/may-take-credits.tsx';
import { confirmLeftovers } from '../../lib/leftovers/ask-about-leftovers.ts';
import { LettersNote } from '../../lib/missing-letters/letters-note.tsx';
import { mayLeaveBlanks } from '../../lib/missing-letters/may-leave-blanks.ts';
import { payForPdf } from '../../lib/owed-pdfs.ts';
import { sessionQuery } from '../../lib/session.ts';
import { pagesQuery, previewQuery } from '../../lib/shown-resume.ts';
import { t } from '../../lib/words/words.ts';
import { toast } from '../../ui/toast.ts';
import { downloadDocument } from './download-document.ts';
import { PageViewport } from './page-viewport.tsx';
import { previewCopy, reasonOf } from './preview.queries.ts';
import { PreviewActions, PreviewBar } from './preview-bar.tsx';
import { PreviewFailure } from './preview-failure.tsx';
import { PrintedPages } from './printed-pages.tsx';
import { canShare, copyLink, ShareDialog, shareLink } from './share-dialog.tsx';

type Frame = {
  /** Content at the left and right end of the bar; differs for the resume's owner. */
  start: (isOwner: boolean) => ReactNode;
  end: (isOwner: boolean) => ReactNode;
  /** Links for a resume that doesn't exist. */
  wayOn: ReactNode;
};

/** The pages of a resume as printed, for its owner and for people with its link. */
export function PreviewPage({
  id,
  isSignedIn,
  ...frame
}: Frame & { id: string; isSignedIn: boolean }) {
  const { data: resume, error, refetch } = useQuery(previewQuery(id, isSignedIn));
  return (
    <main className="flex h-dvh flex-col">
      {/* Shared links must not be indexed by search engines. */}
      <meta name="robots" content="noindex" />
      {resume ? <Shown resume={resume} error={error} {...frame} /> : null}
      {resume || error ? null : (
        <>
          <PreviewBar start={frame.start(isSignedIn)} title={undefined} />
          <PageViewport list={undefined} />
        </>
      )}
      {error && !resume ? (
        <>
          <PreviewBar start={frame.start(false)} end={frame.end(false)} title={null} />
          <PreviewFailure error={error} onRetry={() => void refetch()} wayOn={frame.wayOn} />
        </>
      ) : null}
    </main>
  );
}

function Shown({
  resume,
  error,
  start,
  end,
}: Omit<Frame, 'wayOn'> & { resume: PublicResume; error: unknown }) {
  const pages = useQuery(pagesQuery(resume));
  // A list may have linked here to share it.
  const isAskedToShare = Object(useLocation().state).share === true;
  const [isSharing, setIsSharing] = useState(isAskedToShare);
  const client = useQueryClient();
  const pdfPrice = usePdfPrice(resume.id, isBlankDocument(resume.content));
  const { download, isDownloading } = useDownload(resume, pdfPrice);
  const { id, isOwner } = resume;
  // A visitor's PDF is made in their browser.
  const price = isOwner ? pdfPrice.words : undefined;
  const title = titleOf(resume);
  useTitle(title);
  const share = useCallback(() => {
    if (isOwner) setIsSharing(true);
    else void (canShare() ? shareLink(id, title) : copyLink(id));
  }, [id, isOwner, title]);
  const goTo = useGoToField(id);
  const printPages = useCallback(async () => {
    const credits = isOwner ? pdfPrice.credits : undefined;
    if (isOwner && !(await confirmLeftovers(resume, goTo, 'print', credits))) return;
    if (!(await mayLeaveBlanks(resume, 'print', credits))) return;
    if (isOwner && !(await mayPrint(resume.id, pdfPrice))) return;
    print();
    if (isOwner) void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
  }, [resume, isOwner, goTo, pdfPrice, client]);
  usePreviewCommands({ download, share, printPages, price });
  return (
    <>
      <PreviewBar start={start(isOwner)} end={end(isOwner)} title={title}>
        <PreviewActions
          resume={resume}
          isDownloading={isDownloading}
          isReady={pages.data !== undefined}
          onShare={share}
          onDownload={download}
          onPrint={() => void printPages()}
          pdfPrice={price}
          isPdfFree={pdfPrice.credits === 0}
        />
      </PreviewBar>
      {isApiError(error, 'OFFLINE', 'UNAVAILABLE') ? (
        <p
          role="status"
          className="border-b border-line bg-surface px-4 py-2 text-small text-muted"
        >
          {t('You’re offline. This is the resume as you last opened it.')}
        </p>
      ) : null}
      {pages.error ? (
        <PreviewFailure error={pages.error} onRetry={() => void pages.refetch()} wayOn={null} />
      ) : (
        <Pages list={pages.data} resume={resume} goTo={goTo} />
      )}
      {pages.data ? <PrintedPages list={pages.data} /> : null}
      {isOwner ? (
        <ShareDialog
          id={id}
          title={title}
          isPublic={resume.isPublic}
          open={isSharing}
          onOpenChange={setIsSharing}
        />
      ) : null}
    </>
  );
}

type PagesProps = {
  list: DisplayList | undefined;
  resume: PublicResume;
  goTo: (path: string) => void;
};

/** The pages with a notice of blank letters, which links the owner to their places. */
function Pages({ list, resume: { content, isOwner }, goTo }: PagesProps) {
  const missing = useMemo(() => (list ? missingLetters(list) : []), [list]);
  const named = isOwner ? missing : missing.map((letter) => ({ ...letter, paths: [] }));
  return (
    <>
      <LettersNote missing={named} nameOf={(path) => locationName(content, path)} onShow={goTo} />
      <PageViewport list={list} missing={missing} />
    </>
  );
}

const titleOf = ({ name, content, isOwner }: PublicResume): string => {
  const owner = ownerName(content);
  return isOwner || !owner ? name : t('{owner} – Resume', { owner });
};

/** Printing costs as much as a PDF; says so where the balance is too low. */
async function mayPrint(id: string, price: CreditPrice<'pdf-export'>): Promise<boolean> {
  if (price.credits === 0) return true;
  if (!(await mayTakeCredits(price))) return false;
  try {
    if (!price.isEnough) throw new ApiError('INSUFFICIENT_CREDITS');
    await payForPdf(id);
    return true;
  } catch (error) {
    const isLow = isApiError(error, 'INSUFFICIENT_CREDITS');
    toast(isLow ? creditsLow(price) : { ...previewCopy.printFailed, description: reasonOf(error) });
    return false;
  }
}

/** Deferred, because the route sets its own title in the same turn. */
function useTitle(title: string): void {
  useEffect(
    () => queueMicrotask(() => (document.title = t('{title} · Folio', { title }))),
    [title],
  );
}

function useDownload(resume: PublicResume, price: CreditPrice<'pdf-export'>) {
  const [isDownloading, setIsDownloading] = useState(false);
  const client = useQueryClient();
  const goTo = useGoToField(resume.id);
  const download = useCallback(
    async (format: ExportFormat) => {
      // Visitors are not asked about leftovers, which they can't fix.
      const credits = format === 'pdf' ? price.credits : undefined;
      if (resume.isOwner && !(await confirmLeftovers(resume, goTo, 'export', credits))) return;
      setIsDownloading(true);
      const query = previewQuery(resume.id, true);
      const refresh = () => client.fetchQuery({ ...query, staleTime: 0 });
      const message = await downloadDocument(resume, format, price, refresh);
      if (message) toast(message);
      setIsDownloading(false);
      // It may have cost a credit.
      if (resume.isOwner && format === 'pdf')
        void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
    },
    [resume, price, client, goTo],
  );
  return { download, isDownloading };
}

/** Returns a function that opens the editor at a path of the content. */
function useGoToField(id: string): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path) => void navigate(`/resume/editor/${id}`, { state: { path } }),
    [id, navigate],
  );
}

type Commands = {
  download: (format: ExportFormat) => unknown;
  share: () => void;
  printPages: () => unknown;
  price: string | undefined;
};

function usePreviewCommands({ download, share, printPages, price }: Commands): void {
  const commands = useMemo(
    () => [
      {
        id: 'preview pdf',
        label: t('Download PDF'),
        group: t('This resume'),
        keywords: ['export', 'save'],
        ...(price ? { price } : {}),
        run: () => download('pdf'),
      },
      {
        id: 'preview print',
        label: t('Print'),
        group: t('This resume'),
        ...(price ? { price } : {}),
        shortcut: 'mod+p',
        holdsKeys: true,
        run: printPages,
      },
      {
        id: 'preview share',
        label: t('Share'),
        group: t('This resume'),
        keywords: ['link', 'public', 'private', 'copy'],
        run: share,
      },
    ],
    [download, share, printPages, price],
  );
  useCommands(commands);
}
