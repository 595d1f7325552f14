import type { Route } from '@folio/contract/route';
import { z } from 'zod';

/**
 * A tool for assistants: an API route in different terms. The route enforces scopes, limits,
 * ownership and rules. Descriptions must be constant, because user text in them would be read as an
 * instruction (prompt injection).
 */
export type Tool = {
  title: string;
  description: string;
  /** Its price, shown if something is sold. */
  price?: string;
  route: Route;
  /**
   * Parameters of the URL by name; the rest becomes the query of a GET, or the body of other
   * methods.
   */
  input: z.ZodObject;
  /** Whether it changes nothing although its route has a body. */
  isReading?: boolean;
  /** Whether it is idempotent; for tools that write. */
  isRepeatable?: boolean;
  /** Selects the parts of the response to return; by default all. */
  present?: (data: never) => unknown;
};

export const idOf = (what: string) => z.string().max(100).describe(`The id of the ${what}.`);

/** The current text, which must match for a change or proposal. */
export const textBefore = (what: string, limit: number) =>
  z
    .string()
    .max(limit)
    .describe(`The whole ${what} that stands there now; empty where there is none.`);

/** Description of a tool whose answer includes the fact guard's verdict. */
export const isJudged =
  'A fact guard judges it, as it does a text of a resume: show its owner the verdict, never work around it.';
