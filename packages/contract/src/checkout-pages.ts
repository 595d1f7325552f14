/**
 * Whether a page may open the payment provider's checkout. The provider's scripts and frames are
 * allowed on these pages alone, so that they are documents of their own: a link to one, or away
 * from one, loads the page anew.
 */
export const isCheckoutPage = (path: string): boolean => /^\/(subscribe|payment)\/[^/]/i.test(path);
