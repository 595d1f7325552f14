import type { z } from 'zod';

/** The largest bodies that a route may ask for, in bytes of UTF-8: three for each unit of a text. */
export const bodyLimits = {
  /** Forms of a few lines: every route that says nothing else. */
  form: 16_384,
  /** Long texts, such as an advertisement and a letter. */
  texts: 262_144,
  /** A resume or a profile with all of its entries. */
  document: 1_048_576,
} as const;

/** One endpoint as data: Fastify mounts it as it is, the web client derives its types from it. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: `/api/${string}`;
  /** More than this is refused before it is read; `bodyLimits.form` where nothing is said. */
  bodyLimitBytes?: (typeof bodyLimits)[keyof typeof bodyLimits];
  /** What each call says beside what is sent. */
  headers?: Record<string, string>;
  /** The `CreditAction` that the call takes credits for; without it, it takes none. */
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

/** What a caller must send; no argument at all when the route takes nothing. */
export type RouteArgs<R extends Route> = keyof Sent<R> extends never ? [] : [input: Sent<R>];

/** What a caller gets: the body of the successful answer. */
export type RouteResult<R extends Route> =
  R['schema']['response'][keyof R['schema']['response']] extends infer S
    ? S extends z.ZodType
      ? z.output<S>
      : never
    : never;
