import { templateById } from '@folio/contract/template-list';
import { Link, Outlet } from 'react-router';
import { t } from '../lib/words/words.ts';
import { Button } from '../ui/button.tsx';
import { PagePicture } from '../ui/page-picture.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function AuthLayout() {
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col">
        <SkipLink to="content" />
        <header className="flex h-16 items-center gap-2 px-6 sm:px-10">
          <Link to="/" className="rounded-sm">
            <Wordmark />
          </Link>
          <div className="flex-1" />
          <ThemeToggle />
          <Button variant="quiet" asChild>
            <Link to="/">{t('Back to Home')}</Link>
          </Button>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="outline-none flex flex-1 flex-col justify-center px-6 py-10 sm:px-10"
        >
          <div className="mx-auto w-full max-w-105">
            <Outlet />
          </div>
        </main>
      </div>
      <PromoPanel />
    </div>
  );
}

/** The illustration and promise next to the guest forms, on wide screens. */
function PromoPanel() {
  return (
    <aside className="sticky top-0 hidden h-dvh overflow-hidden border-l border-line bg-desk lg:block">
      <div className="mx-auto flex h-full max-w-140 flex-col px-10 pt-24">
        <p className="font-display text-[36px] leading-[1.15] tracking-[-0.015em] text-balance">
          {t('What you see is what you send.')}
        </p>
        <p className="mt-4 max-w-100 text-large text-muted">
          {t(
            'Typeset like a book, easy for people and hiring software to read, and identical in the PDF.',
          )}
        </p>
        <div className="mt-14">
          <PagePicture src={templateById('modern').previewImage} alt="" />
        </div>
      </div>
    </aside>
  );
}
