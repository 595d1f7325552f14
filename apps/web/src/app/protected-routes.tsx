import type { RouteObject } from 'react-router';
import { t } from '../lib/words/words.ts';
import { titled } from './document-title.ts';
import { SessionGuard } from './session-guard.tsx';

/** The screens of a letter, below its resume's path or its own. */
const letter = {
  ...titled(() => t('Cover letter')),
  lazy: () => import('./routes/cover-letter.tsx'),
};
const letterHistory = {
  ...titled(() => t('History of the letter')),
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
          ...titled(() => t('Dashboard')),
          lazy: () => import('./routes/dashboard.tsx'),
        },
        {
          path: 'resumes',
          ...titled(() => t('All Resumes')),
          lazy: () => import('./routes/resumes.tsx'),
        },
        {
          path: 'applications/new',
          ...titled(() => t('New application')),
          lazy: () => import('./routes/new-application.tsx'),
        },
        {
          path: 'applications',
          ...titled(() => t('Applications')),
          lazy: () => import('./routes/applications.tsx'),
        },
        {
          path: 'applications/questions',
          ...titled(() => t('Questions and answers')),
          lazy: () => import('./routes/application-parts.tsx'),
        },
        {
          path: 'applications/:id/:part',
          ...titled(() => t('Applications')),
          lazy: () => import('./routes/application-parts.tsx'),
        },
        {
          path: 'activity',
          ...titled(() => t('Recent Activity')),
          lazy: () => import('./routes/activity.tsx'),
        },
        {
          path: 'tips',
          ...titled(() => t('Resume Tips')),
          lazy: () => import('./routes/tips.tsx'),
        },
        {
          path: 'templates',
          ...titled(() => t('Resume Templates')),
          lazy: () => import('./routes/templates.tsx'),
        },
        {
          path: 'resume/analysis',
          ...titled(() => t('Resume Analysis')),
          lazy: () => import('./routes/resume-analysis.tsx'),
        },
        {
          path: 'profile/settings',
          ...titled(() => t('Profile Settings')),
          lazy: () => import('./routes/profile-settings.tsx'),
        },
        {
          path: 'resume/:id/versions',
          ...titled(() => t('Tailored versions')),
          lazy: () => import('./routes/versions.tsx'),
        },
        {
          path: 'resume/:id/history',
          ...titled(() => t('History')),
          lazy: () => import('./routes/history.tsx'),
        },
        { path: 'resume/:id/cover-letter/history', ...letterHistory },
        {
          path: 'letters',
          ...titled(() => t('Letters')),
          lazy: () => import('./routes/letters.tsx'),
        },
        { path: 'letters/:id/history', ...letterHistory },
        {
          path: 'resumes/trash',
          ...titled(() => t('Recently deleted')),
          lazy: () => import('./routes/trash.tsx'),
        },
        {
          path: 'billing',
          ...titled(() => t('Billing')),
          lazy: () => import('./routes/billing.tsx'),
        },
      ],
    },
    {
      path: 'resume/editor/:id?',
      ...titled(() => t('Resume editor')),
      lazy: () => import('./routes/resume-editor.tsx'),
    },
    {
      path: 'applications/:id',
      ...titled(() => t('Applications')),
      lazy: () => import('./routes/application.tsx'),
    },
    { path: 'resume/:id/cover-letter', ...letter },
    { path: 'letters/:id', ...letter },
    {
      lazy: async () => ({ Component: (await import('./auth-layout.tsx')).AuthLayout }),
      children: [
        {
          path: 'oauth/authorize',
          ...titled(() => t('Connect an app')),
          lazy: () => import('./routes/connect-app.tsx'),
        },
      ],
    },
    {
      path: 'admin/:section?/:id?',
      ...titled(() => t('Console')),
      lazy: () => import('./routes/admin.tsx'),
    },
    {
      path: 'subscribe/premium',
      ...titled(() => t('Upgrade to Premium')),
      lazy: () => import('./routes/upgrade.tsx'),
    },
    {
      path: 'subscribe/:planType',
      ...titled(() => t('Annual plan')),
      lazy: () => import('./routes/plan.tsx'),
    },
  ],
};
