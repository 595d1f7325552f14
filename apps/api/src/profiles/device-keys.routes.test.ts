import { profileRoutes } from '@folio/contract/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let [ada, ben]: TestAccount[] = [];
beforeAll(async () => {
  test = await startTestApp();
  [ada, ben] = [await signUp(test), await signUp(test)];
});
afterAll(() => test.close());

const [laptop, phone] = ['laptop-0123456789', 'phone-0123456789'];
const ask = (device: string, token?: string) =>
  test.call(profileRoutes.deviceKey, { body: { device } }, token);
async function keyOf(device: string, account: TestAccount | undefined): Promise<string> {
  const { body } = await ask(device, account?.token);
  return (body as { data: { key: string } }).data.key;
}

describe('the key of what an account leaves on a device', () => {
  it('is stable, and differs by account and by device', async () => {
    const key = await keyOf(laptop, ada);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(await keyOf(laptop, ada)).toBe(key);
    expect(await keyOf(phone, ada)).not.toBe(key);
    expect(await keyOf(laptop, ben)).not.toBe(key);
  });

  it('is for who is signed in alone', async () => {
    expect((await ask(laptop)).status).toBe(401);
  });

  it('is of a device that can be one', async () => {
    expect((await ask('x', ada?.token)).status).toBe(400);
    expect((await ask('a'.repeat(65), ada?.token)).status).toBe(400);
  });
});
