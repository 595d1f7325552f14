import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { WaitingScreen } from '../ui/waiting-screen.tsx';
import { checkoutDocuments } from './checkout-documents.ts';
import type { RouteHandle } from './document-title.ts';
import { publicProfilePath, rememberRoutes } from './known-paths.ts';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import { GuestGuard, SessionGuard } from './session-guard.tsx';

const titled = (title: string) => ({ handle: { title } satisfies RouteHandle });

const guestRoutes: RouteObject = {
  element: <GuestGuard />,
  children: [
    {
      lazy: async () => ({ Component: (await import('./auth-layout.tsx')).AuthLayout }),
      children: [
        {
          path: 'login',
          ...titled('Log In'),
          lazy: async () => ({ Component: (await import('./routes/login.tsx')).LoginRoute }),
        },
        {
          path: 'signup',
          ...titled('Sign Up'),
          lazy: async () => ({ Component: (await import('./routes/signup.tsx')).SignupRoute }),
        },
        {
          path: 'verify-email',
          ...titled('Verify your email'),
          lazy: async () => ({
            Component: (await import('./routes/verify-email.tsx')).VerifyEmailRoute,
          }),
        },
        {
          path: 'reset-password',
          ...titled('Reset your password'),
          lazy: async () => ({
            Component: (await import('./routes/reset-password.tsx')).ResetPasswordRoute,
          }),
        },
      ],
    },
  ],
};

/** For who logs in, and for who is logged in and links an account. */
const returnRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./auth-layout.tsx')).AuthLayout }),
  children: [
    {
      path: 'login/oidc/:provider',
      ...titled('Log In'),
      lazy: async () => ({ Component: (await import('./routes/oidc-return.tsx')).OidcReturnRoute }),
    },
  ],
};

/** Of a letter that goes with a resume, and of one with an id of its own. */
const letter = {
  ...titled('Cover letter'),
  lazy: () => import('./routes/cover-letter.tsx'),
};
const letterHistory = {
  ...titled('History of the letter'),
  lazy: () => import('./routes/letter-history.tsx'),
};

const protectedRoutes: RouteObject = {
  element: <SessionGuard />,
  children: [
    {
      lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
      children: [
        {
          path: 'dashboard',
          ...titled('Dashboard'),
          lazy: async () => ({
            Component: (await import('./routes/dashboard.tsx')).DashboardRoute,
          }),
        },
        {
          path: 'resumes',
          ...titled('All Resumes'),
          lazy: async () => ({ Component: (await import('./routes/resumes.tsx')).ResumesRoute }),
        },
        {
          path: 'applications/new',
          ...titled('New application'),
          lazy: async () => ({
            Component: (await import('./routes/new-application.tsx')).NewApplicationRoute,
          }),
        },
        {
          path: 'applications/:id?/:part?',
          ...titled('Applications'),
          lazy: async () => ({
            Component: (await import('./routes/applications.tsx')).ApplicationsRoute,
          }),
        },
        {
          path: 'activity',
          ...titled('Recent Activity'),
          lazy: async () => ({ Component: (await import('./routes/activity.tsx')).ActivityRoute }),
        },
        {
          path: 'tips',
          ...titled('Resume Tips'),
          lazy: async () => ({ Component: (await import('./routes/tips.tsx')).TipsRoute }),
        },
        {
          path: 'templates',
          ...titled('Resume Templates'),
          lazy: async () => ({
            Component: (await import('./routes/templates.tsx')).TemplatesRoute,
          }),
        },
        {
          path: 'resume/analysis',
          ...titled('Resume Analysis'),
          lazy: async () => ({
            Component: (await import('./routes/resume-analysis.tsx')).ResumeAnalysisRoute,
          }),
        },
        {
          path: 'profile/settings',
          ...titled('Profile Settings'),
          lazy: async () => ({
            Component: (await import('./routes/profile-settings.tsx')).ProfileSettingsRoute,
          }),
        },
        {
          path: 'resume/:id/versions',
          ...titled('Tailored versions'),
          lazy: async () => ({ Component: (await import('./routes/versions.tsx')).VersionsRoute }),
        },
        {
          path: 'resume/:id/history',
          ...titled('History'),
          lazy: async () => ({ Component: (await import('./routes/history.tsx')).HistoryRoute }),
        },
        { path: 'resume/:id/cover-letter/history', ...letterHistory },
        { path: 'letters', ...titled('Letters'), lazy: () => import('./routes/letters.tsx') },
        { path: 'letters/:id/history', ...letterHistory },
        {
          path: 'resumes/trash',
          ...titled('Recently deleted'),
          lazy: async () => ({ Component: (await import('./routes/trash.tsx')).TrashRoute }),
        },
        {
          path: 'billing',
          ...titled('Billing'),
          lazy: async () => ({ Component: (await import('./routes/billing.tsx')).BillingRoute }),
        },
      ],
    },
    {
      path: 'resume/editor/:id?',
      ...titled('Resume editor'),
      lazy: async () => ({
        Component: (await import('./routes/resume-editor.tsx')).ResumeEditorRoute,
      }),
    },
    { path: 'resume/:id/cover-letter', ...letter },
    { path: 'letters/:id', ...letter },
    {
      path: 'subscribe/premium',
      ...titled('Upgrade to Premium'),
      lazy: async () => ({ Component: (await import('./routes/upgrade.tsx')).UpgradeRoute }),
    },
    {
      path: 'subscribe/:planType',
      ...titled('Annual plan'),
      lazy: async () => ({ Component: (await import('./routes/plan.tsx')).PlanRoute }),
    },
  ],
};

