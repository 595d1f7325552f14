import type { ResumeContent } from '@folio/contract/resume-content';
import type { Review } from '@folio/contract/reviews';
import type { DisplayList } from '@folio/typeset/display-list';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { untilWords } from '../../lib/dates.ts';
import { describeError } from '../../lib/error-copy.ts';
import { setPages } from '../../lib/typesetting/set-resume.ts';
import { useWidth } from '../../lib/use-width.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { focusHeading } from '../../ui/use-focus.ts';
import { useToastPosition } from '../../ui/use-toast-position.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { NoteComposer } from './note-composer.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { reviewCopy } from './review.copy.ts';
import { openDrafts, type ReviewDrafts } from './review-drafts.ts';
import { ReviewLines } from './review-lines.tsx';
import { ReviewNotes } from './review-notes.tsx';
import { ReviewSheets } from './review-sheets.tsx';
import { type Chosen, innermostBoxes, numberNotes, textOfBlock } from './text-places.ts';

const a4 = { widthPt: 595.28, heightPt: 841.89 };
/** Minimum width for notes next to the page. */
const besideFromPx = 1_000;
/** Minimum width at which the words of a page can be read. */
const readableFromPx = 600;
const columnsPx = { intro: 176, notes: 336, gap: 40, edge: 24 } as const;
const widestSheetPx = 760;

type View = 'text' | 'page';
const views = () =>
  [
    { value: 'text', label: t('Text') },
    { value: 'page', label: t('Page') },
  ] as const;

type Props = { token: string; pass: string; review: Review; tools: ReactNode };

/** The pages with their reviewer's notes. */
export function ReviewWorkspace({ token, pass, review, tools }: Props) {
  const { ownerName, resume, notes } = review;
  const desk = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(desk);
  const isBeside = widthPx >= besideFromPx;
  const { data: list, error, refetch } = useQuery(pagesQuery(resume));
  const [drafts] = useState(() => openDrafts(token));
  useEffect(() => drafts.flush, [drafts]);
  const [chosen, setChosen] = useChosen(resume.content, drafts, list !== undefined);
  useFocusBehind(isBeside ? chosen?.path : undefined);
  const pxPerPt = sheetPx(widthPx, isBeside) / (list ?? a4).widthPt;
  const numbered = useMemo(() => numberNotes(notes, resume), [notes, resume]);
  const first = ownerName.split(' ')[0] ?? '';
  const composer = chosen ? (
    <NoteComposer
      key={`${chosen.path} ${chosen.quote}`}
      access={{ token, pass }}
      chosen={chosen}
      content={resume.content}
      ownerFirstName={first}
      isBeside={isBeside}
      drafts={drafts}
      // Closes the card of the sent note, but not one that was opened in the meantime.
      onClose={() => setChosen((now) => (now && isSamePlace(now, chosen) ? undefined : now))}
    />
  ) : null;
  return (
    <div className="flex h-dvh flex-col">
      <ReviewBar review={review} access={{ token, pass }} tools={tools} />
      <main ref={desk} id="content" className="min-h-0 flex-1 overflow-auto bg-desk">
        <div
          className={
            isBeside
              ? 'mx-auto flex w-max items-start gap-10 px-6 py-8'
              : 'mx-auto grid max-w-200 justify-items-center gap-6 px-3 py-6'
          }
        >
          <Intro review={review} first={first} isBeside={isBeside} />
          <Pages
            {...{ list, error, pxPerPt, chosen }}
            onRetry={() => void refetch()}
            isSmall={widthPx > 0 && widthPx < readableFromPx}
            content={resume.content}
            notes={numbered}
            onChoose={setChosen}
          />
          <ReviewNotes
            access={{ token, pass }}
            notes={numbered}
            list={list}
            pxPerPt={pxPerPt}
            isBeside={isBeside}
            widthPx={columnsPx.notes}
            chosen={chosen}
            ownerFirstName={first}
            composer={composer}
          />
        </div>
      </main>
    </div>
  );
}

type PagesProps = Omit<ComponentProps<typeof ReviewSheets>, 'list'> & {
  list: DisplayList | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Whether the words of a page are too small to read. */
  isSmall: boolean;
};

/** The pages; on a phone their text first, and the pages on request. */
function Pages({ list, error, onRetry, isSmall, ...shown }: PagesProps) {
  const [view, setView] = useState<View>('text');
  const isText = isSmall && view === 'text';
  if (error)
    return (
      <ErrorState title={reviewCopy.failed} description={describeError(error)} onRetry={onRetry} />
    );
  if (!list) {
    const { widthPt, heightPt } = a4;
    return <PageSkeleton widthPx={widthPt * shown.pxPerPt} heightPx={heightPt * shown.pxPerPt} />;
  }
  return (
    <>
      {isSmall ? (
        <div className="w-full">
          <Segmented label={t('Show')} value={view} options={views()} onValueChange={setView} />
        </div>
      ) : null}
      {isText ? (
        <ReviewLines list={list} {...shown} />
      ) : (
        <div className="relative">
          <ReviewSheets list={list} {...shown} />
        </div>
      )}
    </>
  );
}

