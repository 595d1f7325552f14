import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { WaitingScreen } from '../ui/waiting-screen.tsx';
import { checkoutDocuments } from './checkout-documents.ts';
import type { RouteHandle } from './document-title.ts';
import { RouteError } from './error-screen.tsx';
import { publicProfilePath, rememberRoutes } from './known-paths.ts';
import { Root } from './root.tsx';
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
          lazy: () => import('./routes/login.tsx'),
        },
        {
          path: 'signup',
          ...titled('Sign Up'),
          lazy: () => import('./routes/signup.tsx'),
        },
        {
          path: 'verify-email',
          ...titled('Verify your email'),
          lazy: () => import('./routes/verify-email.tsx'),
        },
        {
          path: 'reset-password',
          ...titled('Reset your password'),
          lazy: () => import('./routes/reset-password.tsx'),
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
      lazy: () => import('./routes/oidc-return.tsx'),
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
          lazy: () => import('./routes/dashboard.tsx'),
        },
        {
          path: 'resumes',
          ...titled('All Resumes'),
          lazy: () => import('./routes/resumes.tsx'),
        },
        {
          path: 'applications/new',
          ...titled('New application'),
          lazy: () => import('./routes/new-application.tsx'),
        },
        {
          path: 'applications',
          ...titled('Applications'),
          lazy: () => import('./routes/applications.tsx'),
        },
        {
          path: 'applications/questions',
          ...titled('Questions and answers'),
          lazy: () => import('./routes/application-parts.tsx'),
        },
        {
          path: 'applications/:id/:part',
          ...titled('Applications'),
          lazy: () => import('./routes/application-parts.tsx'),
        },
        {
          path: 'activity',
          ...titled('Recent Activity'),
          lazy: () => import('./routes/activity.tsx'),
        },
        {
          path: 'tips',
          ...titled('Resume Tips'),
          lazy: () => import('./routes/tips.tsx'),
        },
        {
          path: 'templates',
          ...titled('Resume Templates'),
          lazy: () => import('./routes/templates.tsx'),
        },
        {
          path: 'resume/analysis',
          ...titled('Resume Analysis'),
          lazy: () => import('./routes/resume-analysis.tsx'),
        },
        {
          path: 'profile/settings',
          ...titled('Profile Settings'),
          lazy: () => import('./routes/profile-settings.tsx'),
        },
        {
          path: 'resume/:id/versions',
          ...titled('Tailored versions'),
          lazy: () => import('./routes/versions.tsx'),
        },
        {
          path: 'resume/:id/history',
          ...titled('History'),
          lazy: () => import('./routes/history.tsx'),
        },
        { path: 'resume/:id/cover-letter/history', ...letterHistory },
        { path: 'letters', ...titled('Letters'), lazy: () => import('./routes/letters.tsx') },
        { path: 'letters/:id/history', ...letterHistory },
        {
          path: 'resumes/trash',
          ...titled('Recently deleted'),
          lazy: () => import('./routes/trash.tsx'),
        },
        {
          path: 'billing',
          ...titled('Billing'),
          lazy: () => import('./routes/billing.tsx'),
        },
      ],
    },
    {
      path: 'resume/editor/:id?',
      ...titled('Resume editor'),
      lazy: () => import('./routes/resume-editor.tsx'),
    },
    {
      path: 'applications/:id',
      ...titled('Applications'),
      lazy: () => import('./routes/application.tsx'),
    },
    { path: 'resume/:id/cover-letter', ...letter },
    { path: 'letters/:id', ...letter },
    {
      lazy: async () => ({ Component: (await import('./auth-layout.tsx')).AuthLayout }),
      children: [
        {
          path: 'oauth/authorize',
          ...titled('Connect an app'),
          lazy: () => import('./routes/connect-app.tsx'),
        },
      ],
    },
    {
      path: 'admin/:section?/:id?',
      ...titled('Console'),
      lazy: () => import('./routes/admin.tsx'),
    },
    {
      path: 'subscribe/premium',
      ...titled('Upgrade to Premium'),
      lazy: () => import('./routes/upgrade.tsx'),
    },
    {
      path: 'subscribe/:planType',
      ...titled('Annual plan'),
      lazy: () => import('./routes/plan.tsx'),
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
    lazy: () => import('./routes/start.tsx'),
  },
  {
    path: 'applications/catch',
    ...titled('New application'),
    lazy: () => import('./routes/catch-job.tsx'),
  },
  {
    path: 'pricing',
    ...titled('Pricing'),
    lazy: () => import('./routes/pricing.tsx'),
  },
  {
    path: 'help-center',
    ...titled('Help Center'),
    lazy: () => import('./routes/help-center.tsx'),
  },
  {
    path: 'help-center/guides',
    ...titled('Guides'),
    lazy: () => import('./routes/guides.tsx'),
  },
  {
    path: 'help-center/guides/:name',
    ...titled('Guide'),
    lazy: () => import('./routes/guide.tsx'),
  },
  {
    path: 'privacy-policy',
    ...titled('Privacy Policy'),
    lazy: () => import('./routes/privacy-policy.tsx'),
  },
  {
    path: 'terms-of-service',
    ...titled('Terms of Service'),
    lazy: () => import('./routes/terms-of-service.tsx'),
  },
  {
    path: 'contact',
    ...titled('Contact Us'),
    lazy: () => import('./routes/contact.tsx'),
  },
  {
    path: 'contact/report',
    ...titled('Report a page'),
    lazy: async () => ({ Component: (await import('./routes/contact.tsx')).ReportPageRoute }),
  },
  {
    path: 'contact-sales',
    ...titled('Enterprise Solutions'),
    lazy: () => import('./routes/contact-sales.tsx'),
  },
  {
    path: 'payment/credits/:pack',
    ...titled('Buy credits'),
    lazy: () => import('./routes/credits-payment.tsx'),
  },
  {
    path: 'resume/preview/:id',
    ...titled('Resume preview'),
    lazy: () => import('./routes/resume-preview.tsx'),
  },
  {
    path: 'r/:name',
    ...titled('Resume'),
    lazy: async () => ({
      Component: (await import('./routes/linked-resume.tsx')).LinkedResumeRoute,
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
