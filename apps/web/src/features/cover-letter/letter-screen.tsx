import type { User } from '@folio/contract/auth';
import type { CoverLetter } from '@folio/contract/cover-letters';
import type { Resume } from '@folio/contract/resumes';
import type { DisplayList } from '@folio/typeset/display-list';
import { type ReactNode, useMemo, useState } from 'react';
import { useCreditPrice } from '../../lib/credit-costs.ts';
import { LeaveDialog } from '../../lib/leave-dialog.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ConflictBanner } from './conflict-banner.tsx';
import { letterCopy, reasonOf } from './cover-letter.copy.ts';
import { JobSection } from './job-section.tsx';
import { LetterBar } from './letter-bar.tsx';
import { LetterSection } from './letter-section.tsx';
import { PageSection } from './page-section.tsx';
import { type Pane, Panes } from './panes.tsx';
import { useLetter } from './use-letter.ts';
import { useLetterActions } from './use-letter-actions.ts';
import { useLetterForDocument, useLetterPages } from './use-letter-pages.ts';
import { useWriting } from './use-writing.ts';

/** What the page brings from outside. */
export type LetterFrame = {
  /** Shows the letter as it will be printed. */
  renderPages: (list: DisplayList | undefined) => ReactNode;
  /** Leads to what explains the page. */
  help: ReactNode;
};

type Props = LetterFrame & { resume: Resume; letter: CoverLetter | null; user: User };

/** What the letter is written from and the letter itself, beside its pages; on a phone one at a time. */
export function LetterScreen({ resume, letter, user, renderPages, help }: Props) {
  const { store, content, state } = useLetter({ resume, letter, userId: user.id });
  const price = useCreditPrice('cover-letter');
  const { writing, write: writeFor, stop, ...toned } = useWriting(store, resume.content);
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
    ...{ document, store, price, write, resumeId: resume.id, isWriting },
  });
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <SkipLink to="content" />
      <LetterBar {...{ resume, content, state, actions, isWriting, help }} />
      <ConflictBanner state={state} onResolve={(keep) => store.resolve(keep)} />
      <main
        id="content"
        tabIndex={-1}
        className="grid min-h-0 flex-1 outline-none md:grid-cols-[minmax(21rem,2fr)_minmax(0,3fr)]"
      >
        <section
          aria-label="Letter"
          className={classNames(
            'min-h-0 overflow-y-auto border-line bg-surface md:border-r',
            pane === 'preview' && 'max-md:hidden',
          )}
        >
          <div className="grid max-w-170 gap-8 p-6 max-md:p-4">
            <JobSection
              {...{ content, resume, user, writing, price, write, stop, ...toned }}
              onChange={store.edit}
            />
            <LetterSection {...{ writing, text, store }} pages={pages.list?.pages.length} />
            <PageSection content={content} onChange={store.edit} />
          </div>
        </section>
        <section
          aria-label="Preview"
          className={classNames(
            'flex min-h-0 min-w-0 flex-col bg-desk',
            pane === 'letter' && 'max-md:hidden',
          )}
        >
          {pages.error ? (
            <ErrorState
              title="The preview could not be loaded"
              description={`${reasonOf(pages.error)} What you write is saved all the same.`}
              onRetry={() => void pages.refetch()}
            />
          ) : (
            renderPages(pages.list)
          )}
        </section>
      </main>
      <Panes pane={pane} onPane={setPane} />
      <LeaveDialog isAtRisk={store.isAtRisk} description={letterCopy.leave} />
    </div>
  );
}
