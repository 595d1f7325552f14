import type { PublicProfile } from '@folio/contract/profiles';
import { pageTitle } from '@folio/contract/public-page-facts';
import { isMostlyRtl } from '@folio/typeset/shape/mostly-rtl';
import { Eye, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { toast } from '../../ui/toast.ts';
import { isEmpty } from './filled-sections.ts';
import { ProfileHeader } from './header/profile-header.tsx';
import { CardsLayout, type LayoutProps, TwoColumnLayout } from './layouts/cards-layout.tsx';
import { TabbedLayout } from './layouts/tabbed-layout.tsx';
import { loadOwnFacts, type OwnFacts } from './load-profile.ts';
import { PersonHead } from './person-head.tsx';
import { contactLinks } from './profile-links.ts';
import { profileCopy, profileToasts, viewsText } from './public-profile.copy.ts';
import { ResumePaper } from './resume-paper.tsx';
import { ContactList } from './sections/contact.tsx';
import {
  About,
  Certifications,
  Education,
  Experience,
  Projects,
  Skills,
} from './sections/sections.tsx';
import { PageActions } from './share/page-actions.tsx';

/** One narrow column, for a short page. */
function CompactLayout({ profile, address }: LayoutProps) {
  const links = contactLinks(profile);
  return (
    <div className="mx-auto max-w-160">
      <PersonHead profile={profile} isSmall />
      <PageActions profile={profile} address={address} className="mt-5" />
      <div className="mt-6 grid gap-8 border-t border-line pt-6">
        {links.length > 0 ? <ContactList links={links} isInline /> : null}
        <About profile={profile} />
        <Experience profile={profile} />
        <Education profile={profile} />
        <Skills profile={profile} />
        <Projects profile={profile} />
        <Certifications profile={profile} />
      </div>
    </div>
  );
}

const layouts = {
  default: TwoColumnLayout,
  expanded: TabbedLayout,
  compact: CompactLayout,
} as const;

/** A person's page, in their layout and color. */
export function ProfilePage({
  profile,
  address,
  isSignedIn,
}: LayoutProps & { isSignedIn: boolean }) {
  const { layout, pageLayout, accent, isOwner } = profile;
  const Layout = layout === 'creative' ? CardsLayout : layouts[pageLayout];
  const { resume } = profile;
  const share = () => void shareProfile({ address, title: pageTitle(profile) });
  return (
    <div data-accent={accent} className={resume ? '[--page-width:90rem]' : '[--page-width:70rem]'}>
      <SkipLink to="content" />
      <ProfileHeader isSignedIn={isSignedIn} isOwner={isOwner} onShare={share} />
      <main
        id="content"
        tabIndex={-1}
        dir={directionOf(profile)}
        className="mx-auto max-w-(--page-width) px-6 pt-10 pb-24 text-left outline-none rtl:text-right max-sm:px-4 sm:pt-16 print:p-0"
      >
        {isOwner ? <OwnerNote /> : null}
        <div className={resume ? besidePaper : ''}>
          <div className="@container min-w-0">
            {isEmpty(profile) ? (
              <EmptyLayout profile={profile} address={address} />
            ) : (
              <Layout profile={profile} address={address} />
            )}
          </div>
          {resume ? <ResumePaper profile={profile} resume={resume} /> : null}
        </div>
        {isOwner ? null : <ReportLink path={new URL(address).pathname} />}
      </main>
    </div>
  );
}

/** A plain link, since the form would slow down the page. */
const ReportLink = ({ path }: { path: string }) => (
  <p className="mt-16 text-small print:hidden" dir="ltr">
    <a
      href={`/contact/report?page=${encodeURIComponent(path)}`}
      className="rounded-sm text-faint underline-offset-4 hover:underline"
    >
      {profileCopy.report}
    </a>
  </p>
);

/** Puts the resume's first page beside the profile, or below it on a narrow screen. */
const besidePaper =
  'grid gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:items-start lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] print:block';

/** The direction of most of the person's text. */
function directionOf({ firstName, lastName, title, bio }: PublicProfile): 'rtl' | 'ltr' {
  return isMostlyRtl([firstName, lastName, title, bio].join(' ')) ? 'rtl' : 'ltr';
}

/** A note that only the owner sees. */
function OwnerNote() {
  const facts = useOwnFacts();
  const isPrivate = facts?.isPublic === false;
  const Icon = isPrivate ? Lock : Eye;
  return (
    <p className="mb-8 flex min-h-6 items-start gap-2 text-small text-muted print:hidden">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {isPrivate ? `${profileCopy.privateToOthers} ` : null}
        {facts ? `${viewsText(facts.views)} ` : null}
        {profileCopy.ownerNote}
      </span>
    </p>
  );
}

function useOwnFacts(): OwnFacts | undefined {
  const [facts, setFacts] = useState<OwnFacts>();
  useEffect(() => {
    const stopped = new AbortController();
    loadOwnFacts(stopped.signal).then(setFacts, () => undefined);
    return () => stopped.abort();
  }, []);
  return facts;
}

/** A page without content: the name, and for the owner a link to edit. */
function EmptyLayout({ profile, address }: LayoutProps) {
  const { isOwner, resume } = profile;
  const head = (
    <>
      <PersonHead profile={profile} />
      <PageActions profile={profile} address={address} className="mt-8" />
    </>
  );
  if (resume && !isOwner) return head;
  return (
    <>
      {head}
      <div className="mt-10 border-t border-line pt-10">
        <p className="text-large text-muted">
          {isOwner ? profileCopy.emptyOwner : profileCopy.emptyVisitor}
        </p>
        {isOwner ? (
          <Button variant="primary" className="mt-6" asChild>
            <a href="/profile/settings">{t('Profile Settings')}</a>
          </Button>
        ) : null}
      </div>
    </>
  );
}

type Shared = { address: string; title: string };

/** Shares by the system's dialog on touch devices, else by the clipboard. */
export async function shareProfile(page: Shared): Promise<void> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches)
    await send(page);
  else await copy(page);
}

async function send({ address, title }: Shared): Promise<void> {
  try {
    await navigator.share({ title, url: address });
  } catch (error) {
    // Closing the dialog is a cancellation.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      await copy({ address, title });
  }
}

async function copy({ address }: Shared): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast(profileToasts.linkCopied);
  } catch {
    toast(profileToasts.linkNotCopied);
  }
}
