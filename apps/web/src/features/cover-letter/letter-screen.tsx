import type { User } from '@folio/contract/auth';
import type { CoverLetter, CoverLetterContent } from '@folio/contract/cover-letters';
import { isBranded } from '@folio/contract/entitlements';
import { letterLanguages } from '@folio/documents/document-locale';
import type { LetterForDocument } from '@folio/documents/letter/outline-letter';
import { typesetLetter } from '@folio/documents/letter/typeset-letter';
import type { MissingLetter } from '@folio/documents/missing-letters';
import type { DisplayList } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { Eye, PenLine } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { DeviceNotice } from '../../lib/autosave/device-notice.tsx';
import { FieldConflicts } from '../../lib/autosave/field-conflicts.tsx';
import { OpenCopy } from '../../lib/autosave/open-copy.tsx';
import { useCreditPrice } from '../../lib/credit-costs.ts';
import { LeaveDialog } from '../../lib/leave-dialog.tsx';
import { blankLetters } from '../../lib/missing-letters/blank-letters.ts';
import { useUser } from '../../lib/session.ts';
import { requestFonts } from '../../lib/typesetting/request-fonts.ts';
import { letterDocument } from '../../lib/typesetting/set-letter.ts';
import { useFontBook } from '../../lib/typesetting/use-font-book.ts';
import { useLacksWords, useWithWords } from '../../lib/typesetting/use-words.ts';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { BlankLettersNote } from './blank-letters-note.tsx';
import { letterCopy, reasonOf } from './cover-letter.copy.ts';
import { DeleteLetter } from './delete-letter.tsx';
import { DeletedLetter } from './deleted-letter.tsx';
import { JobSection, PageSection } from './job-section.tsx';
import { LetterBar } from './letter-bar.tsx';
import type { LetterPlace } from './letter-place.ts';
import { LetterSection } from './letter-section.tsx';
import { labelOf, readLetterCopy } from './letter-store.ts';
import { type LetterResume, useLetter } from './use-letter.ts';
import { useLetterActions } from './use-letter-actions.ts';
import { useWriting } from './use-writing.ts';

/** What the page brings from outside. */
export type LetterFrame = {
  /** Shows the letter as it will be printed. */
  renderPages: (list: DisplayList | undefined, missing: readonly MissingLetter[]) => ReactNode;
  /** Leads to what explains the page. */
  help: ReactNode;
};

type Props = LetterFrame & {
  place: LetterPlace;
  title: string;
  about: string;
  back: { to: string; label: string };
  resume: LetterResume;
  letter: CoverLetter | null;
  user: User;
  onReplaced: () => Promise<unknown>;
  /** Makes a letter of texts whose own was deleted elsewhere; else it takes that one's place. */
  onSaveAsNew?: (read: () => CoverLetterContent) => Promise<unknown>;
  /** What stands above the job, where it says what the letter is for. */
  children?: ReactNode;
};

