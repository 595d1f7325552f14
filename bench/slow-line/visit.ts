import type { Browser, CDPSession, Page } from 'playwright-core';

export type Visit = {
  url: string;
  width: number;
  /** Whoever is signed in. */
  token?: string;
  /** On an ordinary line and machine. */
  isFast: boolean;
};

type Request = { url: string; by: string; startMs: number; endMs: number; bytes: number };
type Seen = {
  shapeMs: number;
  formMs: number;
  /** A picture of the page, where there is room for one beside the form. */
  pictureMs: number;
  /** The page with what was typed. */
  pageMs: number;
  kilobytes: number;
  requests: number;
  /** Whether what was typed stands on the page in the end. */
  isKept: boolean;
  waterfall: string[][];
};

const kilobytesPerSecond = 50;
const latencyMs = 400;
const slowdown = 4;
const waitMs = 120_000;
/** After the page is there: what comes then is still part of the first visit. */
const restMs = 12_000;
const letters = 'Zoë';

/** One visit of somebody whose browser keeps nothing. */
export async function visitOnSlowLine(browser: Browser, visit: Visit): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: visit.width, height: 800 },
    hasTouch: visit.width < 800,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(waitMs);
    const { token } = visit;
    if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token);
    const session = await context.newCDPSession(page);
    const requests = await recordRequests(session);
    if (!visit.isFast) await slowDown(session);
    await page.addInitScript(notePicture);
    await page.goto(visit.url, { waitUntil: 'commit' });
    const formMs = await typeAsSoonAsPossible(page);
    if (visit.width < 800) await openPageOfPhone(page);
    const pages = page.getByRole('region', { name: 'Pages of the resume' });
    await pages.getByText(letters).first().waitFor();
    const pageMs = await sinceStart(page);
    await page.waitForTimeout(restMs);
    const isKept = await pages.getByText(letters).first().isVisible();
    const shapeMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    const found = requests.filter(({ url }) => url.startsWith('http'));
    const bytes = found.reduce((sum, request) => sum + request.bytes, 0);
    return {
      shapeMs,
      formMs,
      pageMs,
      pictureMs: await page.evaluate(
        () => performance.getEntriesByName('page-picture')[0]?.startTime ?? Number.NaN,
      ),
      kilobytes: bytes / 1024,
      requests: found.length,
      isKept,
      waterfall: waterfallOf(found),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function notePicture(): void {
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.alt === '') performance.mark('page-picture');
    },
    true,
  );
}

const sinceStart = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Presses what leads to the form until it does, and types until the field shows it. */
async function typeAsSoonAsPossible(page: Page): Promise<number> {
  const begin = page.getByRole('button', { name: 'Start with my name' });
  const field = page.getByLabel('Name', { exact: true }).first();
  for (;;) {
    if (await field.isVisible().catch(() => false)) break;
    if (await begin.isVisible().catch(() => false))
      await begin.click({ timeout: 1_000 }).catch(() => {});
    await page.waitForTimeout(20);
  }
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(letters);
  await page.waitForFunction(
    (text) => (document.activeElement as HTMLInputElement | null)?.value?.includes(text),
    letters,
  );
  return sinceStart(page);
}

async function openPageOfPhone(page: Page): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Parts of the editor' });
  await parts.getByRole('button', { name: 'Page' }).click();
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: kilobytesPerSecond * 1000,
    uploadThroughput: kilobytesPerSecond * 1000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** All that the page asks for, with its bytes as they were sent. It grows as they come. */
async function recordRequests(session: CDPSession): Promise<Request[]> {
  const known = new Map<string, Request>();
  const requests: Request[] = [];
  let start: number | undefined;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator }) => {
    start ??= timestamp;
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.type;
    const found = { url: request.url, by, startMs: (timestamp - start) * 1000, endMs: 0, bytes: 0 };
    known.set(requestId, found);
    requests.push(found);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const found = known.get(requestId);
    if (!found) return;
    found.endMs = (timestamp - (start ?? timestamp)) * 1000;
    found.bytes = encodedDataLength;
  });
  return requests;
}

const lastPart = (url: string): string => url.slice(url.lastIndexOf('/') + 1).slice(0, 48);

const waterfallOf = (requests: readonly Request[]): string[][] => [
  ['asked, ms', 'done, ms', 'bytes', 'what', 'by'],
  ...requests.map(({ url, by, startMs, endMs, bytes }) => [
    String(Math.round(startMs)),
    String(Math.round(endMs)),
    String(bytes),
    lastPart(url),
    lastPart(by),
  ]),
];
