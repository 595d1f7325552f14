import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { makeAccount } from './support/account.ts';
import { stateOf } from './support/page-state.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const page = `<!doctype html><title>Nurse</title><main><h1>Night nurse</h1></main>
<script type="application/ld+json">${JSON.stringify({
  '@type': 'JobPosting',
  title: 'Night nurse',
  hiringOrganization: { name: 'Harbor Clinic' },
  jobLocation: { address: { addressLocality: 'Kochi' } },
  description: 'You look after twelve beds, from nine in the evening until seven.',
})}</script>`;

let site: Server;
let context: BrowserContext;
let browser: CDPSession;
let folder: string;
let extension: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-extension-'));
  const built = join(folder, 'built');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', built], {
    cwd: join(root, 'apps', 'extension'),
  });
  // Nobody could answer the browser's question about the address, so it is granted in advance.
  const manifest = join(built, 'manifest.json');
  const allowed = { host_permissions: ['http://localhost/*'] };
  const shipped = JSON.parse(await readFile(manifest, 'utf8'));
  await writeFile(manifest, JSON.stringify({ ...shipped, ...allowed }));
  site = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(page);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  // Extensions need the whole browser, not the headless shell.
  context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined,
    channel: existsSync('/usr/bin/chromium') ? undefined : 'chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--enable-unsafe-extension-debugging',
      '--headless=new',
    ],
    ignoreDefaultArgs: ['--disable-extensions'],
  });
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The browser takes no commands');
  browser = session;
  extension = (await command<{ id: string }>('Extensions.loadUnpacked', { path: built })).id;
});
test.afterAll(async () => {
  await context?.close();
  site?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends commands that the types of this protocol lack. */
const command = <T>(name: string, parameters: object): Promise<T> =>
  browser.send(name as never, parameters as never) as Promise<T>;

type Target = { targetId: string; url: string };
const targets = async (type: string, url: string): Promise<Target[]> => {
  const filter = [{ type }];
  const { targetInfos } = await command<{ targetInfos: Target[] }>('Target.getTargets', { filter });
  return targetInfos.filter((target) => target.url.startsWith(url));
};

/**
 * Clicks the extension's button with this tab active, as a person does; returns a function that
 * runs scripts in its popup.
 */
async function clickButton(tab: Page): Promise<(script: string) => Promise<unknown>> {
  await tab.bringToFront();
  const [shown] = await targets('tab', tab.url());
  await command('Extensions.triggerAction', { id: extension, targetId: shown?.targetId });
  const popups = () => targets('page', `chrome-extension://${extension}/`);
  await expect.poll(async () => (await popups()).length).toBe(1);
  const [popup] = await popups();
  const { sessionId } = await command<{ sessionId: string }>('Target.attachToTarget', {
    targetId: popup?.targetId,
    flatten: false,
  });
  let asked = 0;
  return (script) => {
    asked += 1;
    const id = asked;
    const answered = new Promise<unknown>((resolve) => {
      const onMessage = (event: { sessionId: string; message: string }) => {
        const answer = JSON.parse(event.message);
        if (event.sessionId !== sessionId || answer.id !== id) return;
        browser.off('Target.receivedMessageFromTarget', onMessage);
        resolve(answer.result?.result?.value);
      };
      browser.on('Target.receivedMessageFromTarget', onMessage);
    });
    const params = {
      expression: script,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    };
    const message = JSON.stringify({ id, method: 'Runtime.evaluate', params });
    return command('Target.sendMessageToTarget', { sessionId, message }).then(() => answered);
  };
}

const shown = (name: string) => `document.forms.job.elements.${name}.value`;
const status = `document.querySelector('#status').textContent`;
const fill = (form: string, fields: Record<string, string>) =>
  `for (const [name, value] of Object.entries(${JSON.stringify(fields)}))
     document.forms.${form}.elements[name].value = value;
   document.forms.${form}.requestSubmit(); 'sent'`;

