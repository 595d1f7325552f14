import type { z } from 'zod';

/** One endpoint as data: Fastify mounts it as it is, the web client derives its types from it. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: `/api/${string}`;
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
