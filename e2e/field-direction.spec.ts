import { expect, type Locator, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { openTab, panel } from './support/editor.ts';

const content = {
  personalInfo: { firstName: 'ليلى', lastName: 'الحسن', summary: 'مهندسة **مدنية** في الخليج.' },
  workExperience: [
    {
      position: 'مديرة مشروع',
      company: 'Nile Ltd',
      bullets: ['أدارت بناء ٣ جسور.', 'Built 3 bridges.'],
    },
  ],
};

const directionOf = (field: Locator) =>
  field.evaluate((element) => getComputedStyle(element).direction);

/** The positions of the first and last letter in the layer drawn over a field. */
const edgesOf = (drawn: Locator) =>
  drawn.evaluate((layer) => {
    const places = [...layer.querySelectorAll('span')].map(
      (one) => one.getBoundingClientRect().left,
    );
    return { first: places[0] ?? 0, last: places.at(-1) ?? 0 };
  });

test('each field is written in the direction of its own text, and so is what is drawn over it', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'سيرة', content });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  expect(await directionOf(page.getByLabel('Name of the resume'))).toBe('rtl');
  const field = (name: string) => panel(page).getByRole('textbox', { name, exact: true });
  expect(await directionOf(field('Name'))).toBe('rtl');
  const summary = field('Summary');
  expect(await directionOf(summary)).toBe('rtl');
  const { first, last } = await edgesOf(summary.locator('xpath=..').locator('[data-marked]'));
  expect(first).toBeGreaterThan(last);
  await openTab(page, 'Experience');
  await panel(page).getByRole('heading', { level: 3 }).first().getByRole('button').click();
  expect(await directionOf(field('Role'))).toBe('rtl');
  expect(await directionOf(field('Company'))).toBe('ltr');
  expect(await directionOf(panel(page).getByRole('textbox', { name: /^Bullet 1/ }))).toBe('rtl');
  expect(await directionOf(panel(page).getByRole('textbox', { name: /^Bullet 2/ }))).toBe('ltr');
  // Controls beside a bullet are placed in its direction.
  const leftOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().left);
  const hideAt = (number: number) =>
    leftOf(panel(page).getByRole('button', { name: `Hide bullet ${number}` }));
  const bulletAt = (number: number) =>
    leftOf(panel(page).getByRole('textbox', { name: new RegExp(`^Bullet ${number}`) }));
  expect(await hideAt(1)).toBeLessThan(await bulletAt(1));
  expect(await hideAt(2)).toBeGreaterThan(await bulletAt(2));
});
