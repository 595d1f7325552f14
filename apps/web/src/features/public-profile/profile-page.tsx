import { pageTitle } from '@folio/contract/public-page-facts';
import { Eye } from 'lucide-react';
import { SkipLink } from '../../ui/skip-link.tsx';
import { isEmpty } from './filled-sections.ts';
import { ProfileHeader } from './header/profile-header.tsx';
import { CardsLayout } from './layouts/cards-layout.tsx';
import { CompactLayout } from './layouts/compact-layout.tsx';
import { EmptyLayout } from './layouts/empty-layout.tsx';
import type { LayoutProps } from './layouts/layout.ts';
import { TabbedLayout } from './layouts/tabbed-layout.tsx';
import { TwoColumnLayout } from './layouts/two-column-layout.tsx';
import { profileCopy, viewsText } from './public-profile.copy.ts';
import { shareProfile } from './share/share-profile.ts';
import { useViews } from './use-views.ts';

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
        className="mx-auto max-w-280 px-6 pt-10 pb-24 outline-none max-sm:px-4 sm:pt-16 print:p-0"
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

const OwnerNote = () => {
  const views = useViews();
  return (
    <p className="mb-8 flex min-h-6 flex-wrap items-center gap-2 text-small text-muted print:hidden">
      <Eye aria-hidden className="size-4 shrink-0" />
      {views === undefined ? null : <span>{viewsText(views)}</span>}
      <span>{profileCopy.ownerNote}</span>
    </p>
  );
};
