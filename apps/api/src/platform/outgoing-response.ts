import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

const carriers = new AsyncLocalStorage<ServerResponse>();

/** Does work that calls our own routes, whose answers go out within this one. */
export const withinReply = <T>({ raw }: FastifyReply, work: () => Promise<T>): Promise<T> =>
  carriers.run(raw, work);

/** What reaches the caller: the reply's own answer, or the one that it goes out within. */
export const outgoingResponse = ({ raw }: FastifyReply): ServerResponse =>
  carriers.getStore() ?? raw;

/** Whether a request was made by ourselves, while another is answered. */
export const isWithinReply = (): boolean => carriers.getStore() !== undefined;
