import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { type PaidProduct, startPaidProduct } from '../testing/provider-fixture.ts';
import { pack, shopOf } from '../testing/shop.ts';

let test: PaidProduct;
beforeAll(async () => {
  test = await startPaidProduct();
});
afterAll(() => test.close());

/** The command as a process of its own, beside the product, with what is typed into it. */
async function run(args: string[], settings: Record<string, string> = {}, typed = '') {
  const { host, port, user, password } = Object(inject('postgres'));
  const { rows } = await test.db.execute(sql`select current_database() as name`);
  const address = new URL(`postgres://localhost/${rows[0]?.name}`);
  Object.assign(address, { username: user, password: password ?? '', port: String(port) });
  if (String(host).startsWith('/')) address.searchParams.set('host', host);
  else address.hostname = host;
  const env = { PATH: process.env.PATH, DATABASE_URL: address.href, ...settings };
  const entry = fileURLToPath(new URL('../../folio.ts', import.meta.url));
  const command = spawn(process.execPath, [entry, 'orders', ...args], { env });
  command.stdin.end(typed);
  const [printed, said, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ]);
  return { printed, said, code };
}

it('ends after each of its answers, and after each refusal', async () => {
  const shop = shopOf(test);
  const account = await signUp(test);
  await shop.verify(account, shop.pay(await shop.order(account, pack)));
  const id = (await shop.history(account))[0]?.id ?? '';
  const refund = ['--refund', id];

  const sandbox = await run([...refund, '--yes'], { PAYMENT_PROVIDER: 'sandbox' });
  expect(sandbox).toMatchObject({ code: 1, said: expect.stringContaining('need the provider') });
  const unanswered = await run(refund, test.environment);
  expect(unanswered).toMatchObject({ code: 1, printed: 'Not refunded.\n' });
  const refunded = await run(refund, test.environment, 'yes\n');
  expect(refunded).toMatchObject({ code: 0, printed: expect.stringMatching(/^Refunded ₹/) });
  // Three processes, each of which loads the product: long on a busy machine.
}, 240_000);
