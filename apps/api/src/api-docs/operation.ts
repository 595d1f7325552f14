import type { ErrorCode } from '@folio/contract/errors';

/** What a developer has to know of an operation beyond its schemas. */
export type Operation = {
  /** The name in generated clients; public, so it never changes. */
  operationId: string;
  summary: string;
  description?: string;
  /** Its price, shown where something is sold. */
  price?: string;
  /** Left out where nothing is sold. */
  isOfSale?: boolean;
  /** Who may call it: 'anybody', a 'session', or 'either' (with more for a session). */
  access: 'anybody' | 'session' | 'either';
  /** Errors beyond those of `commonErrors`. */
  errors?: readonly ErrorCode[];
  /** Media types of an answer that is a file or stream. */
  answers?: readonly string[];
  /** Media types of a body that is a file. */
  takes?: readonly string[];
  example?: object;
  /**
   * Always answers full contents, whatever `Accept` says: its callers know ids and places, or show
   * a page.
   */
  isWhole?: true;
};
