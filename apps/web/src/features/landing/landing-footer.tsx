import { t } from '../../lib/words/words.ts';

type FooterLink = { href: string; label: string };

const sections: readonly FooterLink[] = [
  {
    href: '/#features',
    get label() {
      return t('Features');
    },
  },
  {
    href: '/#templates',
    get label() {
      return t('Templates');
    },
  },
  {
    href: '/pricing',
    get label() {
      return t('Pricing');
    },
  },
  {
    href: '/contact-sales',
    get label() {
      return t('Enterprise');
    },
  },
];
const support: readonly FooterLink[] = [
  {
    href: '/help-center',
    get label() {
      return t('Help');
    },
  },
  {
    href: '/contact',
    get label() {
      return t('Contact');
    },
  },
  {
    href: '/privacy-policy',
    get label() {
      return t('Privacy');
    },
  },
  {
    href: '/terms-of-service',
    get label() {
      return t('Terms');
    },
  },
];

const signUp = {
  href: '/signup',
  get label() {
    return t('Sign Up');
  },
};

type Props = {
  isSignedIn?: boolean;
  /** Whether the top bar has a login link already. */
  hasLogInAbove?: boolean;
};

/** The footer of public pages; without a login link for signed-in people. */
export function LandingFooter({ isSignedIn = false, hasLogInAbove = false }: Props) {
  const account = hasLogInAbove ? [signUp] : [{ href: '/login', label: t('Log In') }, signUp];
  const links = [...sections, ...(isSignedIn ? [] : account), ...support];
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-280 flex-wrap items-center justify-between gap-x-8 gap-y-4 px-6 py-8 text-small text-faint">
        <p>{t('Folio. What you see is what you send.')}</p>
        <nav aria-label={t('Footer')}>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="rounded-sm py-1 hover:text-ink">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** Style of a section's title on the landing page. */
export const sectionTitleStyle =
  'font-display text-[28px] leading-[1.15] tracking-[-0.015em] text-balance sm:text-[32px]';
