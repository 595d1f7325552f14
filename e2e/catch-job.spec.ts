import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';
import { stateOf } from './support/page-state.ts';

const posting = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'JobPosting',
      title: 'Credit &amp; Lending Analyst',
      hiringOrganization: { '@type': 'Organization', name: 'Tidewater Bank' },
      jobLocation: { address: { addressLocality: 'Bengaluru', addressCountry: 'IN' } },
      baseSalary: {
        currency: 'INR',
        value: { minValue: 1200000, maxValue: 1800000, unitText: 'YEAR' },
      },
      validThrough: '2026-12-12T23:59:59+05:30',
      description:
        '<p>You price loans.</p><ul><li>SQL in production</li><li>Python &amp; R</li></ul><script>alert(1)</script>',
    },
  ],
};

const data = JSON.stringify(posting).replaceAll('</', '<\\/');
const around = `<header>Tidewater careers</header><nav><a href="/">All jobs</a></nav>`;
const withData = `<title>Analyst</title><script type="application/ld+json">${data}</script>
  ${around}<main><h1>Credit & Lending Analyst</h1><p>Apply now</p></main>`;
const pages: Record<string, string> = {
  '/with-data': withData,
  '/strict': withData,
  '/without-data': `<title>Nurse - Harbor Clinic</title>${around}
    <main><h1>Night nurse</h1><p>Company: Harbor Clinic</p><ul><li>Two years on a ward</li></ul>
    <p hidden>Not to be seen</p><button>Apply</button><p id="chosen">You look after twelve beds, from nine in the evening until seven.</p></main>
    <footer>© Harbor</footer>`,
};

/**
 * A hostile page: huge, deeply nested, and with element names that shadow properties of documents
 * and forms.
 */
const description = `${'&lt;script&gt;'.repeat(2_000)}<p>You cook.</p>${'<script '.repeat(2_000)}`;
const salary = `${'{"value":'.repeat(200)}5${'}'.repeat(200)}`;
pages['/hostile'] = `<title>Night cook</title>
  <script type="application/ld+json">${'{"a":['.repeat(3_000)}</script>
  <script type="application/ld+json">{"@type":"JobPosting","title":"Night cook",
    "__proto__":{"polluted":1},"hiringOrganization":{"name":"<img src=x onerror=alert(1)>Inn"},
    "baseSalary":${salary},"description":"${description}"}</script>
  <h1>Night cook</h1>
  ${['title', 'querySelector', 'body', 'getSelection'].map((name) => `<img name="${name}">`).join('')}
  <main><form>
    ${['childNodes', 'matches', 'localName', 'nodeType'].map((name) => `<input name="${name}">`).join('')}
    <p>Apply by letter.</p></form>${'<div>'.repeat(2_000)}deep${'</div>'.repeat(2_000)}</main>`;

let site: Server;
let address: string;
test.beforeAll(async () => {
  site = createServer(({ url = '' }, answer) => {
    const page = pages[url.split('?')[0] ?? ''];
    answer.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      // A content security policy like that of some sites, which forbids turning text into markup.
      ...(url === '/strict'
        ? { 'content-security-policy': "require-trusted-types-for 'script'" }
        : {}),
    });
    answer.end(page && `<!doctype html>${page}`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  site.close();
});

/** Runs the bookmarklet like a click: its code runs in the page, and changes nothing there. */
async function clickBookmark(page: Page, bookmark: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  const before = await stateOf(page);
  await page.evaluate(decodeURIComponent(bookmark.replace(/^javascript:/, '')));
  expect(await stateOf(page)).toEqual(before);
  return opened;
}

test('[catch-1] a bookmark takes a job from the page that it is on, also before logging in', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await page.goto('/applications');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add jobs from other sites' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add jobs from other sites' });
  const link = dialog.getByRole('link', { name: 'Add to Folio' });
  await expect(link).toHaveAttribute('href', /^javascript:/);
  const bookmark = (await link.getAttribute('href')) ?? '';
  await expect(dialog.getByRole('heading', { name: /^A browser extension/ })).toBeVisible();
  await expectNoViolationAtWidths(page, 'adding jobs from other sites');
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step('with the data that the page has', async () => {
    await page.goto(`${address}/with-data?from=mail`);
    const form = await clickBookmark(page, bookmark);
    await expect(form.getByRole('heading', { name: 'New application', level: 1 })).toBeVisible();
    await expect(form).toHaveURL(/\/applications\/new$/);
    await expect(form.getByText('Taken from 127.0.0.1.')).toBeVisible();
    await expect(form.getByLabel('Role')).toHaveValue('Credit & Lending Analyst');
    await expect(form.getByLabel('Company')).toHaveValue('Tidewater Bank');
    await expect(form.getByLabel('Location')).toHaveValue('Bengaluru, IN');
    await expect(form.getByLabel('Pay')).toHaveValue('₹12,00,000–₹18,00,000 a year');
    await expect(form.getByLabel('Deadline')).toHaveValue('2026-12-12');
    await expect(form.getByLabel('Link')).toHaveValue(`${address}/with-data?from=mail`);
    await expect(form.getByLabel('Job description')).toHaveValue(
      'You price loans.\n- SQL in production\n- Python & R',
    );
    await expectNoViolationAtWidths(form, 'a job from another page');
    await form.getByRole('button', { name: 'Add application' }).click();
    await expect(
      form.getByRole('heading', { name: 'Credit & Lending Analyst, Tidewater Bank', level: 1 }),
    ).toBeVisible();
    await form.close();
  });

  await test.step('who adds it again is told that it is there', async () => {
    const form = await clickBookmark(page, bookmark);
    await expect(form.getByText('You already have')).toContainText('Tidewater Bank');
    await form.close();
  });

  await test.step('a page that lets no text become markup is read as well', async () => {
    await page.goto(`${address}/strict`);
    const form = await clickBookmark(page, bookmark);
    await expect(form.getByLabel('Role')).toHaveValue('Credit & Lending Analyst');
    await expect(form.getByLabel('Job description')).toHaveValue(
      'You price loans.\n- SQL in production\n- Python & R',
    );
    await form.close();
  });

  await test.step('another job does not write over one that was not added', async () => {
    await page.goto(`${address}/without-data`);
    const form = await clickBookmark(page, bookmark);
    await expect(form.getByText('You were adding another job')).toBeVisible();
    await expect(form.getByLabel('Company')).toHaveValue('Tidewater Bank');
    await form.getByRole('button', { name: 'Replace it' }).click();
    await expect(form.getByLabel('Job description')).toHaveValue(
      'Night nurse\n\nCompany: Harbor Clinic\n- Two years on a ward\n\nYou look after twelve beds, from nine in the evening until seven.',
    );
    await expect(form.getByLabel('Company')).toHaveValue('Harbor Clinic');
    await form.getByRole('button', { name: 'Clear all' }).click();
    await form.close();
  });

  await test.step('a page that stands in the way is read as well, and nothing of it is run', async () => {
    await page.goto(`${address}/hostile`);
    const form = await clickBookmark(page, bookmark);
    await expect(form.getByLabel('Role')).toHaveValue('Night cook');
    await expect(form.getByLabel('Company')).toHaveValue('Inn');
    await expect(form.getByLabel('Job description')).toHaveValue(/You cook\./);
    expect(await page.evaluate(() => Object.hasOwn(Object.prototype, 'polluted'))).toBe(false);
    await form.getByRole('button', { name: 'Clear all' }).click();
    await form.close();
  });

  await test.step('what was selected is the description, and is there after logging in', async () => {
    const visitor = await (await browser.newContext({ baseURL })).newPage();
    await visitor.goto(`${address}/without-data`);
    await visitor.evaluate(() => {
      const chosen = document.querySelector('#chosen');
      if (chosen) getSelection()?.selectAllChildren(chosen);
    });
    const form = await clickBookmark(visitor, bookmark);
    await form.getByLabel('Email').fill(account.email);
    await form.getByLabel('Password', { exact: true }).fill(account.password);
    await form.getByRole('button', { name: 'Log In' }).click();
    await expect(form.getByLabel('Job description')).toHaveValue(
      'You look after twelve beds, from nine in the evening until seven.',
    );
    await visitor.context().close();
  });
});

