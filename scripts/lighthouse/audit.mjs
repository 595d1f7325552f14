import lighthouse, { desktopConfig } from 'lighthouse';
import { openBrowser } from './browser.mjs';

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};

const attempts = 3;

/**
 * Lighthouse's figures for a page in a browser that has never seen it, signed in with a `token`. On a
 * busy machine its recording may miss the beginning: then it is done again.
 */
export async function auditPage(page) {
  for (let attempt = 1; ; attempt += 1) {
    const lhr = await audit(page);
    if (!lhr.runtimeError) return { figures: figuresOf(lhr), findings: findingsOf(lhr) };
    if (attempt === attempts) throw new Error(`${page.url}: ${lhr.runtimeError.message}`);
  }
}

async function audit({ url, form, token }) {
  const browser = await openBrowser();
  try {
    if (token !== undefined) await browser.store(new URL(url).origin, { token });
    const config = form === 'desktop' ? desktopConfig : undefined;
    const flags = { port: browser.port, logLevel: 'error', disableStorageReset: Boolean(token) };
    const { lhr } = await lighthouse(url, flags, config);
    return lhr;
  } finally {
    await browser.close();
  }
}

function figuresOf({ categories: rated, audits }) {
  const scores = Object.entries(categories).map(([name, id]) => [
    name,
    Math.round((rated[id].score ?? 0) * 100),
  ]);
  const requests = audits['network-requests'].details.items;
  const scriptBytes = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    ...Object.fromEntries(scores),
    lcpMs: Math.round(audits['largest-contentful-paint'].numericValue),
    cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    scriptKb: Math.round(scriptBytes / 1024),
  };
}

/** What is wrong, by the category that it counts in. */
function findingsOf({ categories: rated, audits }) {
  const entries = Object.entries(categories).map(([name, id]) => {
    const counted = rated[id].auditRefs.filter(({ weight }) => weight > 0);
    const wrong = counted.filter(({ id: audit }) => (audits[audit].score ?? 1) < 0.9);
    return [name, wrong.map(({ id: audit }) => describe(audits[audit]))];
  });
  return Object.fromEntries(entries);
}

const describe = ({ id, displayValue }) => (displayValue ? `${id}: ${displayValue}` : id);
