import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import { expect, type Page } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { faults, greatestDifference } from './support/compare-pictures.ts';
import { downloadPdf } from './support/download-pdf.ts';
import { paintAlike } from './support/paint-alike.ts';
import { test } from './support/picture-test.ts';
import { photographPages, pictureOfPdf, pictureOfPng } from './support/pictures.ts';

/** The tolerance, of 255. Antialiasing accounts for 30 to 45; visible differences are larger. */
const tolerance = 60;
const pxPerPt = 96 / 72;

test.use({ viewport: { width: 1800, height: 1240 }, deviceScaleFactor: 2, colorScheme: 'light' });

for (const templateId of templateIds)
  test(`the PDF looks like the preview: ${templateId}`, async ({
    page,
    context,
    request,
    pictureTab,
  }) => {
    test.slow();
    const account = await makeAccount(request);
    const { id } = await makeResume(request, account);
    await answerLonger(page, id, templateId);
    await signInAs(page, account);
    // Underlines are drawn over the pages, and are not part of them.
    await page.addInitScript(() => localStorage.setItem('editorUnderlines', 'false'));
    await page.goto(`/resume/editor/${id}`);
    await page.getByRole('button', { name: /^Zoom, / }).click();
    await page.getByRole('menuitemradio', { name: '100%' }).click();
    const shots = await photographPages(page);
    await context.setOffline(true);
    const pdf = await downloadPdf(page);
    expect(shots.length).toBeGreaterThan(1);
    for (const [index, shot] of shots.entries()) {
      const shown = await pictureOfPng(pictureTab, shot);
      const sheet = { pdf, pageNumber: index + 1, pxPerPt };
      const printed = await paintAlike(shown, tolerance, shot, (place) =>
        pictureOfPdf(pictureTab, sheet, place, shown),
      );
      expect(greatestDifference(shown, printed)).toBeLessThan(tolerance);
      for (const [name, fault] of Object.entries(faults))
        expect(greatestDifference(shown, fault(printed)), name).toBeGreaterThan(tolerance);
    }
  });

/**
 * Makes the resume two pages long, in any template, including those that this account may not
 * choose.
 */
async function answerLonger(page: Page, id: string, templateId: TemplateId): Promise<void> {
  await page.route(`**/api/resumes/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const body = await response.json();
    const { content } = body.data;
    const entries = content.workExperience.map((entry: object) => ({ ...entry, key: undefined }));
    const workExperience = [...entries, ...entries, ...entries];
    const data = { ...body.data, templateId, content: { ...content, workExperience } };
    await route.fulfill({ response, json: { ...body, data } });
  });
}
