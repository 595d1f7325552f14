import { isCheckoutPage } from '@folio/contract/checkout-pages';
import {
  createBrowserRouter,
  Navigate,
  type RouteObject,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { t } from '../lib/words/words.ts';
import { storeToast } from '../ui/stored-toast.ts';
import { WaitingScreen } from '../ui/waiting-screen.tsx';
import { titled } from './document-title.ts';
import { RouteError } from './error-screen.tsx';
import { publicProfilePath, rememberRoutes } from './known-paths.ts';
import { protectedRoutes } from './protected-routes.tsx';
import { Root } from './root.tsx';
import { GuestGuard } from './session-guard.tsx';

const guestRoutes: RouteObject = {
  element: <GuestGuard />,
  children: [
    {
      lazy: async () => ({ Component: (await import('./auth-layout.tsx')).AuthLayout }),
      children: [
        {
          path: 'login',
          ...titled(() => t('Log In')),
          lazy: () => import('./routes/login.tsx'),
        },
        {
          path: 'signup',
          ...titled(() => t('Sign Up')),
          lazy: () => import('./routes/signup.tsx'),
        },
        {
          path: 'verify-email',
          ...titled(() => t('Verify your email')),
          lazy: () => import('./routes/verify-email.tsx'),
        },
        {
          path: 'reset-password',
          ...titled(() => t('Reset your password')),
          lazy: () => import('./routes/reset-password.tsx'),
        },
      ],
    },
  ],
};

/** The return addresses for identity providers: after a login, and after linking an account. */
const returnRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./auth-layout.tsx')).AuthLayout }),
  children: [
    {
      path: 'login/oidc/:provider',
      ...titled(() => t('Log In')),
      lazy: () => import('./routes/oidc-return.tsx'),
    },
  ],
};

/** Every route, to be nested in the root layout. */
export const pages: RouteObject[] = [
  {
    index: true,
    ...titled(() => t('Build Professional Resumes in Minutes')),
    lazy: async () => ({ Component: (await import('./routes/landing.tsx')).LandingRoute }),
  },
  guestRoutes,
  returnRoutes,
  protectedRoutes,
  {
    path: 'resume/start',
    ...titled(() => t('Your resume')),
    lazy: () => import('./routes/start.tsx'),
  },
  {
    path: 'applications/catch',
    ...titled(() => t('New application')),
    lazy: () => import('./routes/catch-job.tsx'),
  },
  {
    path: 'pricing',
    ...titled(() => t('Pricing')),
    lazy: () => import('./routes/pricing.tsx'),
  },
  {
    path: 'help-center',
    ...titled(() => t('Help Center')),
    lazy: () => import('./routes/help-center.tsx'),
  },
  {
    path: 'help-center/guides',
    ...titled(() => t('Guides')),
    lazy: () => import('./routes/guides.tsx'),
  },
  {
    path: 'help-center/guides/:name',
    ...titled(() => t('Guide')),
    lazy: () => import('./routes/guide.tsx'),
  },
  {
    path: 'privacy-policy',
    ...titled(() => t('Privacy Policy')),
    lazy: () => import('./routes/privacy-policy.tsx'),
  },
  {
    path: 'terms-of-service',
    ...titled(() => t('Terms of Service')),
    lazy: () => import('./routes/terms-of-service.tsx'),
  },
  {
    path: 'contact',
    ...titled(() => t('Contact Us')),
    lazy: () => import('./routes/contact.tsx'),
  },
  {
    path: 'contact/report',
    ...titled(() => t('Report a page')),
    lazy: async () => ({ Component: (await import('./routes/contact.tsx')).ReportPageRoute }),
  },
  {
    path: 'contact-sales',
    ...titled(() => t('Enterprise Solutions')),
    lazy: () => import('./routes/contact-sales.tsx'),
  },
  {
    path: 'payment/credits/:pack',
    ...titled(() => t('Buy credits')),
    lazy: () => import('./routes/credits-payment.tsx'),
  },
  {
    path: 'resume/preview/:id',
    ...titled(() => t('Resume preview')),
    lazy: () => import('./routes/resume-preview.tsx'),
  },
  {
    path: 'r/:name',
    ...titled(() => t('Resume')),
    lazy: async () => ({
      Component: (await import('./routes/linked-resume.tsx')).LinkedResumeRoute,
    }),
  },
  {
    path: publicProfilePath,
    ...titled(() => t('Profile')),
    lazy: async () => ({
      Component: (await import('./routes/public-profile.tsx')).PublicProfileRoute,
    }),
  },
  { path: 'resume', element: <Navigate to="/resumes" replace /> },
  {
    path: '*',
    ...titled(() => t('Page Not Found')),
    lazy: () => import('./routes/not-found.tsx'),
  },
];

export const makeRouter = () =>
  createBrowserRouter(
    rememberRoutes([
      {
        element: <Root />,
        ...checkoutDocuments(),
        errorElement: <RouteError />,
        hydrateFallbackElement: <WaitingScreen />,
        children: pages,
      },
    ]),
  );

/**
 * Loads a new document when entering or leaving a checkout page, so that the content security
 * policy that allows the payment provider applies there only.
 */
function checkoutDocuments() {
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
