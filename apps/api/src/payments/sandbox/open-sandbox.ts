import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sandboxPath } from '../open-payments.ts';
import type { StandIn } from './stand-in.ts';

/**
 * Serves the sandbox together with the product: its API to the server, its checkout to browsers.
 */
export async function openSandboxTo(app: FastifyInstance, standIn: StandIn): Promise<void> {
  app.addHook('onClose', async () => standIn.close());
  const sandbox: FastifyPluginAsync = async (part) => {
    // The routes that simulate Razorpay are not part of the documented API.
    part.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true };
    });
    await part.register(checkoutPlugin, { standIn });
    await part.register(standInPlugin, { standIn });
  };
  await app.register(sandbox, { prefix: sandboxPath });
}

const files = {
  'checkout.js': 'text/javascript',
  'page.js': 'text/javascript',
  'page.css': 'text/css',
  'page.html': 'text/html',
} as const;

const Act = z.object({ orderId: z.string().max(100), outcome: z.enum(['look', 'pay', 'fail']) });

/** The checkout for buyers: a script that opens it, and its page. */
const checkoutPlugin: FastifyPluginAsync<{ standIn: StandIn }> = async (app, { standIn }) => {
  for (const [name, type] of Object.entries(files)) {
    const text = await readFile(new URL(`./checkout/${name}`, import.meta.url), 'utf8');
    app.get(`/${name === 'page.html' ? 'page' : name}`, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    );
  }

  app.post('/act', async ({ body }, reply) => {
    const act = Act.safeParse(body);
    const order = act.success ? standIn.orders.get(act.data.orderId) : undefined;
    if (!act.success || !order) return reply.code(404).send({ error: 'unknown order' });
    if (act.data.outcome === 'look') return { amount: order.amount };
    if (act.data.outcome === 'fail') {
      standIn.fail(order.id);
      return {};
    }
    const paid = standIn.pay(order.id);
    return {
      razorpay_order_id: order.id,
      razorpay_payment_id: paid?.paymentId,
      razorpay_signature: paid?.signature,
    };
  });
};

const OrderBody = z.object({
  amount: z.number().int().min(100),
  currency: z.literal('INR'),
  receipt: z.string().default(''),
  notes: z.record(z.string(), z.string()).default({}),
});
const RefundBody = z.object({ amount: z.number().int().positive().optional() });

/** The part of Razorpay's REST API that the product uses. */
export const standInPlugin: FastifyPluginAsync<{ standIn: StandIn }> = async (app, { standIn }) => {
  app.addHook('onRequest', async (request, reply) => {
    const { status, isHanging } = standIn.faults;
    if (isHanging) await new Promise(() => {});
    if (status) return reply.code(status).send({ error: { description: 'On demand' } });
    if (!isAuthorized(standIn, request)) return refuse(reply, 401, 'Authentication failed');
  });

  app.addHook('onSend', async ({ method, socket }) => {
    if (standIn.faults.isCutOff && method === 'POST') socket.destroy();
  });

  app.post('/v1/orders', async (request, reply) => {
    const body = OrderBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, 'The order is not valid');
    return { ...standIn.createOrder(body.data), entity: 'order', status: 'created' };
  });

  app.get<Id>('/v1/orders/:id/payments', async ({ params }) => {
    const items = standIn.paymentsOf(params.id);
    return { entity: 'collection', count: items.length, items };
  });

  app.get<Id>('/v1/payments/:id', async ({ params }, reply) =>
    found(reply, standIn.payments.get(params.id)),
  );

  app.post<Id>('/v1/payments/:id/capture', async ({ params }, reply) =>
    found(reply, standIn.capture(params.id)),
  );

  app.get<Id>('/v1/payments/:id/refunds', async ({ params }) => {
    const items = standIn.refundsOf(params.id);
    return { entity: 'collection', count: items.length, items };
  });
  app.post<Id>('/v1/payments/:id/refund', async ({ params, body, headers }, reply) => {
    if (!standIn.payments.has(params.id)) return found(reply, undefined);
    const { amount } = RefundBody.parse(body ?? {});
    const key = String(headers['x-refund-idempotency'] ?? '');
    // Razorpay rejects shorter keys, too. With one key for all refunds, a second refund would
    // repeat the first.
    if (!/^[\w-]{10,}$/.test(key)) return refuse(reply, 400, 'The idempotency key is not valid');
    const made = standIn.refundOnce(params.id, amount, key);
    return made ?? refuse(reply, 400, 'The payment has been fully refunded already');
  });
};

type Id = { Params: { id: string } };

function isAuthorized({ settings }: StandIn, { headers }: FastifyRequest): boolean {
  const expected = Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64');
  return headers.authorization === `Basic ${expected}`;
}

const found = (reply: FastifyReply, payment: object | undefined) =>
  payment ?? refuse(reply, 400, 'The id provided does not exist');

function refuse(reply: FastifyReply, status: number, description: string) {
  return reply.code(status).send({ error: { code: 'BAD_REQUEST_ERROR', description } });
}
