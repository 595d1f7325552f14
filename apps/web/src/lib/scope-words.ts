import type { ApiKeyScope } from '@folio/contract/api-keys';

export type ScopeWords = {
  label: string;
  hint: string;
  /** Shown only where something is sold. */
  price?: string;
};

export const hintOf = ({ hint, price }: ScopeWords, isSold: boolean): string =>
  isSold && price ? `${hint} ${price}` : hint;

/** The scopes in words. */
export const scopeWords: Record<ApiKeyScope, ScopeWords> = {
  read: { label: 'Read', hint: 'See your resumes, letters, answers, and applications.' },
  suggest: { label: 'Suggest', hint: 'Suggest changes that wait until you take them.' },
  write: { label: 'Write', hint: 'Create and change them. It can’t delete them.' },
  export: { label: 'Export', hint: 'Download resumes.', price: 'A PDF may use a credit.' },
};
