import type { FastifyInstance } from 'fastify';
import { sandboxPath } from '../open-payments.ts';
import { checkoutPlugin } from './checkout.routes.ts';
import { standInPlugin } from './stand-in.routes.ts';
import type { StandIn } from './stand-in.ts';

/** Serves the sandbox beside the product: its API to the server, its checkout to browsers. */
export async function openSandboxTo(app: FastifyInstance, standIn: StandIn): Promise<void> {
  app.addHook('onClose', async () => standIn.close());
  await app.register(checkoutPlugin, { prefix: sandboxPath, standIn });
  await app.register(standInPlugin, { prefix: sandboxPath, standIn });
}
