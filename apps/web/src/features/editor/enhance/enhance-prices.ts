import { useCreditPrice } from '../../../lib/credit-costs.ts';
import { type CreditPrice, creditsText } from '../../../lib/credit-price.ts';
import type { EnhancedSection } from './sections.ts';

/** What enhancing takes: the call itself, and the one that bullet points may need after it. */
export type EnhancePrices = {
  improve: CreditPrice<'improve'>;
  bullets: CreditPrice<'improve-bullets'>;
};

export const useEnhancePrices = (): EnhancePrices => ({
  improve: useCreditPrice('improve'),
  bullets: useCreditPrice('improve-bullets'),
});

/** Bullet points that come back as another number of lines are asked for again, one by one. */
export function enhancePriceWords(
  { improve, bullets }: EnhancePrices,
  section: EnhancedSection,
): string {
  if (section !== 'workExperience' || !improve.credits || !bullets.credits) return improve.words;
  return `${improve.credits}–${creditsText(improve.credits + bullets.credits)}`;
}
