import type { User } from '@folio/contract/auth';
import {
  Activity,
  Files,
  Globe,
  House,
  LayoutTemplate,
  Lightbulb,
  type LucideIcon,
  ScanSearch,
  UserCog,
} from 'lucide-react';
import { isKnownPath } from '../known-paths.ts';

export type ShellLink = { to: string; label: string; icon: LucideIcon };

/** What the sidebar leads to: only places that exist. */
export function shellLinks(user: Pick<User, 'username' | 'email'>): ShellLink[] {
  const links: ShellLink[] = [
    { to: '/dashboard', label: 'Dashboard', icon: House },
    { to: '/resumes', label: 'All Resumes', icon: Files },
    { to: '/templates', label: 'Templates', icon: LayoutTemplate },
    { to: '/resume/analysis', label: 'Resume Analysis', icon: ScanSearch },
    { to: '/activity', label: 'Activity', icon: Activity },
    { to: '/tips', label: 'Tips', icon: Lightbulb },
    { to: '/profile/settings', label: 'Profile Settings', icon: UserCog },
    { to: `/${publicName(user)}`, label: 'Public Profile', icon: Globe },
  ];
  return links.filter(({ to }) => isKnownPath(to));
}

const publicName = ({ username, email }: Pick<User, 'username' | 'email'>): string =>
  username || email.split('@')[0] || 'user';
