import type { PublicProfile } from '@folio/contract/profiles';
import type { PublicPage } from '@folio/contract/public-page';

/** What every layout of a page is given. */
export type LayoutProps = { profile: PublicProfile } & Pick<PublicPage, 'address'>;
