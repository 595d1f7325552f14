export type CategoryName = 'performance' | 'accessibility' | 'bestPractices' | 'seo';
export type Figures = Record<CategoryName | 'lcpMs' | 'cls' | 'scriptKb', number>;
export type Form = 'desktop' | 'mobile';
/** Figures of a page, and findings by category. */
export type Audited = { figures: Figures; findings: Record<CategoryName, string[]> };
type Thresholds = Partial<Figures>;

/** The thresholds of every page. */
export function thresholdsOf({ isPublic }: { isPublic: boolean }, form: Form): Thresholds {
  const all = { accessibility: 100, bestPractices: isPublic ? 100 : 95, cls: 0.05 };
  if (form === 'desktop')
    return { ...all, lcpMs: 1500, performance: isPublic ? 98 : 95, ...(isPublic && { seo: 100 }) };
  return isPublic ? { ...all, performance: 95, seo: 100 } : { ...all, performance: 80 };
}

const isAtMost: ReadonlySet<string> = new Set(['lcpMs', 'cls']);

/** Returns a line for each threshold that is missed, with Lighthouse's findings. */
export function missedBy({ figures, findings }: Audited, thresholds: Thresholds): string[] {
  return Object.entries(thresholds).flatMap(([name, threshold]) => {
    const value = figures[name as keyof Figures];
    const isMet = isAtMost.has(name) ? value <= threshold : value >= threshold;
    if (isMet) return [];
    const found = findings[name as CategoryName] ?? [];
    return [
      `${name} is ${value}, not ${threshold}${found.length > 0 ? ` (${found.join('; ')})` : ''}`,
    ];
  });
}
