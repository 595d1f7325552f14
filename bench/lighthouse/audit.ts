import { existsSync } from 'node:fs';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../load/product.ts';
import type { Audited, CategoryName, Figures, Form } from './thresholds.ts';

type Page = { url: string; form: Form; token?: string };

const categoryIds: Record<CategoryName, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};
const names = Object.keys(categoryIds) as CategoryName[];
const attempts = 3;

/**
 * Returns Lighthouse's figures for a page, in a browser without cache, signed in with a `token`. On
 * a busy machine Lighthouse may miss the start of a recording, so it is tried again.
 *
 * @throws Error when Lighthouse fails three times in a row.
 */
export async function auditPage(page: Page): Promise<Audited> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await audit(page);
    if (!result.runtimeError) return { figures: figuresOf(result), findings: findingsOf(result) };
    if (attempt === attempts) throw new Error(`${page.url}: ${result.runtimeError.message}`);
  }
}

async function audit({ url, form, token }: Page): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launchPersistentContext('', {
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
  });
  try {
    if (token !== undefined) {
      const [tab = await browser.newPage()] = browser.pages();
      await tab.goto(new URL('/robots.txt', url).href);
      await tab.evaluate((value) => localStorage.setItem('token', value), token);
    }
    const flags = { port, logLevel: 'error' as const, disableStorageReset: token !== undefined };
    const run = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
    if (!run) throw new Error(`${url}: Lighthouse said nothing`);
    return run.lhr;
  } finally {
    await browser.close();
  }
}

/** Debian's Chromium unless `CHROME_PATH` names another; else Playwright's. */
function browserPath(): string {
  const path = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  return existsSync(path) ? path : chromium.executablePath();
}

function figuresOf({ categories, audits }: Result): Figures {
  const scoreOf = (name: CategoryName) =>
    Math.round((categories[categoryIds[name]]?.score ?? 0) * 100);
  const scripts = requestsOf(audits['network-requests']?.details).filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  const scriptBytes = scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('bestPractices'),
    seo: scoreOf('seo'),
    lcpMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    cls: Number((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)),
    scriptKb: Math.round(scriptBytes / 1024),
  };
}

type Request = { resourceType?: string; transferSize?: number };

const requestsOf = (details: unknown): Request[] =>
  (details as { items?: Request[] } | undefined)?.items ?? [];

function findingsOf({ categories, audits }: Result): Record<CategoryName, string[]> {
  const entries = names.map((name) => {
    const counted = categories[categoryIds[name]]?.auditRefs.filter(({ weight }) => weight > 0);
    const found = (counted ?? []).map(({ id }) => audits[id]).filter((one) => one !== undefined);
    const wrong = found.filter(({ score }) => (score ?? 1) < 0.9);
    return [
      name,
      wrong.map(({ id, displayValue }) => (displayValue ? `${id}: ${displayValue}` : id)),
    ];
  });
  return Object.fromEntries(entries);
}
