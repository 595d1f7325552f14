import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { passkeyCalls, refused } from './testing/passkey-calls.ts';
import { softwareAuthenticator, type Twist } from './testing/software-authenticator.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { creation, add, request, logIn, list, withPasskey } = passkeyCalls(() => test);

describe('what was not signed here, by this passkey, by its owner', () => {
  it.each<[string, Twist]>([
    ['on an imitated page', { origin: 'http://localhost.example:3000' }],
    ['on another port', { origin: 'http://localhost:3001' }],
    ['for another site', { rpId: 'folio.example' }],
    ['in a frame of another page', { crossOrigin: true }],
    ['without PIN, finger or face', { isVerified: false }],
  ])('%s: neither logs in nor is added', async (_, twist) => {
    const { account, authenticator } = await withPasskey();
    expect(await logIn(authenticator.sign(await request(), twist))).toMatchObject(refused);
    const made = softwareAuthenticator().make(await creation(account), twist);
    expect((await add(account, made)).body).toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(await list(account)).toHaveLength(1);
  });

  it.each(['signature', 'authenticatorData', 'clientDataJSON', 'userHandle'] as const)(
    'is refused when its %s was changed',
    async (field) => {
      const { authenticator } = await withPasskey();
      const signed = authenticator.sign(await request());
      const bytes = Buffer.from(signed.response[field], 'base64url');
      const at = bytes.length - 1;
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      signed.response[field] = bytes.toString('base64url');
      expect(await logIn(signed)).toMatchObject(refused);
    },
  );

  it('is refused when it is another account’s, whichever of both is named', async () => {
    const [ada, eve] = [await withPasskey(), await withPasskey()];
    const [ofAda, ofEve] = [
      ada.authenticator.sign(await request()),
      eve.authenticator.sign(await request()),
    ];
    expect(await logIn({ ...ofEve, id: ofAda.id })).toMatchObject(refused);
    const { userHandle } = ofAda.response;
    const again = eve.authenticator.sign(await request());
    const asAda = { ...again, response: { ...again.response, userHandle } };
    expect(await logIn(asAda)).toMatchObject(refused);
  });

  it('is refused when a copy of the passkey has signed since', async () => {
    const { authenticator } = await withPasskey();
    const sign = async (counter: number) =>
      (await logIn(authenticator.sign(await request(), { counter }))).status;
    expect([await sign(7), await sign(7), await sign(6), await sign(0), await sign(8)]).toEqual([
      200, 401, 401, 401, 200,
    ]);
    const [first, second] = [await request(), await request()];
    const both = [first, second].map((options) => authenticator.sign(options, { counter: 9 }));
    const answers = await Promise.all(both.map((signed) => logIn(signed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('logs in each time with a passkey that doesn’t count', async () => {
    const account = await signUp(test);
    const authenticator = softwareAuthenticator();
    await add(account, authenticator.make(await creation(account), { counter: 0 }));
    for (let time = 0; time < 2; time += 1)
      expect((await logIn(authenticator.sign(await request(), { counter: 0 }))).status).toBe(200);
  });

  it('is not added again, by its owner or another', async () => {
    const { account, authenticator } = await withPasskey();
    const other = await signUp(test);
    for (const one of [account, other])
      expect((await add(one, authenticator.make(await creation(one)))).status).toBe(400);
    expect((await logIn(authenticator.sign(await request()))).status).toBe(401);
  });

  it('ignores unrequested certificates, without any network requests', async () => {
    const account = await signUp(test);
    const certificates = new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(8)],
      ['x5c', [new Uint8Array(8)]],
    ]);
    for (const format of ['packed', 'apple', 'tpm', 'fido-u2f', 'nothing']) {
      const options = await creation(account);
      const made = softwareAuthenticator().make(options, {}, format, certificates);
      expect((await add(account, made)).status).toBe(400);
    }
  });

  it.each(['', '?', 'bnVsbA', 'W10', '-'])(
    'is refused when its client data are %j',
    async (text) => {
      const { account, authenticator } = await withPasskey();
      const signed = authenticator.sign(await request());
      signed.response.clientDataJSON = text;
      expect([400, 401]).toContain((await logIn(signed)).status);
      const made = softwareAuthenticator().make(await creation(account));
      made.response.clientDataJSON = text;
      expect((await add(account, made)).status).toBe(400);
    },
  );
});
