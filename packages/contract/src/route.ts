import type { z } from 'zod';

/**
 * The maximum sizes of request bodies, in bytes of UTF-8, which takes up to three per UTF-16 unit.
 */
export const bodyLimits = {
  /** Forms of a few lines: the default. */
  form: 16_384,
  /** Long texts, such as an advertisement and a letter. */
  texts: 262_144,
  /** A resume or a profile with all of its entries. */
  document: 1_048_576,
} as const;

/** One endpoint as data. Fastify mounts it, and the web client derives its types from it. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: `/api/${string}`;
  /** A larger body is rejected before it is read. The default is `bodyLimits.form`. */
  bodyLimitBytes?: (typeof bodyLimits)[keyof typeof bodyLimits];
  /** Headers that the client sends with each call. */
  headers?: Record<string, string>;
  /** The `CreditAction` that is billed for a call. A route without it is free. */
  credits?: string;
  schema: {
    params?: z.ZodType<Record<string, string>>;
    querystring?: z.ZodType;
    body?: z.ZodType;
    response: Partial<Record<200 | 201, z.ZodType>>;
  };
};

type Sent<R extends Route> = {
  [K in 'params' | 'querystring' | 'body' as R['schema'][K] extends z.ZodType
    ? K
    : never]: R['schema'][K] extends z.ZodType ? z.input<R['schema'][K]> : never;
};

/** The arguments of a client call; none if the route takes nothing. */
export type RouteArgs<R extends Route> = keyof Sent<R> extends never ? [] : [input: Sent<R>];

/** The result of a client call: the body of the successful response. */
export type RouteResult<R extends Route> =
  R['schema']['response'][keyof R['schema']['response']] extends infer S
    ? S extends z.ZodType
      ? z.output<S>
      : never
    : never;
