import { auditPage } from './audit.mjs';
import { barsOf, describeRow, head, missedBy } from './bars.mjs';
import { startProduct } from './product.mjs';

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const pages = [
  { name: 'landing', path: '/', isPublic: true },
  { name: 'login', path: '/login', isPublic: true },
  { name: 'pricing', path: '/pricing', isPublic: true },
  { name: 'help', path: '/help-center', isPublic: true },
  { name: 'guide', path: '/help-center/guides/score', isPublic: true },
  { name: 'contact', path: '/contact', isPublic: true },
  { name: 'sales', path: '/contact-sales', isPublic: true },
  { name: 'privacy', path: '/privacy-policy', isPublic: true },
  { name: 'signup', path: '/signup', isPublic: true },
  { name: 'profile', path: '/asha', isPublic: true },
  { name: 'dashboard', path: '/dashboard', isPublic: false },
];
const forms = ['desktop', 'mobile'];

const chosen = process.argv.slice(2);
const wanted = pages.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const product = await startProduct();
try {
  const missed = [];
  process.stdout.write(`${head}\n`);
  for (const page of wanted)
    for (const form of forms) {
      const median = await measure(page, form);
      const misses = missedBy(median, barsOf(page, form));
      missed.push(...misses.map((miss) => `${page.name}, ${form}: ${miss}`));
      process.stdout.write(`${describeRow(page.name, form, median)}\n`);
    }
  process.stdout.write(missed.length === 0 ? 'All bars are met.\n' : `${missed.join('\n')}\n`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}

/** The median of each figure; what was found wrong in the last run. */
async function measure({ path, isPublic }, form) {
  const results = [];
  for (let run = 0; run < runs; run += 1)
    results.push(
      await auditPage({
        url: product.baseUrl + path,
        form,
        ...(isPublic ? {} : { token: product.token }),
      }),
    );
  const figures = Object.keys(results[0].figures);
  return {
    figures: Object.fromEntries(
      figures.map((name) => [name, medianOf(results.map((result) => result.figures[name]))]),
    ),
    findings: results.at(-1).findings,
  };
}

function medianOf(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
