import { useLocation, useNavigate } from 'react-router';
import { useCreateResume } from '../../features/resumes/use-create-resume.ts';
import { showCommandDialog } from '../../lib/commands/command-dialogs.ts';
import { useCommands } from '../../lib/commands/use-commands.ts';
import { useUser } from '../../lib/session.ts';
import { useTheme } from '../../lib/theme.ts';
import { helpPath } from '../help-path.ts';
import { signOut } from '../shell/sign-out.ts';
import { routeCommands } from './route-commands.ts';

/** What can be done anywhere by who is signed in. */
export function useOwnCommands(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const user = useUser();
  const { theme, toggle } = useTheme();
  const { createResume, isCreating } = useCreateResume((id) => navigate(`/resume/editor/${id}`));
  // Another list at every render, of which there are few.
  useCommands([
    ...routeCommands(user, navigate),
    {
      ...{ id: 'new resume', label: 'New resume', group: 'Create', disabled: isCreating },
      keywords: ['create', 'add', 'cv'],
      run: () => createResume(),
    },
    {
      ...{ id: 'theme', group: 'Preferences', keywords: ['appearance', 'mode', 'night'] },
      label: theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme',
      run: toggle,
    },
    {
      ...{ id: 'help', label: 'Help with this page', group: 'Go to' },
      keywords: ['guide', 'support', 'how', 'question'],
      run: () => navigate(helpPath(pathname)),
    },
    {
      ...{ id: 'sign out', label: 'Sign out', group: 'Preferences' },
      keywords: ['log out', 'logout', 'leave'],
      run: () => void signOut(),
    },
    {
      ...{ id: 'palette', label: 'Search or jump to', group: 'Everywhere', shortcut: 'mod+k' },
      isOutsidePalette: true,
      run: () => showCommandDialog('palette'),
    },
    {
      ...{ id: 'shortcuts', label: 'Keyboard shortcuts', group: 'Everywhere', shortcut: '?' },
      keywords: ['keys', 'help'],
      run: () => showCommandDialog('shortcuts'),
    },
  ]);
}
