import type { PublicPage } from '@folio/contract/public-page';
import { ProfilePage } from '../features/public-profile/profile-page.tsx';
import { profileCopy } from '../features/public-profile/public-profile.copy.ts';
import { usePageTitle, useShownProfile } from '../features/public-profile/use-shown-profile.ts';
import { t } from '../lib/words/words.ts';
import { Button } from '../ui/button.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import { WaitingScreen } from '../ui/waiting-screen.tsx';
import { PlainPage } from './plain-page.tsx';

/** The page at `/{name}`, from the server's data in the document, or after a request. */
export function PublicPageView({ name, served }: { name: string; served?: PublicPage }) {
  const { page, isSignedIn, retry } = useShownProfile(name, served);
  usePageTitle(page);
  if (page === undefined) return <WaitingScreen />;
  if (page === null) return <Failed onRetry={retry} />;
  if (page.user)
    return <ProfilePage profile={page.user} address={page.address} isSignedIn={isSignedIn} />;
  return page.isPrivate ? <Private isSignedIn={isSignedIn} /> : <Missing />;
}

const GoHome = ({ variant }: { variant: 'primary' | 'secondary' }) => (
  <Button variant={variant} size="large" asChild>
    <a href="/">{t('Go Home')}</a>
  </Button>
);

const Private = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <PlainPage
    title={profileCopy.privateTitle}
    tools={<ThemeSwitch />}
    buttons={
      <>
        <GoHome variant="primary" />
        {isSignedIn ? (
          <Button size="large" asChild>
            <a href="/profile/settings">{t('Manage Your Profile')}</a>
          </Button>
        ) : null}
      </>
    }
  >
    {profileCopy.privateText}
  </PlainPage>
);

const Missing = () => (
  <PlainPage
    title={profileCopy.missingTitle}
    tools={<ThemeSwitch />}
    buttons={<GoHome variant="primary" />}
  >
    {profileCopy.missingText}
  </PlainPage>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <PlainPage
    title={profileCopy.failedTitle}
    tools={<ThemeSwitch />}
    buttons={
      <>
        <Button variant="primary" size="large" onClick={onRetry}>
          {t('Try Again')}
        </Button>
        <GoHome variant="secondary" />
      </>
    }
  >
    {profileCopy.failedText}
  </PlainPage>
);
