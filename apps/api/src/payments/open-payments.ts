import { randomBytes } from 'node:crypto';
import { webhookUrl } from '@folio/contract/payments';
import type { Configuration } from '../platform/configuration.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createRazorpay } from './razorpay/razorpay.ts';
import { StandIn } from './sandbox/stand-in.ts';

/** The payment provider; in the sandbox, also the stand-in that plays it. */
export type Payments = { provider: PaymentProvider; sandbox?: StandIn };

/** The sandbox answers the server and browsers under this path. */
export const sandboxPath = '/sandbox/razorpay';
const razorpayCheckout = 'https://checkout.razorpay.com/v1/checkout.js';

/** The payment provider that the configuration names, if any. */
export function openPayments(configuration: Configuration): Payments | undefined {
  const { paymentProvider, razorpay } = configuration;
  if (paymentProvider === 'none') return undefined;
  if (paymentProvider === 'sandbox') return openSandbox(configuration);
  return { provider: createRazorpay({ ...razorpay, checkoutScript: razorpayCheckout }) };
}

/** Its secrets and orders live as long as the process: it is for trying things out. */
function openSandbox({ port, host }: Configuration): Payments {
  const secret = () => randomBytes(24).toString('hex');
  const [keyId, keySecret, webhookSecret] = ['rzp_sandbox', secret(), secret()];
  const ownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const own = `http://${ownHost.includes(':') ? `[${ownHost}]` : ownHost}:${port}`;
  const webhookTarget = () => own + webhookUrl;
  return {
    provider: createRazorpay({
      keyId,
      keySecret,
      webhookSecrets: [webhookSecret],
      baseUrl: own + sandboxPath,
      checkoutScript: `${sandboxPath}/checkout.js`,
    }),
    sandbox: new StandIn({ keyId, keySecret, webhookSecret, webhookTarget }),
  };
}
