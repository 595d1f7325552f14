import type { User } from '@folio/contract/auth';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCreateResume } from '../../features/resumes/use-create-resume.ts';
import type { Command } from '../../lib/commands/command.ts';
import { showCommandDialog, useCommandDialog } from '../../lib/commands/command-dialogs.ts';
import { useCommands } from '../../lib/commands/use-commands.ts';
import { useIsSold } from '../../lib/credit-costs.ts';
import { openedPart } from '../../lib/online-part.tsx';
import { useUser } from '../../lib/session.ts';
import { useDeferredImport } from '../../lib/use-deferred-import.ts';
import { useTheme } from '../../lib/use-theme.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { t } from '../../lib/words/words.ts';
import { helpPath } from '../help-link.tsx';
import { isKnownPath } from '../known-paths.ts';
import { shellLinks } from '../shell/shell-links.ts';
import { signOut } from '../shell/sign-out.ts';
import { UnsavedWorkDialog } from '../shell/unsaved-work-dialog.tsx';
import { clearAtSignOut } from './recent-commands.ts';

const loadPalette = async () => (await import('./palette.tsx')).Palette;
const loadShortcuts = async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog;
const Palette = openedPart(loadPalette);
const ShortcutsDialog = openedPart(loadShortcuts);

const loadStepNotices = async () => (await import('../step-notices.tsx')).StepNotices;

/** What loads after the first screen for signed-in people: palette, shortcuts, notices. */
export function CommandHost() {
  const { id } = useUser();
  // Not by `lazy`, which would crash the screen if the chunk can't be loaded.
  const StepNotices = useDeferredImport(loadStepNotices, { waitMs: 0 });
  useOwnCommands();
  useEffect(clearAtSignOut, []);
  return (
    <>
      <Suspense fallback={null}>
        <UnsavedWorkDialog />
      </Suspense>
      {StepNotices ? <StepNotices userId={id} /> : null}
      <CommandDialogs />
    </>
  );
}

/** The same for visitors: the page's commands, and the common ones. */
export function GuestCommandHost() {
  return <CommandDialogs />;
}

/** Both dialogs are mounted before they are opened. */
function CommandDialogs() {
  const shown = useCommandDialog();
  useCommonCommands();
  useEffect(
    () =>
      whenIdle(() => void Promise.all([loadPalette(), loadShortcuts()]).catch(() => {}), {
        latestMs: 2_000,
        withoutIdleMs: 500,
      }),
    [],
  );
  useEffect(() => () => showCommandDialog(undefined), []);
  return (
    <>
      {shown === 'palette' ? <Palette /> : null}
      {shown === 'shortcuts' ? <ShortcutsDialog /> : null}
    </>
  );
}

/** Commands available everywhere to signed-in people. */
function useOwnCommands(): void {
  const navigate = useNavigate();
  const user = useUser();
  const isSold = useIsSold();
  const { createResume, isCreating } = useCreateResume((id) => navigate(`/resume/editor/${id}`));
  // A new list with each render, which is rare.
  useCommands([
    ...routeCommands(user, navigate, isSold),
    {
      id: 'new resume',
      label: t('New resume'),
      group: t('Create'),
      disabled: isCreating,
      keywords: ['create', 'add', 'cv'],
      run: () => createResume(),
    },
    {
      id: 'new application',
      label: t('Add a job'),
      group: t('Create'),
      keywords: ['application', 'new', 'track'],
      run: () => navigate('/applications', { state: { adds: true } }),
    },
    {
      id: 'sign out',
      label: t('Sign out'),
      group: t('Preferences'),
      keywords: [t('log out'), 'logout', 'leave'],
      run: () => void signOut(),
    },
  ]);
}

/** Commands available everywhere to anybody. */
function useCommonCommands(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { theme, toggle } = useTheme();
  const isSold = useIsSold();
  useCommands([
    {
      id: 'theme',
      group: t('Preferences'),
      keywords: ['appearance', 'mode', 'night'],
      label: theme === 'dark' ? t('Switch to light theme') : t('Switch to dark theme'),
      run: toggle,
    },
    {
      id: 'help',
      label: t('Help'),
      group: t('Go to'),
      keywords: ['guide', 'support', 'how', 'question'],
      run: () => navigate(helpPath(pathname, isSold)),
    },
    {
      id: 'palette',
      label: t('Search or jump to'),
      group: t('Everywhere'),
      shortcut: 'mod+k',
      isOutsidePalette: true,
      run: () => showCommandDialog('palette'),
    },
    {
      id: 'shortcuts',
      label: t('Keyboard shortcuts'),
      group: t('Everywhere'),
      shortcut: '?',
      keywords: ['keys', 'help'],
      run: () => showCommandDialog('shortcuts'),
    },
  ]);
}

type Destination = { to: string; label: string };

/** Pages that are not in the sidebar; pages about prices only if something is sold. */
const others: readonly Destination[] = [
  {
    to: '/profile/settings?tab=public',
    get label() {
      return t('Edit public profile');
    },
  },
  {
    to: '/profile/settings?tab=visibility',
    get label() {
      return t('Profile visibility');
    },
  },
  {
    to: '/profile/settings?tab=notifications',
    get label() {
      return t('Notification settings');
    },
  },
  {
    to: '/resumes/trash',
    get label() {
      return t('Recently deleted');
    },
  },
  {
    to: '/pricing',
    get label() {
      return t('Pricing');
    },
  },
  {
    to: '/subscribe/premium',
    get label() {
      return t('Premium plan');
    },
  },
  {
    to: '/billing',
    get label() {
      return t('Billing');
    },
  },
  {
    to: '/help-center',
    get label() {
      return t('Help Center');
    },
  },
  {
    to: '/contact',
    get label() {
      return t('Contact');
    },
  },
  {
    to: '/contact-sales',
    get label() {
      return t('Contact Sales');
    },
  },
  {
    to: '/privacy-policy',
    get label() {
      return t('Privacy Policy');
    },
  },
  {
    to: '/terms-of-service',
    get label() {
      return t('Terms of Service');
    },
  },
];

const moneyPaths = ['/pricing', '/subscribe/premium', '/billing'];

/** Every page that can be opened without parameters, in the order of the product. */
const routeCommands = (
  user: Pick<User, 'username' | 'email'>,
  go: (to: string) => unknown,
  isSold: boolean,
): Command[] =>
  [
    ...shellLinks(user),
    ...others.filter(({ to }) => isKnownPath(to) && (isSold || !moneyPaths.includes(to))),
  ].map(({ to, label }) => ({
    id: `go ${to}`,
    label,
    group: t('Go to'),
    run: () => go(to),
  }));
