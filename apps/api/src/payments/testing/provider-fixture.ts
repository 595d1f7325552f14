import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { createRazorpay } from '../razorpay/razorpay.ts';
import { standInPlugin } from '../sandbox/open-sandbox.ts';
import { StandIn } from '../sandbox/stand-in.ts';

const keyId = 'rzp_test_key';
const keySecret = 'a secret of the tests';
const webhookSecret = 'a secret of the events';

/** The product and a payment provider, both real servers that communicate over HTTP. */
export type PaidProduct = TestApp & {
  standIn: StandIn;
  payments: PaymentProvider;
  url: string;
  /** The environment with which a separate process can use the same provider. */
  environment: Record<string, string>;
};

export async function startPaidProduct(
  settings: Parameters<typeof startTestApp>[0] = {},
): Promise<PaidProduct> {
  let url = '';
  const webhookTarget = () => url && `${url}/api/payment/webhook`;
  const retryMs = [0, 20, 50, 100, 200];
  const standIn = new StandIn({ keyId, keySecret, webhookSecret, webhookTarget, retryMs });
  const server = Fastify({ forceCloseConnections: true });
  await server.register(standInPlugin, { standIn });
  const baseUrl = await server.listen({ host: '127.0.0.1', port: 0 });
  const payments = createRazorpay({
    keyId,
    keySecret,
    webhookSecrets: ['the next secret', webhookSecret],
    baseUrl,
    checkoutScript: `${baseUrl}/checkout.js`,
  });
  const test = await startTestApp({ ...settings, payments: { provider: payments } });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  return {
    ...test,
    standIn,
    payments,
    url,
    environment: {
      PAYMENT_PROVIDER: 'razorpay',
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_BASE_URL: baseUrl,
    },
    close: async () => {
      standIn.close();
      await test.close();
      await server.close();
    },
  };
}
