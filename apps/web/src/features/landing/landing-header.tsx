import { useHasToken } from '../../lib/use-has-token.ts';
import { Button } from '../../ui/button.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';

const links = [
  { href: '/#features', label: 'Features' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/#templates', label: 'Templates' },
];

export function LandingHeader() {
  const hasToken = useHasToken();
  return (
    <header className="mx-auto flex max-w-280 flex-wrap items-center gap-x-1 px-6 py-3.5">
      <a href="/" aria-label="Folio" className="rounded-control">
        <Wordmark />
      </a>
      <nav
        aria-label="Main"
        className="order-last flex w-full max-md:mt-2 max-md:-ml-3.5 md:order-none md:ml-auto md:w-auto"
      >
        {links.map(({ href, label }) => (
          <Button key={href} variant="quiet" asChild>
            <a href={href}>{label}</a>
          </Button>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-1 md:ml-2">
        <ThemeSwitch />
        {hasToken ? (
          <Button asChild>
            <a href="/dashboard">Dashboard</a>
          </Button>
        ) : (
          <>
            <Button variant="quiet" asChild>
              <a href="/login">Log In</a>
            </Button>
            <Button asChild>
              <a href="/signup">Sign Up</a>
            </Button>
          </>
        )}
      </div>
    </header>
  );
}
