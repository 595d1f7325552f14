import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { webhookUrl } from '@folio/contract/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '../platform/configuration.ts';
import { openPayments, sandboxPath } from './open-payments.ts';

/** In the place of our own server, which the sandbox's calls and events are sent to. */
type Asked = { url: string; host: string; body: Buffer; headers: Record<string, unknown> };
let asked: Asked[] = [];
const own = createServer(async (request, response) => {
  const { url = '', headers } = request;
  asked.push({ url, host: headers.host ?? '', body: await buffer(request), headers });
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ id: 'order_1', entity: 'order', amount: 9_900, currency: 'INR' }));
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((listening) => own.listen(0, listening));
  port = (own.address() as AddressInfo).port;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => own.close());

const open = (settings: Record<string, string>) => openPayments(readConfiguration(settings));
const sandbox = readConfiguration({ PAYMENT_PROVIDER: 'sandbox' });
const order = { receipt: 'r', amountPaise: 9_900, notes: {} };

describe('who takes the money', () => {
  it('is nobody where none is named', () => {
    expect(open({ PAYMENT_PROVIDER: 'none' })).toBeUndefined();
  });

  it('is the provider, with its checkout and without a sandbox', () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 's' };
    const webhook = { RAZORPAY_WEBHOOK_SECRET: 'w' };
    const opened = open({ PAYMENT_PROVIDER: 'razorpay', ...keys, ...webhook });
    expect(opened?.sandbox).toBeUndefined();
    expect(opened?.provider).toMatchObject({
      key: 'rzp_live_1',
      checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
    });
  });

  it.each([
    ['0.0.0.0', 'localhost'],
    ['::', 'localhost'],
    ['::1', '[::1]'],
    ['127.0.0.1', '127.0.0.1'],
  ])('is the sandbox of our own server, which listens on %s', async (host, ownHost) => {
    const opened = openPayments({ ...sandbox, host, port });
    expect(opened?.provider).toMatchObject({
      key: 'rzp_sandbox',
      checkoutScript: `${sandboxPath}/checkout.js`,
    });
    expect(await opened?.provider.createOrder(order)).toBe('order_1');
    const [call] = asked;
    expect(call).toMatchObject({ host: `${ownHost}:${port}` });
    expect(call?.url.startsWith(`${sandboxPath}/`)).toBe(true);
  });

  it('is a sandbox whose events and checkouts the server believes, and that of another process does not', async () => {
    const settings = { ...sandbox, host: '127.0.0.1', port };
    const [opened, other] = [openPayments(settings), openPayments(settings)];
    const made = opened?.sandbox?.createOrder({ amount: 9_900, receipt: 'r', notes: {} });
    const orderId = made?.id ?? '';
    const paid = opened?.sandbox?.pay(orderId);
    await expect.poll(() => asked.map(({ url }) => url)).toEqual([webhookUrl]);
    const [event] = asked;
    const signature = String(event?.headers['x-razorpay-signature']);
    const body = event?.body ?? Buffer.from('');
    const webhook = { body, signature, eventId: 'event_1' };
    expect(opened?.provider.readEvent(webhook)?.type).toBe('payment.captured');
    expect(other?.provider.readEvent(webhook)).toBeUndefined();
    const proof = { orderId, paymentId: paid?.paymentId ?? '', signature: paid?.signature ?? '' };
    expect(opened?.provider.isSignedCheckout(proof)).toBe(true);
    expect(other?.provider.isSignedCheckout(proof)).toBe(false);
  });
});
