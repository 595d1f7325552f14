import { isCheckoutPage } from '@folio/contract/checkout-pages';
import { redirectDocument, type ShouldRevalidateFunctionArgs } from 'react-router';
import { storeToast } from '../ui/stored-toast.ts';

/**
 * Loads a new document on the way to a checkout page and away from one, so that the content
 * security policy which allows the payment provider is in force there and nowhere else.
 */
export function checkoutDocuments() {
  // Whether the current document was loaded as a checkout page, and so has its policy.
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
