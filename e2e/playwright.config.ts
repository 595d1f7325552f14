import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.FOLIO_E2E_PORT ?? 3210);
/** Debian's; the one without windows of its own first: it opens a page in a third of the time. */
const debianChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/**
 * Chromium sets the pop-up of its address bar, which no test sees, as two pages of its own for every
 * window. Of several such lists the last counts, so that what Playwright switches off is in it.
 */
const switchedOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AimEnabled',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
];

// Set once and inherited by the workers, so that all of them mean the same running product.
process.env.FOLIO_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'folio-e2e-'));

export default defineConfig({
  testDir: '.',
  // Each waits a third of its time, for answers and for what the app waits with: three fill two cores.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Nobody watches there: one that passes at the second try is named by `npm test`, to be mended.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  // A page's first load takes long on a busy machine; no assertion waits longer than it must.
  expect: { timeout: 20_000 },
  outputDir: '../test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // What the app keeps for use without a connection is loaded in one file's tests alone.
    serviceWorkers: 'block',
    // Frames that nothing looks at cost a tenth of the time; what moves is tested with motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping a trace of every test costs a third of the time: `FOLIO_TRACE=1` does.
    trace: process.env.FOLIO_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(debianChromium ? { executablePath: debianChromium } : {}),
      // Without a locale of UTF-8 Chromium gives files whose names are not English another name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        `--disable-features=${switchedOff.join(',')}`,
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" ../apps/api/src/main.ts`,
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.FOLIO_E2E_DATA,
      RATE_LIMITS: 'off',
      PAYMENT_PROVIDER: 'sandbox',
      PROMO_CODES: JSON.stringify({
        'E2E-20': { percentOff: 20 },
        'E2E-PLANS': { percentOff: 60, kinds: ['plan'] },
        'E2E-OVER': { percentOff: 20, until: '2020-01-01' },
      }),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
