import { Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { ThemeSwitch } from '../../../ui/theme-switch.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';

/** Loaded on demand, since few readers own the page. */
const OwnerMenu = lazy(async () => ({ default: (await import('./owner-menu.tsx')).OwnerMenu }));

type Props = { isSignedIn: boolean; isOwner: boolean; onShare: () => void };

export function ProfileHeader({ isSignedIn, isOwner, onShare }: Props) {
  return (
    <header className="mx-auto flex max-w-(--page-width) flex-wrap items-center justify-end gap-1 px-6 py-3.5 max-sm:px-4 print:hidden">
      <a href="/" aria-label="Folio" className="mr-auto rounded-control">
        <Wordmark />
      </a>
      {isOwner ? null : <VisitorTools onShare={onShare} />}
      {isSignedIn ? (
        <Button variant="quiet" asChild>
          <a href="/dashboard" className={narrow}>
            <span className="max-sm:sr-only">{t('Back to Dashboard')}</span>
            <span aria-hidden className="sm:hidden">
              {t('Dashboard')}
            </span>
          </a>
        </Button>
      ) : (
        <AccountLinks />
      )}
      {isOwner ? (
        <Suspense fallback={<span className="h-9 w-30" />}>
          <OwnerMenu onShare={onShare} />
        </Suspense>
      ) : null}
    </header>
  );
}

const VisitorTools = ({ onShare }: Pick<Props, 'onShare'>) => (
  <span className="hidden items-center gap-1 scripted:inline-flex">
    <Button
      variant="quiet"
      aria-label={t('Share Profile')}
      title={t('Share Profile')}
      className="w-9 px-0! finger:w-11"
      onClick={onShare}
    >
      <Share2 aria-hidden className="size-5" />
    </Button>
    <ThemeSwitch />
  </span>
);

/** Keeps the header on one line of the smallest phone. */
const narrow = 'max-sm:px-2.5!';

const AccountLinks = () => (
  <>
    <Button variant="quiet" className={narrow} asChild>
      <a href="/login">{t('Sign In')}</a>
    </Button>
    <Button className={narrow} asChild>
      <a href="/signup">{t('Sign Up')}</a>
    </Button>
  </>
);
