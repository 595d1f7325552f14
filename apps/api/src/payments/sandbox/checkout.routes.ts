import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { StandIn } from './stand-in.ts';

const files = {
  'checkout.js': 'text/javascript',
  'page.js': 'text/javascript',
  'page.css': 'text/css',
  'page.html': 'text/html',
} as const;

const Act = z.object({ orderId: z.string().max(100), outcome: z.enum(['look', 'pay', 'fail']) });

/** The checkout that a buyer sees: a script that opens it, and its page. */
export const checkoutPlugin: FastifyPluginAsync<{ standIn: StandIn }> = async (
  app,
  { standIn },
) => {
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
