import type { Finding } from '@folio/contract/ai-answers';
import { t } from '../words/words.ts';

export type AreaName = Finding['area'];
export const areaTitles: Record<AreaName, string> = {
  get content() {
    return t('Content Quality');
  },
  get structure() {
    return t('Format & Structure');
  },
  get ats() {
    return t('ATS Compatibility');
  },
};

/** A score in words, for the whole and for one area. */
type Band = { label: string; tone: 'good' | 'warning' | 'danger' };

export const toneText = {
  good: 'text-good',
  warning: 'text-warning',
  danger: 'text-danger',
} as const satisfies Record<Band['tone'], string>;

export function bandOf(score: number): Band {
  if (score >= 80) return { label: t('Excellent'), tone: 'good' };
  if (score >= 60) return { label: t('Good'), tone: 'warning' };
  return { label: t('Needs significant improvement'), tone: 'danger' };
}

export const areaBandOf = (score: number): Band =>
  score >= 70 ? { label: t('Strong'), tone: 'good' } : { label: t('Weak'), tone: 'warning' };

/** Rounded down, so that 79.6 is not shown as 80. */
export const shownScore = (score: number): number => Math.floor(Math.min(100, Math.max(0, score)));

/** Rounds parts so that their sum is the displayed total. */
export function shownParts(parts: readonly number[], total: number): number[] {
  const shown = parts.map(Math.floor);
  const rest = (index: number) => (parts[index] ?? 0) - (shown[index] ?? 0);
  const byRest = [...parts.keys()].sort((one, other) => rest(other) - rest(one));
  const missing = shownScore(total) - shown.reduce((sum, part) => sum + part, 0);
  for (const index of byRest.slice(0, Math.max(0, missing))) shown[index] = (shown[index] ?? 0) + 1;
  return shown;
}

/** The gain of a fix, as displayed: '+1.4 points'. */
export function pointsText(points: number): string {
  const shown = Math.max(1, Math.round(points * 10)) / 10;
  return t('{shown, plural, one {+# point} other {+# points}}', { shown });
}
