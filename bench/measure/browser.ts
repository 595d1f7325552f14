import { existsSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import type { BenchPage } from '../browser/page.ts';
import { benchContent, type PageCount } from '../corpus.ts';
import { startEngine } from '../engines/engine.ts';
import { median, quantile } from './statistics.ts';

type Keystrokes = {
  /** From the keystroke until the page is laid out: p50 and p95, in milliseconds. */
  laidOutMs: { median: number; p95: number };
  /** All main-thread work, including painting. */
  mainThreadMs: { median: number; p95: number };
};

export type BrowserFigures = {
  keystrokes: Record<3 | 20, Keystrokes>;
  /** How many of ten PDFs differ between Node and the browser. */
  differingPdfs: number;
};

const debianChromium = '/usr/bin/chromium';
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const warmUps = 60;
const keystrokes = 160;

/** Measures the built page; a string explains why it could not be measured. */
export async function measureBrowser(outDir: string): Promise<BrowserFigures | string> {
  const browser = await launch();
  if (typeof browser === 'string') return browser;
  const server = await preview({
    root: outDir,
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 41_873 },
  });
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 1200 } });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForFunction(() => 'bench' in window, undefined, { timeout: 30_000 });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return {
      keystrokes: { 3: await typeInto(page, session, 3), 20: await typeInto(page, session, 20) },
      differingPdfs: await countDifferingPdfs(page),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function launch(): Promise<Browser | string> {
  const executable = existsSync(debianChromium) ? { executablePath: debianChromium } : {};
  try {
    return await chromium.launch({ ...executable, args: flags.split(' ') });
  } catch {
    return 'No browser: install chromium (Debian) or run `npx playwright install chromium`.';
  }
}

async function typeInto(page: Page, session: CDPSession, pages: 3 | 20): Promise<Keystrokes> {
  await page.evaluate((count) => bench.open(count), pages);
  const laidOut: number[] = [];
  const worked: number[] = [];
  const idle: number[] = [];
  for (let stroke = 0; stroke < warmUps + keystrokes; stroke++) {
    const idleFrom = await taskMs(session);
    await page.evaluate(() => bench.idle());
    const begun = await taskMs(session);
    const ms = await page.evaluate(() => bench.type());
    const ended = await taskMs(session);
    if (stroke < warmUps) continue;
    idle.push(begun - idleFrom);
    laidOut.push(ms);
    worked.push(ended - begun);
  }
  const overhead = median(idle);
  return {
    laidOutMs: { median: median(laidOut), p95: quantile(laidOut, 0.95) },
    mainThreadMs: { median: median(worked) - overhead, p95: quantile(worked, 0.95) - overhead },
  };
}

/** Milliseconds of main-thread work so far. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

async function countDifferingPdfs(page: Page): Promise<number> {
  const makePdf = await startEngine('folio');
  const sizes: PageCount[] = [1, 3];
  let differing = 0;
  for (const pages of sizes) {
    for (let seed = 1; seed <= 5; seed++) {
      const inBrowser = await page.evaluate(
        ([count = 1, from = 1]) => bench.makePdf(count as 1, from),
        [pages, seed],
      );
      const inNode = await makePdf(benchContent(pages, seed));
      if (Buffer.compare(Buffer.from(inBrowser), Buffer.from(inNode)) !== 0) differing += 1;
    }
  }
  return differing;
}

declare const bench: BenchPage;
