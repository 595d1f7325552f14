import type { Browser, CDPSession, Page } from 'playwright-core';

export type Visit = {
  url: string;
  width: number;
  /** The session token of a signed-in visit. */
  token?: string;
  /** Without throttling. */
  isFast: boolean;
};

type Request = { url: string; by: string; startMs: number; endMs: number; bytes: number };
type Seen = {
  shapeMs: number;
  /** Until the form has shown typed letters. */
  formMs: number;
  /** Until a prerendered image of the page is shown, if there is space for it next to the form. */
  pictureMs: number;
  /** Until the page laid out in the browser shows these letters in the viewport. */
  pageMs: number;
  /** Until the editor's form has replaced the prerendered one. */
  appMs: number;
  /** Transferred KB until that page, and until the network is idle. */
  pageKilobytes: number;
  kilobytes: number;
  requests: number;
  /** Whether the typed text is in its field and on the page at the end. */
  isKept: boolean;
  waterfall: string[][];
};

const kilobytesPerSecond = 50;
const latencyMs = 400;
const slowdown = 4;
const waitMs = 120_000;
/** The visit ends when nothing was transferred for this long. */
const restMs = 6_000;
const letters = 'Zoë';

/** One visit with an empty browser cache. */
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
    const traffic = await recordTraffic(session);
    if (!visit.isFast) await slowDown(session);
    await page.addInitScript(notePicture);
    await page.goto(visit.url, { waitUntil: 'commit' });
    const formMs = await typeAsSoonAsPossible(page);
    if (visit.width < 800) await openPageOfPhone(page);
    await pageWith(page, letters).first().waitFor();
    const pageMs = await sinceStart(page);
    const pageKilobytes = traffic.bytes() / 1024;
    await page.locator('#field-name').waitFor({ state: 'attached' });
    const appMs = await sinceStart(page);
    await traffic.quiet(restMs);
    const isOnPage = await pageWith(page, letters).first().isVisible();
    const isInField = (await page.locator('#field-name').inputValue()).includes(letters);
    const markOf = (name: string) =>
      page.evaluate(
        (wanted) => performance.getEntriesByName(wanted)[0]?.startTime ?? Number.NaN,
        name,
      );
    return {
      shapeMs: await markOf('first-contentful-paint'),
      formMs,
      pictureMs: await markOf('page-picture'),
      pageMs,
      appMs,
      pageKilobytes,
      kilobytes: traffic.bytes() / 1024,
      requests: traffic.requests.length,
      isKept: isOnPage && isInField,
      waterfall: waterfallOf(traffic.requests),
    };
  } finally {
    await context.close();
  }
}

/** A page that contains the text: an image made by the early engine, or the editor's own page. */
const pageWith = (page: Page, text: string) =>
  page
    .getByRole('region', { name: 'Pages of the resume' })
    .getByText(text)
    .or(page.locator(`[data-pages] img[alt*="${text}"]`));

/** Runs in the page: records when an image without text takes the page's place. */
function notePicture(): void {
  const timer = setInterval(() => {
    const picture = document.querySelector<HTMLImageElement>('[data-pages] img[alt=""]');
    if (!picture?.complete || picture.clientWidth === 0) return;
    performance.mark('page-picture');
    clearInterval(timer);
  }, 50);
}

const sinceStart = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Presses the button that opens the form until it works, and types until the field shows it. */
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

/** Uses the bottom bar, of the prerendered document or the app. */
async function openPageOfPhone(page: Page): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Parts of the editor' });
  const early = page.locator('[data-outline]').getByRole('button', { name: 'Page' });
  await parts.getByRole('button', { name: 'Page' }).or(early).first().click();
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

type Traffic = {
  requests: readonly Request[];
  /** The bytes transferred so far, with the headers of completed responses. */
  bytes: () => number;
  /** Resolves once nothing was transferred for this long. */
  quiet: (ms: number) => Promise<void>;
};

/** Records all requests with their transferred bytes; updated continuously. */
async function recordTraffic(session: CDPSession): Promise<Traffic> {
  const known = new Map<string, Request>();
  const requests: Request[] = [];
  let start: number | undefined;
  let lastMs = Date.now();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator }) => {
    start ??= timestamp;
    if (!request.url.startsWith('http')) return;
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.type;
    const found = { url: request.url, by, startMs: (timestamp - start) * 1000, endMs: 0, bytes: 0 };
    known.set(requestId, found);
    requests.push(found);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const found = known.get(requestId);
    if (found) found.bytes += encodedDataLength;
    lastMs = Date.now();
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const found = known.get(requestId);
    if (!found) return;
    found.endMs = (timestamp - (start ?? timestamp)) * 1000;
    found.bytes = encodedDataLength;
    lastMs = Date.now();
  });
  return {
    requests,
    bytes: () => requests.reduce((sum, { bytes }) => sum + bytes, 0),
    async quiet(ms) {
      while (Date.now() - lastMs < ms) await new Promise((resolve) => setTimeout(resolve, 200));
    },
  };
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
