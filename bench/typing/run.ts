/**
 * Measures how long a person waits in the editor on a phone's processor (4 times throttled), with a
 * resume of three pages: from a key to the frame that shows its letter, from presses to their
 * frames in a tour of the editor (INP), and the longest time without a frame after pasting 100,000
 * letters. `--product /path` alternates with another checkout, and `--rounds 3` takes the medians
 * of three rounds.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { benchContent } from '../corpus.ts';
import { signUp, startProduct } from '../load/product.ts';
import { median, quantile } from '../measure/statistics.ts';
import { asText } from '../report/table.ts';
import { type Feel, feelOfEditor } from './feel.ts';
import { tour } from './tour.ts';

const here = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    product: { type: 'string', multiple: true, default: [here] },
  },
});
const quiet = { RATE_LIMITS: 'off', HOST: 'localhost', NODE_ENV: 'development' };

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const products = await Promise.all(values.product.map((folder) => startProduct(folder, quiet)));
try {
  const content = benchContent(3, 1);
  const people = await Promise.all(
    products.map((product) => signUp(product, 'asha', { address: '192.0.2.1', content })),
  );
  const found = products.map((): Feel[] => []);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [index, person] of people.entries())
      found[index]?.push(await feelOfEditor(browser, person));
  const rows = found.map((rounds, index) => {
    const of = (figure: (feel: Feel) => number) => String(Math.round(median(rounds.map(figure))));
    return [
      values.product[index] ?? '',
      of(({ keysMs }) => quantile(keysMs, 0.5)),
      of(({ keysMs }) => quantile(keysMs, 0.95)),
      of(({ bulletKeysMs }) => quantile(bulletKeysMs, 0.5)),
      of(({ bulletKeysMs }) => quantile(bulletKeysMs, 0.95)),
      of(({ presses }) =>
        quantile(
          presses.map(({ ms }) => ms),
          0.5,
        ),
      ),
      of(({ presses }) =>
        quantile(
          presses.map(({ ms }) => ms),
          0.95,
        ),
      ),
      of(({ pasteMs }) => pasteMs),
      of(({ bulletPasteMs }) => bulletPasteMs),
    ];
  });
  const head = [
    'product',
    'key p50',
    'key p95',
    'bullet p50',
    'bullet p95',
    'press p50',
    'press p95',
    'paste',
    'into a bullet',
  ];
  const presses = tour.map(({ name }, index) => [
    name,
    ...found.map((rounds) =>
      String(Math.round(median(rounds.map((feel) => feel.presses[index]?.ms ?? Number.NaN)))),
    ),
  ]);
  process.stdout.write(
    `${asText([head, ...rows])}\n${asText([['press', ...values.product], ...presses])}\n`,
  );
} finally {
  await browser.close();
  await Promise.all(products.map((product) => product.stop()));
}
