import { webhookUrl } from '@folio/contract/payments';
import { bodyLimits } from '@folio/contract/route';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { type PaymentProvider, unreadable } from './payment-provider.ts';
import type { PaymentsContext } from './payments-context.ts';
import { applyEvent } from './verify.service.ts';

const unreadableWords =
  'An event of the payment provider has another shape than ours: look there for what it tells.';

type Options = { context: PaymentsContext; provider: PaymentProvider };

/** The signature covers the raw bytes, so nothing here parses them before it is verified. */
export const webhookPlugin: FastifyPluginAsync<Options> = async (app, { context, provider }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const options = {
    bodyLimit: bodyLimits.document,
    config: { isSenderUnlimited: true },
    // For the payment provider only.
    schema: { hide: true },
  };
  app.post(webhookUrl, options, async (request) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = String(request.headers['x-razorpay-signature'] ?? '');
    const eventId = String(request.headers['x-razorpay-event-id'] ?? '').slice(0, 200);
    const event = provider.readEvent({ body, signature, eventId });
    if (!event) {
      context.log.warn({}, 'An event was refused: its signature is not the payment provider’s.');
      throw new AppError('PAYMENT_NOT_VERIFIED', 'The signature is not valid.');
    }
    if (event.type === unreadable) context.log.warn({ event: eventId }, unreadableWords);
    // An event without an id is handled each time, which is harmless because grants are derived.
    await applyEvent(context, { ...event, id: eventId || `unnamed:${signature}` });
    return { success: true };
  });
};
