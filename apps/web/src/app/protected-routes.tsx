import type { RouteObject } from 'react-router';
import { titled } from './document-title.ts';
import { SessionGuard } from './session-guard.tsx';

/** The screens of a letter, at the path of its resume or at one of its own. */
const letter = {
  ...titled('Cover letter'),
  lazy: () => import('./routes/cover-letter.tsx'),
};
const letterHistory = {
  ...titled('History of the letter'),
  lazy: () => import('./routes/letter-history.tsx'),
};

/** The routes that need a session; most of them in the shell with its navigation. */
export const protectedRoutes: RouteObject = {
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