test('[catch-2] a job is pasted or dropped anywhere on the list', async ({ page, request }) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/applications');
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  const give = (kind: 'paste' | 'drop', text: string) =>
    page.evaluate(
      ([name, value]) => {
        const data = new DataTransfer();
        data.setData('text/plain', value);
        const init = { bubbles: true, cancelable: true };
        const event =
          name === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent('drop', { ...init, dataTransfer: data });
        document.body.dispatchEvent(event);
      },
      [kind, text] as const,
    );
  const dialog = page.getByRole('dialog', { name: 'New application' });
  await give('paste', 'analyst');
  await give('drop', 'https://jobs.example.com/17');
  await expect(dialog.getByLabel('Link')).toHaveValue('https://jobs.example.com/17');
  await expect(dialog.getByLabel('Where you found it')).toHaveValue('jobs.example.com');
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await give('paste', 'Role: Night nurse\nCompany: Harbor Clinic\nYou look after twelve beds.');
  await expect(dialog.getByLabel('Company')).toHaveValue('Harbor Clinic');

  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await give('paste', JSON.stringify(posting));
  await expect(dialog.getByLabel('Role')).toHaveValue('Credit & Lending Analyst');
  await expect(dialog.getByLabel('Deadline')).toHaveValue('2026-12-12');
  await expect(dialog.getByLabel('Job description')).toHaveValue(
    'You price loans.\n- SQL in production\n- Python & R',
  );
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await dialog
    .getByLabel('Job description')
    .fill('Role: Night nurse\nYou look after twelve beds.\nClosing date: 24 December 2026');
  await expect(dialog.getByLabel('Deadline')).toHaveValue('2026-12-24');

  await test.step('what is copied out of a page keeps its lists and headings', async () => {
    const field = dialog.getByLabel('Job description');
    await field.fill('');
    await field.evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'You price loans.\n\nYou bring\nSQL in production\nPython');
      data.setData(
        'text/html',
        '<p>You price loans.</p><b>You bring</b><ul><li><p>SQL in <b>production</b></p></li><li>Python</li></ul>',
      );
      const init = { bubbles: true, cancelable: true, clipboardData: data };
      element.dispatchEvent(new ClipboardEvent('paste', init));
    });
    await expect(field).toHaveValue('You price loans.\n\nYou bring\n- SQL in production\n- Python');
    await page.keyboard.press('Control+z');
    await expect(field).toHaveValue('');
  });

  // A text over the limit says so, whether it is pasted or dropped.
  for (const kind of ['paste', 'drop'] as const) {
    await dialog.getByRole('button', { name: 'Clear all' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await give(kind, 'You look after beds. '.repeat(1_500));
    await expect(
      dialog.getByText('The limit is 20,000 characters, so the rest was left out.'),
    ).toBeVisible();
  }
});
