import { Resume } from '@folio/contract/resumes';
import { readStoredValue } from '@folio/contract/stored-value';
import { loadFontBook } from '@folio/documents/fonts-node';
import { layoutResume } from '@folio/documents/layout-resume';
import { moreSamples, scriptSamples } from '@folio/documents/testing/scripts/script-samples';
import { typesetResume } from '@folio/documents/typeset-resume';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { greatestDifference } from './support/compare-pictures.ts';
import { downloadPdf } from './support/download-pdf.ts';
import { preview } from './support/editor.ts';
import { paintAlike } from './support/paint-alike.ts';
import { test } from './support/picture-test.ts';
import { photographPages, pictureOfPdf, pictureOfPng } from './support/pictures.ts';

/** As in parity.spec: antialiasing accounts for differences of 30 to 45 of 255. */
const tolerance = 60;
const samples = Object.values({ ...scriptSamples, ...moreSamples });

/** One resume with every script, since loading a page takes most of the time. */
const content = {
  personalInfo: { firstName: 'Ada', lastName: 'Byron', title: 'Translator', summary: '' },
  workExperience: samples.flatMap(({ workExperience }) => workExperience.slice(0, 1)),
};

test.use({ viewport: { width: 1800, height: 1240 }, deviceScaleFactor: 2, colorScheme: 'light' });
/**
 * A sans serif and a serif template, since some scripts have a font for each. Screenshots are slow:
 * only every second page of one template.
 */
const photographed: Record<string, (page: number) => boolean> = {
  minimal: (page) => page % 2 === 1,
  classic: () => false,
};

for (const [templateId, isPhotographed] of Object.entries(photographed))
  test(`the preview has the fonts of the PDF in every script: ${templateId}`, async ({
    page,
    context,
    request,
    pictureTab,
  }) => {
    test.slow();
    const account = await makeAccount(request);
    const { id } = await makeResume(request, account, { templateId, content });
    await signInAs(page, account);
    await page.addInitScript(() => localStorage.setItem('editorUnderlines', 'false'));
    await page.goto(`/resume/editor/${id}`);
    await page.getByRole('button', { name: /^Zoom, / }).click();
    await page.getByRole('menuitemradio', { name: '100%' }).click();
    const wanted = await runsOfEngine(request, account, id);
    await expect.poll(() => runsOfPreview(page), { timeout: 120_000 }).toEqual(wanted);
    const loaded = await page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])),
    );
    expect(wanted.map(([font]) => font).filter((font) => !loaded.includes(font))).toEqual([]);
    expect(await fontsOfBrowser(page)).toEqual([]);

    const shots = await photographPages(page);
    const compared = [...shots.entries()].filter(([index]) => isPhotographed(index + 1));
    if (compared.length === 0) return;
    // Offline, the page makes the PDF itself, with its loaded fonts.
    await context.setOffline(true);
    const pdf = await downloadPdf(page);
    for (const [index, shot] of compared) {
      const shown = await pictureOfPng(pictureTab, shot);
      const printed = await paintAlike(shown, tolerance, shot, (place) =>
        pictureOfPdf(pictureTab, { pdf, pageNumber: index + 1, pxPerPt: 96 / 72 }, place, shown),
      );
      expect(greatestDifference(shown, printed), `page ${index + 1}`).toBeLessThan(tolerance);
    }
  });

type Run = [font: string, text: string];

const inOrder = (runs: Run[]): Run[] =>
  runs
    .map(([font, text]): Run => [font, text.trim()])
    .filter(([, text]) => text !== '')
    .toSorted((one, other) => (one.join(' ') < other.join(' ') ? -1 : 1));

/** The server engine's layout of the resume: each run of letters with its face. */
async function runsOfEngine(request: APIRequestContext, { token }: Account, id: string) {
  const answer = await request.get(`/api/resumes/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { value } = readStoredValue(Resume, (await answer.json()).data);
  const resume = { ...value, showsBranding: true };
  const { list } = layoutResume(resume, typesetResume(resume), await loadFontBook());
  const lines = list.pages.flatMap(({ items }) => items.filter((item) => item.kind === 'line'));
  const fragments = lines.flatMap((line) => line.fragments);
  return inOrder(fragments.map(({ run }): Run => [run.font, run.text]));
}

/** The same for the pages on the screen; a blank run has no face. */
const runsOfPreview = async (page: Page): Promise<Run[]> =>
  inOrder(
    await preview(page).evaluate((pages) =>
      [...pages.querySelectorAll<HTMLElement>('[data-page] [style*="font-family"]')].map(
        ({ style, textContent }): [string, string] => [
          style.opacity === '0' ? '' : style.fontFamily.replaceAll('"', ''),
          textContent ?? '',
        ],
      ),
    ),
  );

/** System fonts that Chromium has used for letters of the pages. */
async function fontsOfBrowser(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-page]',
  });
  const found = [];
  for (const nodeId of nodeIds)
    found.push(await devtools.send('CSS.getPlatformFontsForNode', { nodeId }));
  return found.flatMap(({ fonts }) =>
    fonts.flatMap(({ isCustomFont, familyName }) => (isCustomFont ? [] : [familyName])),
  );
}
