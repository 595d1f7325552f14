import type { User } from '@folio/contract/auth';
import {
  Activity,
  Briefcase,
  Files,
  Globe,
  House,
  LayoutTemplate,
  Lightbulb,
  type LucideIcon,
  Mail,
  ScanSearch,
  UserCog,
} from 'lucide-react';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { isKnownPath } from '../known-paths.ts';

export type ShellLink = { to: string; label: string; icon: LucideIcon };

/** The sidebar's links, only to pages that exist. */
export function shellLinks(user: Pick<User, 'username' | 'email'>): ShellLink[] {
  const links: ShellLink[] = [
    { to: '/dashboard', label: t('Dashboard'), icon: House },
    { to: '/resumes', label: t('All Resumes'), icon: Files },
    { to: '/applications', label: t('Applications'), icon: Briefcase },
    { to: '/letters', label: t('Letters'), icon: Mail },
    { to: '/templates', label: t('Templates'), icon: LayoutTemplate },
    { to: '/resume/analysis', label: t('Resume Analysis'), icon: ScanSearch },
    { to: '/activity', label: t('Activity'), icon: Activity },
    { to: '/tips', label: t('Tips'), icon: Lightbulb },
    { to: '/profile/settings', label: t('Profile Settings'), icon: UserCog },
    { to: `/${publicName(user)}`, label: t('Public Profile'), icon: Globe },
  ];
  return links.filter(({ to }) => isKnownPath(to));
}

const publicName = ({ username, email }: Pick<User, 'username' | 'email'>): string =>
  username || email.split('@')[0] || 'user';

/** The style of a row in the shell's menus: an icon, and its name if there is space. */
export const rowStyle = (isExpanded: boolean): string =>
  classNames(
    'flex h-10 shrink-0 items-center gap-3 rounded-control text-body text-muted transition-[background-color,color]',
    'hover:bg-line/60 hover:text-ink finger:h-11',
    isExpanded ? 'w-full px-3' : 'w-10 justify-center',
  );
