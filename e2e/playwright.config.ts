import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { cores } from '../scripts/checks/cores.ts';

const port = Number(process.env.FOLIO_E2E_PORT ?? 3210);
/** Debian's Chromium; the headless shell first, which opens a page in a third of the time. */
const debianChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/**
 * Disables the address bar's popup, which loads two pages per window. Only the last such list
 * counts, so it includes the features that Playwright disables.
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

// Days are computed in the browser's time zone, which is set below, so the tests use the same.
process.env.TZ = 'UTC';
// Tests have their own database and send no mail, whatever the settings of the shell.
for (const setting of ['DATABASE_URL', 'SMTP_URL']) delete process.env[setting];
// Set once and inherited by the workers, so that all use the same running product. Its data is
// deleted at the end of the run, after the server has stopped.
if (!process.env.FOLIO_E2E_DATA) {
  const data = mkdtempSync(join(tmpdir(), 'folio-e2e-'));
  process.env.FOLIO_E2E_DATA = data;
  process.once('exit', () => rmSync(data, { recursive: true, force: true, maxRetries: 3 }));
}

export default defineConfig({
  testDir: '.',
  // Each worker waits a third of its time for responses, so three of them use two cores.
  workers: Math.floor(1.5 * cores),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // In CI, tests that pass only at the second attempt are reported by `npm test`.
  retries: process.env.CI ? 1 : 0,
  // A slow machine must not fail a test; only hanging does. Assertions wait no longer than
  // necessary.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  outputDir: '../test-results',
  use: {
    // A hanging action is reported by its name, before the whole test times out.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // New resumes have the paper of the device's country.
    timezoneId: 'UTC',
    // Only the tests in offline.spec.ts need the service worker.
    serviceWorkers: 'block',
    // Animations would take a tenth of the time; tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces of all tests would take a third of the time: `FOLIO_TRACE=1` keeps them.
    trace: process.env.FOLIO_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(debianChromium ? { executablePath: debianChromium } : {}),
      // Without a UTF-8 locale Chromium changes non-English file names.
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