/** All that can be opened, below what every page has. */
export const pages: RouteObject[] = [
  {
    index: true,
    ...titled('Build Professional Resumes in Minutes'),
    lazy: async () => ({ Component: (await import('./routes/landing.tsx')).LandingRoute }),
  },
  guestRoutes,
  returnRoutes,
  protectedRoutes,
  {
    path: 'resume/start',
    ...titled('Your resume'),
    lazy: async () => ({ Component: (await import('./routes/start.tsx')).StartRoute }),
  },
  {
    path: 'applications/catch',
    ...titled('New application'),
    lazy: async () => ({ Component: (await import('./routes/catch-job.tsx')).CatchJobRoute }),
  },
  {
    path: 'pricing',
    ...titled('Pricing'),
    lazy: async () => ({ Component: (await import('./routes/pricing.tsx')).PricingRoute }),
  },
  {
    path: 'help-center',
    ...titled('Help Center'),
    lazy: async () => ({
      Component: (await import('./routes/help-center.tsx')).HelpCenterRoute,
    }),
  },
  {
    path: 'help-center/guides',
    ...titled('Guides'),
    lazy: async () => ({ Component: (await import('./routes/guides.tsx')).GuidesRoute }),
  },
  {
    path: 'help-center/guides/:name',
    ...titled('Guide'),
    lazy: async () => ({ Component: (await import('./routes/guide.tsx')).GuideRoute }),
  },
  {
    path: 'privacy-policy',
    ...titled('Privacy Policy'),
    lazy: async () => ({
      Component: (await import('./routes/privacy-policy.tsx')).PrivacyPolicyRoute,
    }),
  },
  {
    path: 'terms-of-service',
    ...titled('Terms of Service'),
    lazy: async () => ({
      Component: (await import('./routes/terms-of-service.tsx')).TermsOfServiceRoute,
    }),
  },
  {
    path: 'contact',
    ...titled('Contact Us'),
    lazy: async () => ({ Component: (await import('./routes/contact.tsx')).ContactRoute }),
  },
  {
    path: 'contact-sales',
    ...titled('Enterprise Solutions'),
    lazy: async () => ({
      Component: (await import('./routes/contact-sales.tsx')).ContactSalesRoute,
    }),
  },
  {
    path: 'payment/credits/:pack',
    ...titled('Buy credits'),
    lazy: async () => ({
      Component: (await import('./routes/credits-payment.tsx')).CreditsPaymentRoute,
    }),
  },
  {
    path: 'resume/preview/:id',
    ...titled('Resume preview'),
    lazy: async () => ({
      Component: (await import('./routes/resume-preview.tsx')).ResumePreviewRoute,
    }),
  },
  {
    path: publicProfilePath,
    ...titled('Profile'),
    lazy: async () => ({
      Component: (await import('./routes/public-profile.tsx')).PublicProfileRoute,
    }),
  },
  { path: 'resume', element: <Navigate to="/resumes" replace /> },
  {
    path: '*',
    ...titled('Page Not Found'),
    lazy: async () => ({ Component: (await import('./routes/not-found.tsx')).NotFoundRoute }),
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
