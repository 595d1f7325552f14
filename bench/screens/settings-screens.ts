/** Screens about connected programs, language versions, and jobs that were applied for. */
import { createHash } from 'node:crypto';
import { password } from '../load/product.ts';
import { at, type Screen } from './screen.ts';

const account = at('/profile/settings');
const inSight =
  (name: string): Screen['act'] =>
  (page) =>
    page.getByRole('heading', { name, exact: true }).evaluate((heading) => {
      heading.scrollIntoView({ block: 'start' });
    });

/** An API key, and its dialog. */
const makeKey: Screen['act'] = async (page, { url, token }) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = { name: 'Scripts at home', scopes: ['read', 'suggest'], days: 90, password };
  await fetch(`${url}/api/users/api-keys`, { method: 'POST', headers, body: JSON.stringify(body) });
  await page.reload();
  await page.getByRole('button', { name: 'Create an API key' }).click();
};

/** Opens the consent page, as an assistant's app does in the browser. */
const askToConnect: Screen['act'] = async (page, { url }) => {
  const redirectUri = 'http://127.0.0.1:9/callback';
  const body = JSON.stringify({ client_name: 'Desk assistant', redirect_uris: [redirectUri] });
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(`${url}/oauth/register`, { method: 'POST', headers, body });
  const { client_id: clientId } = await made.json();
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update('a verifier').digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'read suggest write',
    state: 'a state',
  });
  await page.goto(`/oauth/authorize?${query}`);
  await page.getByRole('button', { name: 'Allow' }).waitFor();
};

export const settingsScreens: readonly Screen[] = [
  { name: 'settings-programs', path: account, act: inSight('API keys') },
  { name: 'settings-key', path: account, act: makeKey },
  { name: 'connect', path: at('/dashboard'), act: askToConnect },
  {
    name: 'languages',
    path: ({ languageId }) => `/resume/editor/${languageId}`,
  },
  {
    name: 'languages-all',
    path: ({ languageId }) => `/resume/editor/${languageId}`,
    act: async (page) => {
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      await field('Title').fill('Leitende Datenanalystin');
      await field('Summary').fill(
        'Datenanalystin mit acht Jahren Erfahrung in Krediten und Versicherungen. Ich mache aus unordentlichen Büchern Zahlen, denen man traut.',
      );
      await page.getByRole('button', { name: 'Show all' }).click();
    },
  },
  { name: 'application-sent', path: ({ sentId }) => `/applications/${sentId}` },
  {
    name: 'applications-add',
    path: at('/applications'),
    act: (page) => page.getByRole('button', { name: 'New application' }).click(),
  },
  {
    name: 'applications-selected',
    path: at('/applications'),
    act: async (page) => {
      await page.getByText('Table', { exact: true }).first().click();
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('checkbox').nth(3).check();
    },
  },
];
