import type { Route } from '@folio/contract/route';
import { z } from 'zod';

/**
 * What an assistant may call: a route of the API in other words. Whatever is asked of it (the scope, the
 * limits, the owner, each rule) is asked by the route. What is said here is ours alone: a description
 * that held what somebody wrote would be read as an instruction.
 */
export type Tool = {
  title: string;
  description: string;
  /** What it takes, said where anything is sold. */
  price?: string;
  route: Route;
  /** Names the parameters of the address; the rest is the query of a GET, and the body of any other. */
  input: z.ZodObject;
  /** Whether it changes nothing, though its route takes a body. */
  isReading?: boolean;
  /** Whether the same call twice leaves what one leaves; said of what writes. */
  isRepeatable?: boolean;
  /** What of the answer's data is told, where that is not all. */
  present?: (data: never) => unknown;
};

export const idOf = (what: string) => z.string().max(100).describe(`The id of the ${what}.`);

/** What stands there while another text is proposed or written. */
export const textBefore = (what: string, limit: number) =>
  z
    .string()
    .max(limit)
    .describe(`The whole ${what} that stands there now; empty where there is none.`);

/** Of a tool whose answer holds what the fact guard says. */
export const isJudged =
  'A fact guard judges it, as it does a text of a resume: show its owner the verdict, never work around it.';