/** The active line with its current text; after a reload, the line of the last draft. */
function useChosen(content: ResumeContent, drafts: ReviewDrafts, isShown: boolean) {
  const [taken, setTaken] = useState<Chosen>();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isShown || isOpened.current) return;
    isOpened.current = true;
    void drafts.restored.then(() => {
      const begun = drafts.latest();
      const shown = begun && textOfBlock(content, begun.path);
      if (shown) setTaken((known) => known ?? { ...shown, quote: begun.draft.quote });
    });
  }, [isShown, drafts, content]);
  const chosen = useMemo(
    () => taken && { ...taken, ...textOfBlock(content, taken.path) },
    [taken, content],
  );
  return [chosen, setTaken] as const;
}

/**
 * Focuses the heading on mount, since the previous form is gone. After a note is sent or closed,
 * focuses its line, from which arrow keys continue.
 */
function useFocusBehind(path: string | undefined): void {
  useEffect(() => {
    if (isLost()) focusHeading();
  }, []);
  useEffect(() => {
    if (path === undefined) return;
    return () => {
      const line = document.querySelector<HTMLElement>(`[data-line="${CSS.escape(path)}"]`);
      if (isLost()) line?.focus({ preventScroll: true });
    };
  }, [path]);
}

const isLost = () => document.activeElement === document.body;

const isSamePlace = (one: Chosen, other: Chosen): boolean =>
  one.path === other.path && one.quote === other.quote;

function sheetPx(deskPx: number, isBeside: boolean): number {
  const { intro, notes, gap, edge } = columnsPx;
  const room = isBeside ? deskPx - intro - notes - 2 * gap - 2 * edge : deskPx - edge;
  return Math.max(240, Math.min(widestSheetPx, room));
}

const pagesQuery = (resume: Review['resume']) => ({
  queryKey: ['review pages', resume] as const,
  queryFn: async () => innermostBoxes(await setPages(resume)),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false as const,
  retry: 1,
});

type BarProps = { review: Review; access: { token: string; pass: string }; tools: ReactNode };

function ReviewBar({ review: { ownerName, expiresAt, reviewer }, access, tools }: BarProps) {
  const [isRenaming, setRenaming] = useState(false);
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-6 py-2 max-sm:px-4">
      <a href="/" aria-label="Folio" className="rounded-sm max-sm:hidden">
        <Wordmark />
      </a>
      <h1 className="min-w-0 truncate font-medium">{reviewCopy.title(ownerName)}</h1>
      {expiresAt ? (
        <span className="max-md:hidden">
          <Badge>{reviewCopy.ends(untilWords(expiresAt))}</Badge>
        </span>
      ) : null}
      <div className="ml-auto flex items-center gap-1">
        <span className="max-w-50 truncate text-small text-muted max-sm:hidden">
          {reviewCopy.you(reviewer)}
        </span>
        <Button variant="quiet" size="small" onClick={() => setRenaming(true)}>
          {reviewCopy.changeName}
        </Button>
        {tools}
      </div>
      {isRenaming ? (
        <RenameDialog access={access} name={reviewer} onClose={() => setRenaming(false)} />
      ) : null}
    </header>
  );
}

type IntroProps = { review: Review; first: string; isBeside: boolean };

/** Notifications appear below the pages, not over the notes on the other side. */
const toastPx = 320;

function Intro({ review: { question, notes }, first, isBeside }: IntroProps) {
  const aside = useRef<HTMLElement>(null);
  useToastPosition(aside, toastPx);
  return (
    <aside
      ref={aside}
      aria-label={t('About this review')}
      className={isBeside ? 'shrink-0' : 'w-full max-w-150 px-1'}
      style={isBeside ? { width: columnsPx.intro } : undefined}
    >
      <h2 className="font-display text-heading text-balance">{reviewCopy.invitation(first)}</h2>
      <p className="mt-2 text-small text-muted">{reviewCopy.how(first)}</p>
      {question ? (
        <div className="mt-6 max-lg:mt-4">
          <p className="text-small text-faint">{reviewCopy.question(first)}</p>
          <p className="font-display text-large italic wrap-anywhere">“{question}”</p>
        </div>
      ) : null}
      <p className="mt-6 text-small text-faint tabular-nums max-lg:mt-4">
        {notes.length > 0 ? reviewCopy.notes(notes.length) : reviewCopy.kept}
      </p>
    </aside>
  );
}
