import type { User } from '@folio/contract/auth';
import type { Command } from '../../lib/commands/command.ts';
import { isKnownPath } from '../known-paths.ts';
import { shellLinks } from '../shell/shell-links.ts';

type Place = { to: string; label: string };

/** Beside what the sidebar leads to. */
const others: readonly Place[] = [
  { to: '/profile/settings?tab=public', label: 'Edit public profile' },
  { to: '/profile/settings?tab=visibility', label: 'Profile visibility' },
  { to: '/profile/settings?tab=notifications', label: 'Notification settings' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/subscribe/premium', label: 'Premium plan' },
  { to: '/billing', label: 'Billing' },
  { to: '/help-center', label: 'Help Center' },
  { to: '/contact', label: 'Contact' },
  { to: '/contact-sales', label: 'Contact Sales' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
];

/** What else people call these pages. */
const keywords: Record<string, readonly string[]> = {
  '/dashboard': ['home', 'overview', 'start'],
  '/resumes': ['list', 'cv', 'documents'],
  '/templates': ['gallery', 'designs', 'layouts'],
  '/activity': ['recent', 'history', 'changes'],
  '/tips': ['advice', 'help', 'learn'],
  '/resume/analysis': ['score', 'ats', 'check', 'ai'],
  '/profile/settings': ['account', 'password', 'email', 'preferences'],
  '/profile/settings?tab=public': ['bio', 'skills', 'experience', 'education', 'portfolio'],
  '/profile/settings?tab=visibility': ['private', 'accent', 'layout', 'hide', 'share'],
  '/profile/settings?tab=notifications': ['alerts', 'email', 'browser'],
  '/pricing': ['plans', 'credits', 'buy', 'upgrade'],
  '/subscribe/premium': ['upgrade', 'buy', 'subscription'],
  '/billing': ['receipts', 'invoices', 'payments', 'credits'],
  '/help-center': ['questions', 'support', 'guides'],
};

/** Every page that exists and that one can go to without knowing more, in the order of the product. */
export const routeCommands = (
  user: Pick<User, 'username' | 'email'>,
  go: (to: string) => unknown,
): Command[] =>
  [...shellLinks(user), ...others.filter(({ to }) => isKnownPath(to))].map(({ to, label }) => ({
    ...{ id: `go ${to}`, label, group: 'Go to', keywords: keywords[to] ?? [] },
    run: () => go(to),
  }));
