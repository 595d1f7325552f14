import type { Moment } from '@folio/contract/history';
import type { ReactNode } from 'react';

/** A difference between two versions, in words. */
export type HistoryChange = { key: string; place: string; before: string; after: string };

/** The history of one kind of document: how it is loaded, compared and displayed. */
export type HistorySource<D> = {
  /** The query key of its requests. */
  key: readonly unknown[];
  list: () => Promise<Moment[]>;
  read: (momentId: string) => Promise<Moment & { document: D }>;
  now: () => Promise<D>;
  /** Downloads the stored data of an unreadable document. */
  downloadStored?: () => Promise<void>;
  keep: (name: string) => Promise<Moment>;
  rename: (momentId: string, name: string | null) => Promise<Moment>;
  restore: (momentId: string) => Promise<unknown>;
  /** Restores one part of a version in the current document, by the key of its change. */
  restorePart: (then: D, key: string) => Promise<unknown>;
  /** Makes a new document from a version; resolves to its id. */
  copy?: (momentId: string) => Promise<string>;
  /** The changes from a version to the current one. */
  changes: (then: D, now: D) => HistoryChange[];
  /** The pages of a version. */
  renderPages: (document: D) => ReactNode;
};
