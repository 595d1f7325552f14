import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Delivery } from '../credits/deliveries.service.ts';
import { toLoggableError } from '../platform/loggable-error.ts';
import { outgoingResponse } from '../platform/outgoing-response.ts';

/** Shorter than the time after which unfinished reservations are released. */
const longestDeliveryMs = 150_000;

/**
 * Makes a document that is paid for once its last byte was handed over; a delivery that is cut off
 * costs nothing. Clients that read too slowly are cut off, so that nothing arrives after its credit
 * has been released.
 */
export async function paidOnArrival<T>(
  reply: FastifyReply,
  delivery: Delivery,
  make: () => Promise<T>,
  longestMs = longestDeliveryMs,
): Promise<T> {
  const { log, request } = reply;
  const answer = outgoingResponse(reply);
  const tooSlow = setTimeout(() => answer.destroy(), longestMs).unref();
  answer.once('close', () => clearTimeout(tooSlow));
  let made: T;
  try {
    made = await make();
  } catch (error) {
    await delivery.cutOff();
    throw error;
  }
  finished(answer, (error) => {
    const isDelivered = !error && request.method !== 'HEAD';
    const settled = isDelivered ? delivery.delivered() : delivery.cutOff();
    settled.catch((failure) => log.error({ err: toLoggableError(failure) }, 'settling an export'));
  });
  return made;
}
