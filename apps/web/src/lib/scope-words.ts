import type { ApiKeyScope } from '@folio/contract/api-keys';

/** What a program may do, wherever its owner chooses or sees it. */
export const scopeWords: Record<ApiKeyScope, { label: string; hint: string }> = {
  read: { label: 'Read', hint: 'See your resumes, letters, and applications.' },
  suggest: { label: 'Suggest', hint: 'Suggest changes that wait until you take them.' },
  write: { label: 'Write', hint: 'Create and change them. It can’t delete them.' },
  export: { label: 'Export', hint: 'Download resumes. A PDF may use a credit.' },
};