/** What the letter is written from and the letter itself, beside its pages; on a phone one at a time. */
export function LetterScreen({ place, resume, letter, user, onReplaced, ...frame }: Props) {
  const { title, about, back, onSaveAsNew, renderPages, help, children } = frame;
  const what = about ? t('{title} for “{about}”', { title, about }) : title;
  const opened = { place, resume, letter, userId: user.id, what };
  const { store, content, state, kept, conflicts } = useLetter(opened);
  const price = useCreditPrice('cover-letter');
  const { writing, write: writeFor, stop, ...toned } = useWriting(store, resume);
  const write = () => writeFor(price);
  const [pane, setPane] = useState<Pane>('letter');
  // Until the first words come, the letter before stays in sight.
  const text = (writing.phase === 'writing' && writing.text) || content.text;
  const document = useLetterForDocument(resume, content);
  const shown = useLetterForDocument(
    resume,
    useMemo(() => ({ ...content, text }), [content, text]),
  );
  const pages = useLetterPages(shown);
  const isWriting = writing.phase === 'writing';
  const actions = useLetterActions({
    document,
    store,
    price,
    write,
    resumeId: resume.id,
    isWriting,
  });
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <SkipLink to="content" />
      <LetterBar
        place={place}
        title={title}
        about={about}
        back={back}
        content={content}
        state={state}
        kept={kept}
        actions={actions}
        isWriting={isWriting}
        help={help}
      />
      {state.status === 'deleted' ? (
        <DeletedLetter
          store={store}
          place={place}
          onReplaced={onReplaced}
          onSaveAsNew={() =>
            onSaveAsNew ? onSaveAsNew(() => store.document).then(store.forget) : store.saveAsNew()
          }
        />
      ) : null}
      <DeviceNotice kept={kept} copy={() => store.document} name={`Letter_${about || title}`} />
      <FieldConflicts
        what="letter"
        conflicts={conflicts}
        document={content}
        labelOf={labelOf}
        onChoose={(field, value) => store.resolve(field, value)}
      />
      <BlankLettersNote resumeId={resume.id} {...pages.blank} />
      <main
        id="content"
        tabIndex={-1}
        className="grid min-h-0 flex-1 outline-none md:grid-cols-[minmax(21rem,2fr)_minmax(0,3fr)]"
      >
        <section
          aria-label={t('Letter')}
          className={classNames(
            'min-h-0 overflow-y-auto border-line bg-surface md:border-r',
            pane === 'preview' && 'max-md:hidden',
          )}
        >
          <div className="grid max-w-170 gap-8 p-6 max-md:p-4">
            {children}
            <JobSection
              content={content}
              resume={resume}
              user={user}
              writing={writing}
              price={price}
              write={write}
              stop={stop}
              {...toned}
              onChange={store.edit}
            />
            <LetterSection
              letterId={place.kind === 'own' ? place.id : undefined}
              writing={writing}
              text={text}
              store={store}
              pages={pages.list?.pages.length}
            />
            <PageSection content={content} onChange={store.edit} />
            <div className="flex flex-wrap gap-2">
              <OpenCopy
                what="letter"
                read={readLetterCopy}
                onRead={(fields) => void store.openCopy(fields)}
                disabled={isWriting}
              />
              <DeleteLetter
                store={store}
                place={place}
                disabled={isWriting || !store.isStarted || store.isDeleted}
                onReplaced={onReplaced}
              />
            </div>
          </div>
        </section>
        <section
          aria-label={t('Preview')}
          className={classNames(
            'flex min-h-0 min-w-0 flex-col bg-desk',
            pane === 'letter' && 'max-md:hidden',
          )}
        >
          {pages.error ? (
            <ErrorState
              title={t('We couldn’t load the preview')}
              description={t('{reasonOf} Your work is still being saved.', {
                reasonOf: reasonOf(pages.error),
              })}
              onRetry={() => void pages.refetch()}
            />
          ) : (
            renderPages(pages.list, pages.blank.missing)
          )}
        </section>
      </main>
      <Panes pane={pane} onPane={setPane} />
      <LeaveDialog isAtRisk={store.isAtRisk} description={letterCopy.leave} />
    </div>
  );
}

const panes = [
  {
    id: 'letter',
    get label() {
      return t('Letter');
    },
    icon: PenLine,
  },
  {
    id: 'preview',
    get label() {
      return t('Preview');
    },
    icon: Eye,
  },
] as const;
type Pane = (typeof panes)[number]['id'];

/** At the bottom of a phone, within reach of the thumb. */
const Panes = ({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) => (
  <nav
    aria-label={t('Letter or preview')}
    className="flex shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
  >
    {panes.map(({ id, label, icon: Icon }) => (
      <button
        key={id}
        type="button"
        aria-pressed={pane === id}
        onClick={() => onPane(id)}
        className="flex h-13 flex-1 items-center justify-center gap-2 text-body text-muted focus-visible:-outline-offset-4 aria-pressed:font-medium aria-pressed:text-accent"
      >
        <Icon aria-hidden className="size-4" />
        {label}
      </button>
    ))}
  </nav>
);

/** The letter as its documents take it. */
function useLetterForDocument(resume: LetterResume, letter: CoverLetterContent): LetterForDocument {
  const showsBranding = isBranded(useUser());
  return useMemo(
    () => ({ resume: { ...resume, showsBranding }, letter }),
    [resume, letter, showsBranding],
  );
}

/** Its pages, set by the engine that makes the PDF, as soon as that is there. */
function useLetterPages(letter: LetterForDocument) {
  const { data: book, error, refetch } = useFontBook(() => letterDocument(letter));
  const [first] = useState(letter);
  const isAwaited = useLacksWords(...languagesOf(first));
  const deferred = useDeferredValue(letter);
  const shown = useWithWords(deferred, ...languagesOf(deferred));
  const laidOut = useMemo(() => {
    if (!book || isAwaited) return undefined;
    const document = typesetLetter(shown);
    requestFonts(document, book);
    const list = layoutDocument(document, book);
    return { list, blank: blankLetters(list, document, book) };
  }, [book, isAwaited, shown]);
  const { list, blank = noBlanks } = laidOut ?? {};
  return { list, blank, error: list ? null : error, refetch };
}

const languagesOf = ({ resume, letter }: LetterForDocument) => letterLanguages(resume, letter);

const noBlanks = { missing: [], awaited: [] };
