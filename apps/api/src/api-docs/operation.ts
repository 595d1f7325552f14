import type { ErrorCode } from '@folio/contract/errors';

/** What a developer needs to know about an operation beyond its schemas. */
export type Operation = {
  /** The name in generated clients; public, so it never changes. */
  operationId: string;
  summary: string;
  description?: string;
  /** Its price, shown if something is sold. */
  price?: string;
  /** Whether it is left out if nothing is sold. */
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
   * Whether it always returns full contents, whatever `Accept` says, because its callers know ids
   * and places, or show a page.
   */
  isWhole?: true;
};
