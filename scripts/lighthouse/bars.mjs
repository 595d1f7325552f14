/** What every page has to reach. Mobile speed is shown, and not held against it. */
export function barsOf({ isPublic }, form) {
  const speed = { performance: 95, lcpMs: 1500, cls: 0.05 };
  return {
    accessibility: 100,
    bestPractices: 95,
    ...(isPublic ? { seo: 100 } : {}),
    ...(form === 'desktop' ? speed : { cls: speed.cls }),
  };
}

const isAtMost = new Set(['lcpMs', 'cls']);

/** One line for each bar that is missed, with what Lighthouse found. */
export function missedBy({ figures, findings }, bars) {
  return Object.entries(bars).flatMap(([name, bar]) => {
    const value = figures[name];
    const isMet = isAtMost.has(name) ? value <= bar : value >= bar;
    if (isMet) return [];
    const found = findings[name] ?? [];
    return [`${name} is ${value}, not ${bar}${found.length > 0 ? ` (${found.join('; ')})` : ''}`];
  });
}

const columns = [
  ['performance', 11],
  ['accessibility', 13],
  ['bestPractices', 13],
  ['seo', 5],
  ['lcpMs', 8],
  ['cls', 7],
  ['scriptKb', 10],
];

export const head = ['page'.padEnd(10), 'form'.padEnd(8)]
  .concat(columns.map(([name, width]) => name.padStart(width)))
  .join(' ');

export function describeRow(page, form, { figures }) {
  return [page.padEnd(10), form.padEnd(8)]
    .concat(columns.map(([name, width]) => String(figures[name]).padStart(width)))
    .join(' ');
}
