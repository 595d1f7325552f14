import type { Page } from 'playwright-core';
import type { Filled } from './person.ts';
import { at, editor, failing, type Screen } from './screen.ts';
import { searchScreens } from './search-screens.ts';
import { settingsScreens } from './settings-screens.ts';
import { states } from './states.ts';

const phonePx = 768;
const hasSheet = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < phonePx;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** A tab of the rail; on a phone it is in a sheet. */
const openTab = (name: string) => async (page: Page) => {
  if (isPhone(page)) await button(page, 'Sections').click();
  await page.getByRole('tab', { name, exact: true }).click();
};

const importFile = async (page: Page, { pdf }: Filled) => {
  await button(page, /^Import/).click();
  const buffer = pdf;
  await page
    .getByRole('dialog')
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'Meera_Iyer.pdf', mimeType: 'application/pdf', buffer });
  await button(page, 'Create resume').waitFor();
};

/** Changes a response of the server, to show another account's state. */
const answerOf = (pattern: string, change: (body: Json) => Json) => (page: Page) =>
  page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
type Json = { [key: string]: Json };

const view = (name: string) => (page: Page) =>
  page.getByText(name, { exact: true }).first().click();

const publicScreens: Screen[] = [
  { name: 'landing', path: at('/'), isPublic: true, isWhole: true },
  { name: 'pricing', path: at('/pricing'), isPublic: true, isWhole: true },
  { name: 'login', path: at('/login'), isPublic: true },
  {
    name: 'login-failed',
    path: at('/login'),
    isPublic: true,
    act: async (page) => {
      await page.getByLabel('Email').first().fill('meera@gmail.com');
      await page.getByLabel('Password', { exact: true }).fill('Not-the-one-7');
      await button(page, /^(Log|Sign) in$/i).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'signup', path: at('/signup'), isPublic: true },
  {
    name: 'signup-errors',
    path: at('/signup'),
    isPublic: true,
    act: (page) => button(page, /create account|sign up/i).click(),
  },
  { name: 'reset-password', path: at('/reset-password'), isPublic: true },
  { name: 'help', path: at('/help-center'), isPublic: true, isWhole: true },
  { name: 'contact', path: at('/contact'), isPublic: true, isWhole: true },
  { name: 'sales', path: at('/contact-sales'), isPublic: true, isWhole: true },
  { name: 'not-found', path: at('/no/such/page'), isPublic: true },
  { name: 'profile', path: ({ username }) => `/${username}`, isPublic: true, isWhole: true },
  { name: 'profile-own', path: ({ username }) => `/${username}`, isWhole: true },
  {
    name: 'profile-creative',
    path: ({ username }) => `/${username}`,
    isWhole: true,
    prepare: answerOf('**/api/profiles/*', (body) => ({
      ...body,
      user: { ...body.user, layout: 'creative' as never },
    })),
  },
  { name: 'review', path: ({ reviewPath }) => reviewPath, isPublic: true },
  { name: 'start', path: at('/resume/start'), isPublic: true },
];

const appScreens: Screen[] = [
  { name: 'dashboard', path: at('/dashboard'), isWhole: true },
  { name: 'resumes', path: at('/resumes'), isWhole: true },
  { name: 'create', path: at('/resumes'), act: (page) => button(page, 'Create New').click() },
  { name: 'activity', path: at('/activity') },
  { name: 'tips', path: at('/tips') },
  { name: 'gallery', path: at('/templates') },
  { name: 'settings', path: at('/profile/settings'), isWhole: true },
  { name: 'settings-visibility', path: at('/profile/settings?tab=visibility'), isWhole: true },
  { name: 'settings-public', path: at('/profile/settings?tab=public'), isWhole: true },
  { name: 'settings-notifications', path: at('/profile/settings?tab=notifications') },
  { name: 'billing', path: at('/billing') },
  { name: 'trash', path: at('/resumes/trash') },
  { name: 'import-choose', path: at('/resumes'), act: (page) => button(page, /^Import/).click() },
  { name: 'import', path: at('/resumes'), act: importFile },
  { name: 'versions', path: ({ resumeId }) => `/resume/${resumeId}/versions`, isWhole: true },
  { name: 'history', path: ({ resumeId }) => `/resume/${resumeId}/history` },
  { name: 'analysis', path: at('/resume/analysis') },
  {
    name: 'analysis-result',
    path: at('/resume/analysis'),
    isWhole: true,
    act: async (page, { pdf: buffer }) => {
      const file = { name: 'Meera_Iyer.pdf', mimeType: 'application/pdf', buffer };
      await page.getByLabel('Upload your resume').setInputFiles(file);
      await button(page, /^Analyze Resume/).click();
      await button(page, /^Use 3 credits/).click();
      await page.getByRole('heading', { name: 'Overall score' }).waitFor();
    },
  },
  { name: 'letter', path: ({ resumeId }) => `/resume/${resumeId}/cover-letter` },
  { name: 'applications', path: at('/applications') },
  { name: 'application', path: ({ applicationId }) => `/applications/${applicationId}` },
  { name: 'applications-table', path: at('/applications'), act: view('Table') },
  { name: 'applications-calendar', path: at('/applications'), act: view('Calendar') },
  { name: 'applications-results', path: at('/applications'), act: view('Results') },
  {
    name: 'interview',
    path: ({ applicationId }) => `/applications/${applicationId}/interview`,
    isWhole: true,
  },
  { name: 'questions', path: ({ applicationId }) => `/applications/${applicationId}/questions` },
  { name: 'questions-all', path: at('/applications/questions') },
  { name: 'letters', path: at('/letters') },
  { name: 'dashboard-new', path: at('/dashboard'), as: 'newcomer', isWhole: true },
  { name: 'resumes-new', path: at('/resumes'), as: 'newcomer' },
  { name: 'letters-new', path: at('/letters'), as: 'newcomer' },
  { name: 'applications-new', path: at('/applications'), as: 'newcomer' },
  { name: 'dashboard-failed', path: at('/dashboard'), prepare: failing('**/api/resumes?*') },
  { name: 'letters-failed', path: at('/letters'), prepare: failing('**/api/letters*') },
  {
    name: 'dashboard-offline',
    path: at('/dashboard'),
    act: async (page) => {
      await page.context().setOffline(true);
      await page.waitForTimeout(1500);
    },
  },
  ...['', 'people', 'money', 'pages', 'inbox', 'jobs', 'configuration', 'audit'].map(
    (section): Screen => ({
      name: `admin${section && '-'}${section}`,
      path: at(`/admin/${section}`),
      as: 'operator',
    }),
  ),
  { name: 'palette', path: at('/dashboard'), act: (page) => page.keyboard.press('Control+k') },
];

const editorScreens: Screen[] = [
  { name: 'editor', path: editor },
  { name: 'editor-empty', path: ({ emptyId }) => `/resume/editor/${emptyId}` },
  { name: 'editor-experience', path: editor, act: openTab('Experience') },
  {
    name: 'editor-entry',
    path: editor,
    act: async (page) => {
      await openTab('Experience')(page);
      await button(page, /^Senior Data Analyst/).click();
    },
  },
  {
    name: 'editor-note',
    path: editor,
    act: async (page) => {
      await openTab('Experience')(page);
      await button(page, /^Senior Data Analyst/).click();
      await button(page, /^Note 1/).click();
      await page.waitForTimeout(700);
    },
  },
  { name: 'editor-skills', path: editor, act: openTab('Skills') },
  { name: 'editor-design', path: editor, act: openTab('Design') },
  { name: 'editor-ai', path: editor, act: openTab('AI') },
  {
    name: 'editor-tailored',
    path: ({ versionId }) => `/resume/editor/${versionId}`,
    act: openTab('AI'),
  },
  {
    name: 'editor-templates',
    path: editor,
    act: async (page) => {
      await openTab('Design')(page);
      await button(page, 'Template').click();
      await page.waitForTimeout(1500);
    },
  },
  {
    name: 'editor-sections',
    path: editor,
    belowPx: 1200,
    act: (page) => button(page, 'Sections').click(),
  },
  {
    name: 'editor-page',
    path: editor,
    belowPx: phonePx,
    act: (page) => button(page, 'Page').click(),
  },
  { name: 'editor-more', path: editor, act: (page) => button(page, 'More').click() },
  {
    name: 'editor-share',
    path: editor,
    fromPx: phonePx,
    act: (page) => button(page, 'Share').click(),
  },
  {
    name: 'editor-add',
    path: editor,
    act: async (page) => {
      if (hasSheet(page)) await button(page, 'Sections').click();
      await button(page, /^Add section/).click();
    },
  },
  {
    name: 'editor-score',
    path: editor,
    act: (page) =>
      button(
        page,
        page.viewportSize()?.width === 768 ? /^Resume score/ : /^(Resume score|Score)/,
      ).click(),
  },
  {
    name: 'editor-offline',
    path: editor,
    act: async (page) => {
      await page.context().setOffline(true);
      await page.getByLabel('Title', { exact: true }).fill('Principal Data Analyst');
      await page.waitForTimeout(2500);
    },
  },
  {
    name: 'editor-conflict',
    path: editor,
    act: async (page, { url, token, resumeId }) => {
      const address = `${url}/api/resumes/${resumeId}`;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const stored = await (await fetch(address, { headers })).json();
      await page.context().setOffline(true);
      const mine = `Lead Data Analyst ${Date.now() % 1000}`;
      await page.getByLabel('Title', { exact: true }).fill(mine);
      await page.waitForTimeout(1500);
      const { content } = stored.data;
      const personalInfo = { ...content.personalInfo, title: `Head of Data ${Date.now() % 1000}` };
      const body = JSON.stringify({ content: { ...content, personalInfo } });
      await fetch(address, { method: 'PUT', headers, body });
      await page.context().setOffline(false);
      await button(page, 'Compare').click();
    },
  },
];

export const screens: readonly Screen[] = [
  ...publicScreens,
  ...appScreens,
  ...editorScreens,
  ...searchScreens,
  ...settingsScreens,
  ...states,
];
