import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type APIRequestContext,
  expect as expectSoon,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { type Account, makeAccount, signInAs } from './support/account.ts';
import { expectNoViolationInLooks, look } from './support/axe.ts';

/** Generous timeout for slow machines. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });

const name = 'Claude <img src=x onerror="document.title=1">';
const verifier = randomBytes(32).toString('base64url');

/** A program on the person's own device, which waits for the browser's redirect. */
async function startApp(): Promise<{ server: Server; redirectUri: string; came: URL[] }> {
  const came: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1');
    if (url.pathname === '/callback') came.push(url);
    response.setHeader('content-type', 'text/html').end('<title>App</title>Back in the app');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { server, redirectUri: `http://127.0.0.1:${port}/callback`, came };
}

async function register(request: APIRequestContext, redirectUri: string): Promise<string> {
  const data = { client_name: name, redirect_uris: [redirectUri] };
  const made = await request.post('/oauth/register', { data });
  return (await made.json()).client_id;
}

const addressOf = (clientId: string, redirectUri: string, more: Record<string, string> = {}) =>
  `/oauth/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'read suggest write',
    state: 'a state',
    ...more,
  })}`;

async function lookAround(page: Page, what: string, within?: Locator): Promise<void> {
  await expectNoViolationInLooks(page, what, { within: [1280, 360, 320], shown: within });
  await look(page, 'light', 1280);
}

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('an app is let in by who logs in for it, does what it was allowed, and is removed', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { server, redirectUri, came } = await startApp();
  const clientId = await register(request, redirectUri);
  let token = '';
  const call = (tool: string, input: object = {}) =>
    request.post('/mcp', {
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json, text/event-stream',
      },
      data: {
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: tool, arguments: input },
      },
    });

  await test.step('asked after a login, which leads back', async () => {
    const opened = await page.goto(addressOf(clientId, redirectUri));
    expect(opened?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page, account);
    await expect(page.getByRole('heading', { name: 'Connect an app to Folio?' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/oauth/authorize');
  });

  await test.step('says where the answer goes, and what the app calls itself, as text', async () => {
    await expect(page.getByText(new URL(redirectUri).host, { exact: true })).toBeVisible();
    await expect(page.getByText(`It calls itself “${name}”.`)).toBeVisible();
    await expect(page.getByText('Download your resumes')).toHaveCount(0);
    await expect(page).toHaveTitle('Connect an app · Folio');
    await lookAround(page, 'consent');
  });

  await test.step('is decided by keyboard, with less than was asked for', async () => {
    const boxes = page.getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) await expect(box).toBeChecked();
    await page.getByRole('checkbox', { name: 'Make changes itself' }).press('Space');
    await page.getByRole('checkbox', { name: 'Suggest changes' }).press('Space');
    await page.getByRole('checkbox', { name: 'See your work' }).press('Space');
    await expect(page.getByText('Choose at least one, or deny.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Allow' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'See your work' }).press('Space');
    await page.getByRole('button', { name: 'Allow' }).press('Enter');
    await expect(page.getByText('Back in the app')).toBeVisible();
  });

  await test.step('works, as far as it was allowed', async () => {
    const [answer] = came;
    const { origin } = new URL(test.info().project.use.baseURL ?? '');
    expect(answer?.searchParams.get('state')).toBe('a state');
    expect(answer?.searchParams.get('iss')).toBe(origin);
    const form = {
      ...{ grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirectUri },
      ...{ code: answer?.searchParams.get('code') ?? '', code_verifier: verifier },
    };
    const given = await request.post('/oauth/token', { form });
    const tokens = await given.json();
    expect(tokens).toMatchObject({ scope: 'read' });
    token = tokens.access_token;
    expect((await call('list_resumes')).status()).toBe(200);
    expect((await call('add_application', { role: 'Analyst' })).status()).toBe(403);
  });

  await test.step('stands in the settings, with what it did, and is removed there', async () => {
    await page.goto('/profile/settings?tab=account');
    const remove = page.getByRole('button', { name: `Remove ${name}` });
    await expect(remove).toBeVisible();
    await lookAround(page, 'connected-apps', remove);
    await page.getByRole('button', { name: `Activity of ${name}` }).press('Enter');
    await expect(page.getByRole('cell', { name: 'GET /api/resumes' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await remove.press('Enter');
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(page.getByText('App removed', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/No apps yet/)).toBeVisible();
    expect((await call('list_resumes')).status()).toBe(401);
  });
  server.close();
});

test('an app is denied, and one that asks wrongly leads nobody anywhere', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { server, redirectUri, came } = await startApp();
  const clientId = await register(request, redirectUri);
  await signInAs(page, account);

  await test.step('denied', async () => {
    await page.goto(addressOf(clientId, redirectUri));
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByText('Back in the app')).toBeVisible();
    expect(came[0]?.searchParams.get('error')).toBe('access_denied');
  });

  await test.step('an address that was not registered', async () => {
    await page.goto(addressOf(clientId, 'https://evil.example/callback'));
    await expect(page.getByText('an address that it hasn’t registered')).toBeVisible();
    await expect(page.locator('a[href*="evil.example"]')).toHaveCount(0);
    await lookAround(page, 'refused');
  });

  await test.step('a request without PKCE stays on the page until the person goes on', async () => {
    await page.goto(addressOf(clientId, redirectUri, { code_challenge_method: 'plain' }));
    await expect(page.getByRole('heading', { name: /request doesn’t work/ })).toBeVisible();
    await lookAround(page, 'problem');
    expect(came).toHaveLength(1);
    await page.getByRole('link', { name: 'Return to the app' }).click();
    await expect(page.getByText('Back in the app')).toBeVisible();
    expect(came[1]?.searchParams.get('error')).toBe('invalid_request');
  });

  await test.step('a program of its own scheme is told of, and the page says what happened', async () => {
    const own = 'com.example.assistant:/callback';
    const ownClient = await register(request, own);
    await page.goto(addressOf(ownClient, own));
    await expect(page.getByText('com.example.assistant', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByRole('heading', { name: 'Connected' })).toBeVisible();
    await lookAround(page, 'done');
  });

  await test.step('the server that does not answer can be asked again', async () => {
    await page.route('**/api/oauth/request', (route) => route.abort());
    await page.goto(addressOf(clientId, redirectUri));
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.unroute('**/api/oauth/request');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible();
  });
  server.close();
});

test('on a phone no notification lies over Allow and Deny after the login before them', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { server, redirectUri } = await startApp();
  const clientId = await register(request, redirectUri);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(addressOf(clientId, redirectUri));
  await logIn(page, account);
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(toast).toBeVisible();
  const allow = page.getByRole('button', { name: 'Allow' });
  await allow.scrollIntoViewIfNeeded();
  await page.screenshot({ path: test.info().outputPath('toast-360.png') });
  const box = await toast.boundingBox();
  for (const name of ['Allow', 'Deny']) {
    const button = await page.getByRole('button', { name }).boundingBox();
    if (!box || !button) throw new Error('There is no toast, or no button');
    const isApart = box.y + box.height <= button.y || button.y + button.height <= box.y;
    expect(isApart, name).toBe(true);
  }
  server.close();
});
