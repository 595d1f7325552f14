import { t } from '../../lib/words/words.ts';

export const profileTabs = [
  {
    value: 'account',
    get label() {
      return t('Account');
    },
  },
  {
    value: 'public',
    get label() {
      return t('Public Profile');
    },
  },
  {
    value: 'visibility',
    get label() {
      return t('Visibility');
    },
  },
  {
    value: 'notifications',
    get label() {
      return t('Notifications');
    },
  },
] as const;
export type ProfileTab = (typeof profileTabs)[number]['value'];

/** The tab named in the URL; the first by default. */
export const tabOf = (search: URLSearchParams): ProfileTab =>
  profileTabs.find(({ value }) => value === search.get('tab'))?.value ?? 'account';

/** The tab of a form field, by its path, such as 'education.0.school'. */
export function tabOfField(path: string): ProfileTab {
  const field = path.split('.')[0] ?? '';
  if (['fullName', 'email', 'currentPassword', 'username'].includes(field)) return 'account';
  return field === 'visibility' || field === 'notifications' ? field : 'public';
}

const formFields: Record<string, string> = { firstName: 'fullName', lastName: 'fullName' };

/** The form field that contains the server's field. */
export const formFieldOf = (path: string): string => formFields[path] ?? path;
