import type { Leftover } from '@folio/documents/leftovers/find-leftovers';
import { t } from '../words/words.ts';

const count = (places: number): string =>
  t('{places, plural, one {# place} other {# places}}', { places });

/** Texts of the question about leftovers. */
export const leftoversCopy = {
  title: (places: number) => t('{count} still to fill in', { count: count(places) }),
  description: {
    get export() {
      return t('Check this before you send it. Choose one to fix it, or export anyway.');
    },
    get print() {
      return t('Check this before you print it. Choose one to fix it, or print anyway.');
    },
  },
  kind: {
    get sample() {
      return t('Sample text');
    },
    get blank() {
      return t('To fill in');
    },
    get dummy() {
      return t('Placeholder');
    },
    get unnamed() {
      return t('Empty, so the page doesn’t say whose it is');
    },
    get untitled() {
      return t('Empty, so nothing prints there');
    },
  } satisfies Record<Leftover['kind'], string>,
  more: (places: number) => t('and {count} more', { count: count(places) }),
  confirm: {
    get export() {
      return t('Export anyway');
    },
    get print() {
      return t('Print anyway');
    },
  },
  get cancel() {
    return t('Go back');
  },
} as const;
