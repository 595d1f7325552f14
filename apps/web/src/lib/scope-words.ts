import type { ApiKeyScope } from '@folio/contract/api-keys';
import { t } from './words/words.ts';

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
  read: {
    get label() {
      return t('Read');
    },
    get hint() {
      return t('See your resumes, letters, answers, and applications.');
    },
  },
  suggest: {
    get label() {
      return t('Suggest');
    },
    get hint() {
      return t('Suggest changes that wait until you take them.');
    },
  },
  write: {
    get label() {
      return t('Write');
    },
    get hint() {
      return t('Create and change them. It can’t delete them.');
    },
  },
  export: {
    get label() {
      return t('Export');
    },
    get hint() {
      return t('Download resumes.');
    },
    get price() {
      return t('A PDF may use a credit.');
    },
  },
};
