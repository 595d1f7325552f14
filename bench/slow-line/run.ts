/**
 * Measures opening the editor on a slow connection (400 kbit/s, 400 ms) and a slow phone (4 times
 * throttled), without caches: when its layout is painted, when the form has accepted letters, when
 * a picture of the page is shown with it, when a page with these letters is laid out, when the app
 * is ready, the bytes transferred until that page and in total, and whether the letters are still
 * there at the end. Arguments name visits, such as `guest`; `--waterfall` lists every request, and
 * `--product /path` alternates with another checkout.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { type Product, signUp, startProduct } from '../load/product.ts';
import { median } from '../measure/statistics.ts';
import { asText } from '../report/table.ts';
import { type Visit, visitOnSlowLine } from './visit.ts';

const here = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    waterfall: { type: 'boolean', default: false },
    fast: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
    product: { type: 'string', multiple: true, default: [here] },
  },
});
const figures = [
  'shapeMs',
  'formMs',
  'pictureMs',
  'pageMs',
  'appMs',
  'pageKilobytes',
  'kilobytes',
  'requests',
] as const;

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const products = await Promise.all(values.product.map(startQuiet));
try {
  const rows: string[][] = [['product', 'visit', ...figures]];
  const visits = await Promise.all(products.map(visitsOf));
  for (const name of ['guest', 'guest-wide', 'owner', 'owner-wide']) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const found = products.map(() => [] as Awaited<ReturnType<typeof visitOnSlowLine>>[]);
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const [index, all] of visits.entries()) {
        const visit = all[name];
        if (visit) found[index]?.push(await visitOnSlowLine(browser, visit));
      }
    for (const [index, runs] of found.entries()) {
      const last = runs.at(-1);
      if (values.waterfall && last) process.stdout.write(`${asText(last.waterfall)}\n`);
      const medians = figures.map((key) => String(Math.round(median(runs.map((run) => run[key])))));
      rows.push([values.product[index] ?? '', name, ...medians]);
      if (runs.some(({ isKept }) => !isKept)) process.exitCode = 1;
    }
  }
  process.stdout.write(`${asText(rows)}\n`);
} finally {
  await browser.close();
  await Promise.all(products.map((product) => product.stop()));
}

function startQuiet(folder: string): Promise<Product> {
  return startProduct(folder, {
    RATE_LIMITS: 'off',
    HOST: 'localhost',
    NODE_ENV: 'development',
    PAYMENT_PROVIDER: 'sandbox',
  });
}

async function visitsOf(product: Product): Promise<Record<string, Visit>> {
  const content = {
    personalInfo: { firstName: 'Asha', lastName: 'Verma', title: 'Engineer', summary: 'Calm.' },
  };
  const person = await signUp(product, 'asha', { address: '192.0.2.1', content });
  const isFast = values.fast;
  const guest = { url: `${product.url}/resume/start`, isFast };
  const owner = {
    url: `${product.url}/resume/editor/${person.resumeId}`,
    token: person.token,
    isFast,
  };
  return {
    guest: { ...guest, width: 390 },
    'guest-wide': { ...guest, width: 1280 },
    owner: { ...owner, width: 390 },
    'owner-wide': { ...owner, width: 1280 },
  };
}
