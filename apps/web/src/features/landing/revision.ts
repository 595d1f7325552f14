import { t } from '../../lib/words/words.ts';

/**
 * The bullet in the hero's animation, and its position on the page in points. Drawn by
 * scripts/draw-landing-pictures.ts.
 */
export const revision = {
  get before() {
    return t(
      'Responsible for handling customer reports and for working together with support and engineering on getting fixes released faster.',
    );
  },
  get after() {
    return t(
      'Cut the median time from customer report to released fix from 11 days to 4 by giving support and engineering one shared queue.',
    );
  },
  page: { widthPt: 595.28, heightPt: 841.89 },
  place: { xPt: 225, yPt: 239.9, widthPt: 332.01, heightPt: 33.6 },
} as const;
