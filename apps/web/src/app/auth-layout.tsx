import { Link, Outlet } from 'react-router';
import { Button } from '../ui/button.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { PromoPanel } from './promo-panel.tsx';
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
            <Link to="/">Back to Home</Link>
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
