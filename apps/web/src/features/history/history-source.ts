import type { Moment } from '@folio/contract/history';
import type { ReactNode } from 'react';

/** One thing in which two versions differ, in words. */
export type HistoryChange = { key: string; place: string; before: string; after: string };

/** The history of one kind of document: how it is asked for, compared and shown. */
export type HistorySource<D> = {
  /** Under which its answers are cached. */
  key: readonly unknown[];
  list: () => Promise<Moment[]>;
  read: (momentId: string) => Promise<Moment & { document: D }>;
  now: () => Promise<D>;
  /** Hands out what is stored of it as a file, where it cannot be read. */
  downloadStored?: () => Promise<void>;
  keep: (name: string) => Promise<Moment>;
  rename: (momentId: string, name: string | null) => Promise<Moment>;
  restore: (momentId: string) => Promise<unknown>;
  /** Puts one part of a version back into the document as it is now, by the key of its change. */
  restorePart: (then: D, key: string) => Promise<unknown>;
  /** Makes a new document of its own out of a version, and answers its id. */
  copy?: (momentId: string) => Promise<string>;
  /** What was done to a version to make it what it is now. */
  changes: (then: D, now: D) => HistoryChange[];
  /** The pages of a version. */
  renderPages: (document: D) => ReactNode;
};
