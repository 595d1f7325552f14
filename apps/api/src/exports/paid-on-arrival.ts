import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Delivery } from '../credits/deliveries.service.ts';
import { toLoggableError } from '../platform/loggable-error.ts';
import { outgoingResponse } from '../platform/outgoing-response.ts';

/** Less than the time after which credits that are held without an end are given back. */
const longestDeliveryMs = 150_000;

/**
 * Makes a document that is paid once its last byte was handed over; what is cut off before costs
 * nothing. Whoever reads too slowly is cut off, so that nothing arrives after its credit is back.
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
