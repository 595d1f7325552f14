import { expect, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';

const content = {
  personalInfo: { firstName: 'Asha', lastName: 'Verma', title: 'Nurse', phone: '111' },
  workExperience: [
    { id: 'a', position: 'Nurse', company: 'City Hospital', bullets: ['Cared for 12 patients.'] },
  ],
  skills: [{ id: 's', category: 'Care', items: ['Wound care', 'Triage'] }],
};
const advertisement = `Senior Nurse
Requirements:
- Experience with triage and wound care
- Medication administration
- Dementia care`;

test('[versions-1] a resume is tailored, and a change in the original is taken over', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'Nursing', content });
  await signInAs(page, account);
  await page.goto('/resumes');
  await page.getByRole('button', { name: 'Actions for Nursing' }).click();
  await page.getByRole('menuitem', { name: 'Tailor to a job' }).click();
  await expect(page.getByRole('heading', { name: 'Tailored versions' })).toBeVisible();
  await page.getByRole('button', { name: 'Create version' }).click();
  await expect(page.getByText('Paste the job description first.')).toBeVisible();
  await page.getByLabel('Job description').fill(advertisement);
  await page.getByLabel('Name of the version').fill('Senior nurse');
  await page.getByRole('button', { name: 'Create version' }).click();
  await expect(page).toHaveURL(/\/resume\/editor\//);
  const versionId = new URL(page.url()).pathname.split('/').at(-1);
  await page.getByRole('tab', { name: 'AI', exact: true }).click();
  await expect(page.getByLabel('Job description')).toHaveValue(advertisement);

  const headers = { authorization: `Bearer ${account.token}` };
  const write = async (resumeId: string | undefined, personalInfo: object) => {
    const data = { content: { ...content, personalInfo } };
    const answer = await request.put(`/api/resumes/${resumeId}`, { headers, data });
    expect(answer.ok()).toBe(true);
  };
  await write(versionId, { ...content.personalInfo, title: 'Senior Nurse' });
  await write(id, { ...content.personalInfo, title: 'Ward Nurse', phone: '222' });

  const data = { role: 'Senior Nurse', company: 'Mercy Hospital', resumeId: versionId };
  expect((await request.post('/api/applications', { headers, data })).status()).toBe(201);

  await page.goto(`/resume/${id}/versions`);
  const version = page.getByRole('article', { name: 'Senior nurse' });
  await expect(version.getByRole('link', { name: 'Senior Nurse, Mercy Hospital' })).toHaveAttribute(
    'href',
    /^\/applications\/[\w-]{36}$/,
  );
  await expect(version.getByText(/^Match \d+ of 100$/)).toBeVisible();
  await expect(version.getByText('2 changes in the original since')).toBeVisible();
  await expect(version.getByLabel('Personal · Phone')).toBeChecked();
  await expect(version.getByLabel('Personal · Title')).not.toBeChecked();
  await expect(version.getByText('You edited this here too.')).toBeVisible();
  await version.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByText('Your chosen changes are in.').first()).toBeVisible();
  await expect(version.getByText('in the original since')).toHaveCount(0);
  await expect(version.getByText('1 difference', { exact: true }).first()).toBeVisible();
  await version.getByText('Details').click();
  const term = version.getByRole('button', { name: /^Medication/ }).first();
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(term).toHaveAttribute('aria-pressed', 'true');
  await expect(version.locator('mark').first()).toHaveText(/medication/i);
  await expect(version.getByRole('status')).toHaveText(/Medication/);
  await expect(version.getByRole('deletion').first()).toHaveText('Ward');

  const read = await request.get(`/api/resumes/${versionId}`, { headers });
  expect((await read.json()).data.content.personalInfo).toMatchObject({
    title: 'Senior Nurse',
    phone: '222',
  });
  await version.getByRole('button', { name: 'Detach from original' }).click();
  await expect(page.getByRole('heading', { name: 'No versions yet' })).toBeVisible();
});

test('versions that can not be loaded say so; axe finds nothing wrong with them', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'Nursing', content });
  const headers = { authorization: `Bearer ${account.token}` };
  const made = await request.post(`/api/resumes/${id}/versions`, {
    headers,
    data: { jobDescription: advertisement },
  });
  expect(made.ok()).toBe(true);
  await request.put(`/api/resumes/${id}`, {
    headers,
    data: { content: { ...content, interests: 'Chess' } },
  });
  await signInAs(page, account);
  const failing = '**/api/resumes/*/versions';
  await page.route(failing, (route) => route.abort());
  await page.goto(`/resume/${id}/versions`);
  await expect(page.getByRole('heading', { name: 'Failed to load versions' })).toBeVisible();
  await page.unroute(failing);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('Details').click();
  await expect(page.getByText(/^Match \d+ of 100$/)).toBeVisible();
  await expectNoViolationAtWidths(page, 'versions');
});
