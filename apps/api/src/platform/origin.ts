import type { FastifyRequest } from 'fastify';
import { callerNetwork } from './caller-network.ts';
import { deviceWords } from './device-words.ts';

/** From where somebody calls: their network, and what their browser says of itself in words. */
export type Origin = { network: string; device: string };

export const originOf = (request: FastifyRequest): Origin => ({
  network: callerNetwork(request),
  device: deviceWords(request.headers['user-agent']),
});
