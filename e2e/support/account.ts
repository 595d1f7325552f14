import { type APIRequestContext, expect, type Page } from '@playwright/test';

export type Account = {
  id: string;
  email: string;
  username: string;
  password: string;
  token: string;
};

let made = 0;

export function newPerson() {
  made += 1;
  const name = `person${process.pid}x${Date.now().toString(36)}x${made}`;
  return {
    firstName: 'Asha',
    lastName: 'Verma',
    email: `${name}@gmail.com`,
    username: name.slice(-30),
    password: 'Quiet-Desk-42!',
  };
}

export async function fillSignUp(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  const form = page.locator('form').filter({ hasText: 'Create account' });
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByLabel('Email').fill(person.email);
  await form.getByRole('button', { name: 'Change username' }).click();
  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
}

/** An account created through the API, for tests about something else. */
export async function makeAccount(request: APIRequestContext): Promise<Account> {
  const person = newPerson();
  const registered = await request.post('/api/auth/register', {
    data: { ...person, confirmPassword: person.password },
  });
  expect(registered.status(), await registered.text()).toBe(201);
  const { verificationToken } = (await registered.json()).data;
  const verified = await request.post('/api/auth/verify-email', {
    data: { token: verificationToken },
  });
  const { token, user } = await verified.json();
  return { ...person, token, id: user.id };
}

/**
 * Opens the product as that person, by the session token in local storage. The confirmation of the
 * first credits counts as given.
 */
export async function signInAs(
  page: Page,
  account: Account,
  { isNewToCredits = false } = {},
): Promise<void> {
  const agreed = isNewToCredits ? '' : `credits-agreed ${account.id}`;
  await page.addInitScript(
    ([token, key]) => {
      if (sessionStorage.getItem('signed-in-once')) return;
      sessionStorage.setItem('signed-in-once', 'yes');
      localStorage.setItem('token', token);
      if (key !== '') localStorage.setItem(key, 'true');
    },
    [account.token, agreed] as const,
  );
}

export async function makeResume(
  request: APIRequestContext,
  account: Account,
  data: Record<string, unknown> = {},
): Promise<{ id: string; version: number }> {
  const made = await request.post('/api/resumes', {
    headers: { authorization: `Bearer ${account.token}` },
    data,
  });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).data;
}

export async function addApplication(
  request: APIRequestContext,
  { token }: Account,
  data: object,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const made = await request.post('/api/applications', { headers, data });
  expect(made.status()).toBe(201);
}
