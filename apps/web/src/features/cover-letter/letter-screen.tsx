import type { User } from '@folio/contract/auth';
import type { CoverLetter, CoverLetterContent } from '@folio/contract/cover-letters';
import { Eye, PenLine } from 'lucide-react';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { DeviceNotice } from '../../lib/autosave/device-notice.tsx';
import { FieldConflicts } from '../../lib/autosave/field-conflicts.tsx';
import { OpenCopy } from '../../lib/autosave/open-copy.tsx';
import { useCreditPrice } from '../../lib/credit-costs.ts';
import { LeaveDialog } from '../../lib/leave-dialog.tsx';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { BlankLettersNote } from './blank-letters-note.tsx';
import { letterCopy } from './cover-letter.copy.ts';
import { DeleteLetter } from './delete-letter.tsx';
import { DeletedLetter } from './deleted-letter.tsx';
import { JobSection, PageSection } from './job-section.tsx';
import { LetterBar } from './letter-bar.tsx';
import type { LetterPlace } from './letter-place.ts';
import {
  LetterPreview,
  type RenderPages,
  useLetterForDocument,
  useLetterPages,
} from './letter-preview.tsx';
import { LetterSection } from './letter-section.tsx';
import { type LetterStore, labelOf, readLetterCopy } from './letter-store.ts';
import { type LetterResume, useLetter } from './use-letter.ts';
import { useLetterActions } from './use-letter-actions.ts';
import { useWriting } from './use-writing.ts';

/** Parts that the route provides. */
export type LetterFrame = {
  renderPages: RenderPages;
  /** Links to the page's help. */
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
  /**
   * Saves a letter that was deleted elsewhere as a new one. Without this callback, the deleted
   * letter is replaced.
   */
  onSaveAsNew?: (read: () => CoverLetterContent) => Promise<unknown>;
  /** Shown above the job's fields. */
  children?: ReactNode;
};

/** The editor of a letter: its form and its pages side by side, or one at a time on a phone. */
export function LetterScreen({ place, resume, letter, user, onReplaced, ...frame }: Props) {
  const { title, about, back, onSaveAsNew, renderPages, help, children } = frame;
  const what = about ? t('{title} for “{about}”', { title, about }) : title;
  const { store, content, ...saving } = useLetter({ place, resume, letter, userId: user.id, what });
  const { state, kept, conflicts } = saving;
  const price = useCreditPrice('cover-letter');
  const { write: writeFor, ...written } = useWriting(store, resume);
  const { writing } = written;
  const isWriting = writing.phase === 'writing';
  const write = () => writeFor(price);
  const [pane, setPane] = useState<Pane>('letter');
  // The previous letter is shown until the first words arrive.
  const text = (writing.phase === 'writing' && writing.text) || content.text;
  const document = useLetterForDocument(resume, content);
  const shown = useLetterForDocument(
    resume,
    useMemo(() => ({ ...content, text }), [content, text]),
  );
  const pages = useLetterPages(shown);
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
        <LetterForm
          place={place}
          resume={resume}
          user={user}
          onReplaced={onReplaced}
          store={store}
          content={content}
          text={text}
          written={{ ...written, price, write }}
          pageCount={pages.list?.pages.length}
          isHiddenOnPhone={pane === 'preview'}
        >
          {children}
        </LetterForm>
        <LetterPreview
          pages={pages}
          renderPages={renderPages}
          isHiddenOnPhone={pane === 'letter'}
        />
      </main>
      <Panes pane={pane} onPane={setPane} />
      <LeaveDialog isAtRisk={store.isAtRisk} description={letterCopy.leave} />
    </div>
  );
}

type FormProps = Pick<Props, 'place' | 'resume' | 'user' | 'onReplaced' | 'children'> & {
  store: LetterStore;
  content: CoverLetterContent;
  /** The letter's text, or the part of the next letter that has been written so far. */
  text: string;
  written: Pick<
    ComponentProps<typeof JobSection>,
    'writing' | 'price' | 'write' | 'stop' | 'tone' | 'setTone'
  >;
  pageCount: number | undefined;
  isHiddenOnPhone: boolean;
};

/** The job, the letter's text, and the fields of its page. */
function LetterForm({ place, resume, user, onReplaced, children, store, ...shown }: FormProps) {
  const { content, text, written, pageCount, isHiddenOnPhone } = shown;
  const isWriting = written.writing.phase === 'writing';
  return (
    <section
      aria-label={t('Letter')}
      className={classNames(
        'min-h-0 overflow-y-auto border-line bg-surface md:border-r',
        isHiddenOnPhone && 'max-md:hidden',
      )}
    >
      <div className="grid max-w-170 grid-cols-1 gap-8 p-6 max-md:p-4">
        {children}
        <JobSection
          content={content}
          resume={resume}
          user={user}
          {...written}
          onChange={store.edit}
        />
        <LetterSection
          letterId={place.kind === 'own' ? place.id : undefined}
          writing={written.writing}
          text={text}
          store={store}
          pages={pageCount}
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

/** Tabs at the bottom, on a phone. */
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
