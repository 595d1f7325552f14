import type { PublicProfile } from '@folio/contract/profiles';
import { pageTitle } from '@folio/contract/public-page-facts';
import { isMostlyRtl } from '@folio/typeset/shape/mostly-rtl';
import { SkipLink } from '../../ui/skip-link.tsx';
import { isEmpty } from './filled-sections.ts';
import { ProfileHeader } from './header/profile-header.tsx';
import { CardsLayout } from './layouts/cards-layout.tsx';
import { CompactLayout } from './layouts/compact-layout.tsx';
import { EmptyLayout } from './layouts/empty-layout.tsx';
import type { LayoutProps } from './layouts/layout.ts';
import { TabbedLayout } from './layouts/tabbed-layout.tsx';
import { TwoColumnLayout } from './layouts/two-column-layout.tsx';
import { OwnerNote } from './owner-note.tsx';
import { shareProfile } from './share/share-profile.ts';

const layouts = {
  default: TwoColumnLayout,
  expanded: TabbedLayout,
  compact: CompactLayout,
} as const;

/** A person's page, in the layout and the colour that they chose. */
export function ProfilePage({
  profile,
  address,
  isSignedIn,
}: LayoutProps & { isSignedIn: boolean }) {
  const { layout, pageLayout, accent, isOwner } = profile;
  const Layout = layout === 'creative' ? CardsLayout : layouts[pageLayout];
  const share = () => void shareProfile({ address, title: pageTitle(profile) });
  return (
    <div data-accent={accent}>
      <SkipLink to="content" />
      <ProfileHeader {...{ isSignedIn, isOwner }} onShare={share} />
      <main
        id="content"
        tabIndex={-1}
        dir={directionOf(profile)}
        className="mx-auto max-w-280 px-6 pt-10 pb-24 text-left outline-none rtl:text-right max-sm:px-4 sm:pt-16 print:p-0"
      >
        {isOwner ? <OwnerNote /> : null}
        {isEmpty(profile) ? (
          <EmptyLayout {...{ profile, address }} />
        ) : (
          <Layout {...{ profile, address }} />
        )}
      </main>
    </div>
  );
}

/** Which way most of what the person wrote runs; words of the other kind keep their order within. */
function directionOf({ firstName, lastName, title, bio }: PublicProfile): 'rtl' | 'ltr' {
  return isMostlyRtl([firstName, lastName, title, bio].join(' ')) ? 'rtl' : 'ltr';
}
