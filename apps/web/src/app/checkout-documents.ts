import { isCheckoutPage } from '@folio/contract/checkout-pages';
import { redirectDocument, type ShouldRevalidateFunctionArgs } from 'react-router';
import { storeToast } from '../ui/stored-toast.ts';

/**
 * Loads the page anew on the way to a checkout page and away from one, so that the policy which lets
 * the payment provider in is in force there, and nowhere else.
 */
export function checkoutDocuments() {
  // What the document that runs was loaded as: its policy is that page's.
  const isCheckoutDocument = isCheckoutPage(location.pathname);
  return {
    loader: ({ request }: { request: Request }) => {
      if (isCheckoutPage(new URL(request.url).pathname) === isCheckoutDocument) return null;
      addEventListener('pagehide', () => storeToast(), { once: true });
      return redirectDocument(request.url);
    },
    shouldRevalidate: ({ nextUrl }: ShouldRevalidateFunctionArgs) =>
      isCheckoutPage(nextUrl.pathname) !== isCheckoutDocument,
  };
}
