import { listNames } from '../store/document.ts';
import type { ListKey } from '../store/lists.ts';

export const tabs = [
  { id: 'personal', label: 'Personal' },
  { id: 'experience', label: 'Experience' },
  { id: 'education', label: 'Education' },
  { id: 'projects', label: 'Projects' },
  { id: 'certificates', label: 'Certificates' },
  { id: 'skills', label: 'Skills' },
  { id: 'others', label: 'Others' },
  { id: 'design', label: 'Design' },
  { id: 'ai', label: 'AI' },
] as const;
export type TabId = (typeof tabs)[number]['id'];

/** Languages and the sections that a person adds share a tab with the interests. */
export function tabOfList(list: ListKey): TabId {
  const own = listNames.find((name) => name === list);
  return own === undefined || own === 'languages' ? 'others' : own;
}
