/**
 * Whether a page may open the payment provider's checkout. The content security policy allows the
 * provider's scripts and frames only on these pages, so links to and from them load a new document
 * instead of navigating within the app.
 */
export const isCheckoutPage = (path: string): boolean => /^\/(subscribe|payment)\/[^/]/i.test(path);
