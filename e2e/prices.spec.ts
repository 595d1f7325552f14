import type { CreditAction } from '@folio/contract/credit-actions';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { goToEditor, openTab, panel } from './support/editor.ts';
import { goTo } from './support/go-to.ts';
import { openPalette, paletteField } from './support/palette.ts';

const content = {
  personalInfo: { firstName: 'Asha', lastName: 'Verma', summary: 'I am a mechanic for lifts.' },
  workExperience: [
    {
      company: 'Otis',
      position: 'Operations Manager',
      bullets: ['Was responsible for 40 lifts in Pune.'],
    },
  ],
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openAiTab(page: Page, id: string): Promise<void> {
  if (await page.getByRole('tab', { name: 'AI', exact: true, selected: true }).isVisible()) return;
  await goToEditor(page, id);
  await openTab(page, 'AI');
}

const inAiTab = (name: string) => async (page: Page, id: string) => {
  await openAiTab(page, id);
  return [button(page, name)];
};

/** Actions for one section are listed below the general results. */
const afterImproving = (name: string) => async (page: Page, id: string) => {
  await openAiTab(page, id);
  const improve = button(page, 'Improve Resume 1 credit');
  // The results are kept, so the second time they are already there.
  if ((await button(page, name).count()) === 0) await improve.click();
  return [button(page, name)];
};

type Controls = (page: Page, resumeId: string) => Promise<Locator[]>;

/** How to reach each action's controls, by their current names. */
const controls: Record<
  CreditAction,
  Controls | 'is not called by the product' | 'is offered where a model writes'
> = {
  analysis: async (page) => {
    await goTo(page, '/resume/analysis');
    return [button(page, 'Analyze Resume 3 credits')];
  },
  'cover-letter': async (page, id) => {
    await goTo(page, `/resume/${id}/cover-letter`);
    return [button(page, 'Write letter 2 credits')];
  },
  improve: inAiTab('Improve Resume 1 credit'),
  'optimize-ats': inAiTab('ATS Optimize 1 credit'),
  'suggest-skills': inAiTab('Suggest Skills 1 credit'),
  'generate-summary': inAiTab('Generate Summary 1 credit'),
  'improve-bullets': afterImproving('Improve bullets 1 credit'),
  'enhance-content': afterImproving('Improve wording 1 credit'),
  'pdf-export': async (page, id) => {
    await goTo(page, `/resume/preview/${id}`);
    await expect(button(page, 'Download PDF 1 credit')).toBeVisible();
    await expect(button(page, 'Print 1 credit')).toContainText('1 credit');
    await goToEditor(page, id);
    await page.getByRole('button', { name: 'Export' }).click();
    return [page.getByRole('menuitem', { name: 'Download as PDF 1 credit', exact: true })];
  },
  optimize: 'is not called by the product',
  suggestions: 'is not called by the product',
  'answer-question': 'is offered where a model writes',
};

async function openResume(page: Page, request: APIRequestContext): Promise<string> {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content });
  await signInAs(page, account);
  return id;
}

test('what takes credits says what it takes before it is pressed', async ({ page, request }) => {
  const id = await openResume(page, request);
  await page.goto('/dashboard');
  for (const [action, open] of Object.entries(controls)) {
    if (typeof open === 'string') continue;
    await test.step(`${action} says what it takes before it is pressed`, async () => {
      for (const control of await open(page, id)) {
        await expect(control).toBeVisible();
        await expect(control).toContainText(/\d credits?/);
      }
      await page.keyboard.press('Escape');
    });
  }

  await test.step('Enhance says what it takes, where it is pressed and in the palette', async () => {
    await goToEditor(page, id);
    const price = '1 credit';
    for (const section of ['Summary', 'Work Experience']) {
      const enhance = button(page, `Enhance ${price}, ${section}`);
      await enhance.focus();
      await expect(enhance).toContainText(price);
      await openPalette(page);
      await paletteField(page).fill(`Enhance ${section}`);
      await expect(page.getByRole('option', { name: `Enhance ${section}` })).toContainText(price);
      await page.keyboard.press('Escape');
    }
    await openPalette(page);
    await paletteField(page).fill('Download as PDF');
    await expect(page.getByRole('option', { name: 'Download as PDF' })).toContainText('1 credit');
  });
});

test('the PDF of a resume that says nothing is free, until something is written', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const personalInfo = { firstName: 'Asha', title: 'Operations Manager' };
  const { id } = await makeResume(request, account, { content: { personalInfo } });
  await signInAs(page, account);
  await page.goto(`/resume/preview/${id}`);
  await expect(button(page, 'Download PDF Free')).toBeVisible();
  await goToEditor(page, id);
  const pdf = (price: string) =>
    page.getByRole('menuitem', { name: `Download as PDF ${price}`, exact: true });
  await button(page, 'Export').click();
  await expect(pdf('Free')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Summary' }).fill('I am a mechanic for lifts.');
  await button(page, 'Export').click();
  await expect(pdf('1 credit')).toBeVisible();
});

test('the first credits are asked about where a PDF is kept with an application, too', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id: resumeId } = await makeResume(request, account, { content });
  const headers = { authorization: `Bearer ${account.token}` };
  const data = { role: 'Mechanic', resumeId };
  const { id } = (await (await request.post('/api/applications', { headers, data })).json()).data;
  await signInAs(page, account, { isNewToCredits: true });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/applications/${id}`);
  await button(page, 'Progress').click();
  const keep = button(page, 'Keep what you sent 1 credit');
  const question = page.getByRole('alertdialog', { name: 'Use 1 credit?' });
  const balance = async () =>
    (await (await request.get('/api/credits', { headers })).json()).data.balance;
  await keep.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(keep).toBeEnabled();
  expect(await balance()).toBe(10);
  await keep.click();
  await question.getByRole('button', { name: 'Use 1 credit' }).click();
  await expect(page.getByText('Kept as you sent it', { exact: true })).toBeVisible();
  expect(await balance()).toBe(9);
  await expect(page.getByRole('button', { name: /^Keep it again Free until/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('prices have room on the smallest phone', async ({ page, request }) => {
  const id = await openResume(page, request);
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async (control: Locator) => {
    await expect(control).toBeVisible();
    const box = await control.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320, await control.innerText()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  };
  await page.goto('/resume/analysis');
  await fits(button(page, 'Analyze Resume 3 credits'));
  await goTo(page, `/resume/${id}/cover-letter`);
  await fits(button(page, 'Write letter 2 credits'));
  await goTo(page, `/resume/preview/${id}`);
  await fits(button(page, 'Download PDF 1 credit'));
  await goTo(page, `/resume/editor/${id}`);
  await expect(panel(page)).toBeVisible();
  await fits(button(page, 'Enhance 1 credit, Summary'));
  await openTab(page, 'AI');
  await fits(button(page, 'Generate Summary 1 credit'));
  await button(page, 'More').click();
  await fits(page.getByRole('menuitem', { name: 'Download as PDF 1 credit' }));
});
