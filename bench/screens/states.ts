/** Screens while they load, when the server fails, and in rare states. */
import type { Page } from 'playwright-core';
import type { Filled } from './person.ts';
import { at, editor, failing, type Screen } from './screen.ts';

/** Requests that are never answered. */
const hanging = (pattern: string) => (page: Page) => page.route(pattern, () => undefined);
const loading: Screen[] = [
  { name: 'dashboard-loading', path: at('/dashboard'), prepare: hanging('**/api/resumes?*') },
  { name: 'resumes-loading', path: at('/resumes'), prepare: hanging('**/api/resumes?*') },
  {
    name: 'billing-loading',
    path: at('/billing'),
    prepare: hanging('**/api/{credits,payment/**}'),
  },
  { name: 'versions-loading', path: versions, prepare: hanging('**/api/resumes/*/versions') },
  {
    name: 'editor-loading',
    path: editor,
    prepare: hanging('**/api/resumes/*'),
    waitsFor: 'main[data-outline]',
  },
];

const failed: Screen[] = [
  { name: 'billing-failed', path: at('/billing'), prepare: failing('**/api/{credits,payment/**}') },
  { name: 'versions-failed', path: versions, prepare: failing('**/api/resumes/*/versions') },
  { name: 'activity-failed', path: at('/activity'), prepare: failing('**/api/resumes?*') },
  { name: 'trash-failed', path: at('/resumes/trash'), prepare: failing('**/api/trash*') },
  { name: 'editor-failed', path: editor, prepare: failing('**/api/resumes/*') },
  { name: 'editor-missing', path: at('/resume/editor/00000000-0000-4000-8000-000000000000') },
  { name: 'profile-missing', path: at('/no-such-person'), isPublic: true },
];

const rare: Screen[] = [
  { name: 'trash-new', path: at('/resumes/trash'), as: 'newcomer' },
  { name: 'activity-new', path: at('/activity'), as: 'newcomer' },
  { name: 'verify-email', path: at('/verify-email?email=meera@gmail.com'), isPublic: true },
  { name: 'privacy', path: at('/privacy-policy'), isPublic: true },
  { name: 'guide', path: at('/help-center/guides/score'), isPublic: true },
  { name: 'payment', path: at('/payment/credits/premium') },
  { name: 'preview', path: ({ resumeId }) => `/resume/preview/${resumeId}` },
  {
    name: 'start-account',
    path: at('/resume/start'),
    isPublic: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Start with my name' }).click();
      await page.keyboard.type('Meera Iyer');
      await page.getByRole('button', { name: 'Download PDF' }).first().waitFor();
      await page.getByRole('button', { name: 'Keep it in an account' }).click();
    },
    fromPx: 768,
  },
];

function versions({ resumeId }: Filled): string {
  return `/resume/${resumeId}/versions`;
}

export const states: readonly Screen[] = [...loading, ...failed, ...rare];
