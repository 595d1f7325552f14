import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

const carriers = new AsyncLocalStorage<ServerResponse>();

/** Runs work that calls the API's own routes and whose result is part of this response. */
export const withinReply = <T>({ raw }: FastifyReply, work: () => Promise<T>): Promise<T> =>
  carriers.run(raw, work);

/** The response to the network: the reply's own, or the one that it is part of. */
export const outgoingResponse = ({ raw }: FastifyReply): ServerResponse =>
  carriers.getStore() ?? raw;

/** Whether a request was made by the server itself, for another request. */
export const isWithinReply = (): boolean => carriers.getStore() !== undefined;