test('[extension-1] a job on a page is shown, corrected and added with one click', async ({
  request,
  baseURL,
}) => {
  const account = await makeAccount(request);
  const authorization = { authorization: `Bearer ${account.token}` };
  const makeKey = async (...scopes: string[]): Promise<string> => {
    const data = { name: 'Extension', scopes, days: 30, password: account.password };
    const made = await request.post('/api/users/api-keys', { headers: authorization, data });
    expect(made.status(), await made.text()).toBe(201);
    return (await made.json()).data.key;
  };
  const tab = await context.newPage();
  await tab.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);

  await test.step('first it asks where Folio is, and sends no key in clear', async () => {
    const before = await stateOf(tab);
    const popup = await clickButton(tab);
    await expect.poll(() => popup(`document.forms.connect.hidden`)).toBe(false);
    await popup(fill('connect', { address: 'http://folio.example.com', key: 'folio_x' }));
    await expect.poll(() => popup(status)).toContain('It begins with https://');
    await popup(fill('connect', { address: baseURL ?? '', key: await makeKey('read') }));
    await expect.poll(() => popup(status)).toContain('From 127.0.0.1');
    expect(await popup(shown('role'))).toBe('Night nurse');
    expect(await popup(shown('company'))).toBe('Harbor Clinic');
    expect(await popup(shown('place'))).toBe('Kochi');
    expect(await stateOf(tab), 'it was read, and nothing else').toEqual(before);
    await popup(fill('job', {}));
    await expect.poll(() => popup(status)).toContain('write');
    await popup(`document.querySelector('#change').click()`);
    await popup(fill('connect', { address: baseURL ?? '', key: await makeKey('write') }));
    await expect.poll(() => popup(`document.forms.job.hidden`)).toBe(false);
    await popup(fill('job', { company: 'Harbor Clinic, Kochi' }));
    await expect.poll(() => popup(status)).toBe('Added to your applications.');
    await popup('close()');
  });

  const listed = await request.get('/api/applications', { headers: authorization });
  const [added, ...others] = (await listed.json()).data;
  expect(others).toEqual([]);
  expect(added).toMatchObject({ role: 'Night nurse', company: 'Harbor Clinic, Kochi' });

  await test.step('it says so where the page says more than an application takes', async () => {
    const isSaidCut = `!document.querySelector('#cut').hidden`;
    const popup = await clickButton(tab);
    await expect.poll(() => popup(`document.forms.job.hidden`)).toBe(false);
    expect(await popup(isSaidCut)).toBe(false);
    await popup('close()');
    await tab.evaluate(() => {
      const data = document.querySelector('script[type="application/ld+json"]');
      const posting = JSON.parse(data?.textContent ?? '{}');
      if (data)
        data.textContent = JSON.stringify({ ...posting, description: 'Care. '.repeat(5_000) });
    });
    const long = await clickButton(tab);
    await expect.poll(() => long(isSaidCut)).toBe(true);
    await long('close()');
    await tab.reload();
  });

  await test.step('without a key Folio opens with the job, for its person to add', async () => {
    const popup = await clickButton(tab);
    await expect.poll(() => popup(status)).toMatch(/^You added this job on \w+ \d+\./);
    expect(await popup(`document.querySelector('#add').textContent`)).toBe('Add it again');
    expect(await popup(`document.querySelector('#open').href`)).toBe(
      `${baseURL}/applications/${added.id}`,
    );
    await popup(`document.querySelector('#change').click()`);
    await popup(fill('connect', { address: baseURL ?? '', key: '' }));
    await expect
      .poll(() => popup(`document.querySelector('#add').textContent`))
      .toBe('Open in Folio');
    const opened = context.waitForEvent('page');
    await popup(fill('job', {}));
    await expect(await opened).toHaveURL(/\/login\?next=%2Fapplications%2Fnew/);
  });
});
