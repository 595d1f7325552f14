import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolationInThemes, look, widths } from './support/axe.ts';
import { bullets, openTab, ownEditor, panel, preview } from './support/editor.ts';

const summaryOf = (page: Page) => panel(page).getByRole('textbox', { name: 'Summary' });
const drawnIn = (field: Locator) => field.locator('xpath=..').locator('[data-marked]');

async function openJob(page: Page): Promise<void> {
  await openTab(page, 'Experience');
  await panel(page).getByRole('heading', { level: 3 }).first().getByRole('button').click();
}

const marked =
  'AVAST **Top ten** *(fifteen) Tools* [Work flow](https://a.example/AVA) To 10x ***We***';

/**
 * The largest distance of a letter from its position in the field, as measured in a plain copy; in
 * pixels.
 */
const farthestLetter = (drawn: Locator) =>
  drawn.evaluate((layer) => {
    const copy = layer.cloneNode(false) as HTMLElement;
    copy.textContent = layer.textContent;
    layer.after(copy);
    const lettersOf = (element: HTMLElement): DOMRect[] => {
      const found: DOMRect[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (let at = 0; at < (text.nodeValue?.length ?? 0); at++) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          found.push(range.getBoundingClientRect());
        }
      return found;
    };
    const plain = lettersOf(copy);
    const distances = lettersOf(layer as HTMLElement).map((letter, index) =>
      Math.hypot(letter.left - (plain[index]?.left ?? 0), letter.top - (plain[index]?.top ?? 0)),
    );
    copy.remove();
    return Math.max(...distances);
  });

test('bold, italic and links look as such where they are written', async ({ page, request }) => {
  await ownEditor(page, request);
  const summary = summaryOf(page);
  const drawn = drawnIn(summary);
  await summary.fill('Plain words');
  await expect(drawn).toHaveCount(0);
  await summary.fill(`${marked}\n${marked}\n`);
  await expect(drawn.getByText('Top ten').first()).toHaveCSS('-webkit-text-stroke-width', /^0\.\d/);
  await expect(drawn.getByText('(fifteen) Tools').first()).toHaveCSS('font-style', 'italic');
  await expect(drawn.getByText('Work flow').first()).toHaveCSS('text-decoration-line', 'underline');

  await test.step('each letter stands where the caret takes it to be', async () => {
    expect(await farthestLetter(drawn)).toBeLessThan(0.5);
    const sizes = await summary.evaluate((field) => {
      const layer = field.parentElement?.querySelector('[data-marked]');
      return [field.scrollHeight, layer?.scrollHeight, field.clientWidth, layer?.clientWidth];
    });
    expect(sizes[1]).toBe(sizes[0]);
    expect(sizes[3]).toBe(sizes[2]);
  });

  await test.step('while a word is composed the field shows its own letters', async () => {
    await summary.dispatchEvent('compositionstart');
    await expect(drawn).toHaveCount(0);
    await summary.dispatchEvent('compositionend');
    await expect(drawn).toHaveCount(1);
  });

  await test.step('the bar says what the caret stands in, and takes it from all of the words', async () => {
    const bold = panel(page).getByRole('button', { name: 'Bold' });
    await summary.fill('Led **ten young** people');
    await summary.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(8, 8));
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await bold.click();
    await expect(summary).toHaveValue('Led ten young people');
    await expect(bold).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Control+z');
    await expect(summary).not.toHaveValue('Led ten young people');
  });

  await openJob(page);
  const bullet = bullets(panel(page)).first();
  await bullet.fill(marked);
  expect(await farthestLetter(drawnIn(bullet))).toBeLessThan(0.5);
  await bullet.press('Home');
  await expect(preview(page)).toContainText('Work flow');
  for (const width of widths) {
    await look(page, 'light', width);
    await expectNoViolationInThemes(page, `marks in rows, ${width} px`);
  }
});

/** Pastes a text in both formats, as a browser does. */
const paste = (field: Locator, html: string, plain = html.replace(/<[^>]*>/g, '')) =>
  field.evaluate(
    (element, [formatted, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', formatted ?? '');
      clipboardData.setData('text/plain', text ?? '');
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      return element.dispatchEvent(event);
    },
    [html, plain],
  );

test('what is pasted keeps its bold, italic and links', async ({ page, request }) => {
  await ownEditor(page, request);
  const summary = summaryOf(page);
  for (const [html, text] of [
    ['Led <b>ten</b> people', 'Led **ten** people'],
    ['Led <strong>ten </strong>people', 'Led **ten** people'],
    ['<b>Led <i>ten</i></b>', '**Led** ***ten***'],
    ['<b><a href="https://a.example/x(1)">Work</a></b>', '**[Work](https://a.example/x%281%29)**'],
    ['<span style="font-weight:700">Led</span> ten', '**Led** ten'],
    ['<p>Led <em>ten</em></p><p>Cut waste</p>', 'Led *ten*\nCut waste'],
  ] as const) {
    await summary.fill('');
    await paste(summary, html, text.replace(/\*|\[|\]\(.*\)/g, ''));
    await expect(summary).toHaveValue(text);
  }

  await test.step('the marks of a list from Word are no words of it', async () => {
    const item = (mark: string, words: string) =>
      `<p style='mso-list:l0 level1 lfo1'><span style='font-family:Wingdings;mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span>${words}</p>`;
    await summary.fill('');
    await paste(
      summary,
      item('§', '<b>Led</b> ten') + item('o', 'Cut waste'),
      '§\tLed ten\no\tCut waste',
    );
    await expect(summary).toHaveValue('**Led** ten\nCut waste');
  });

  await test.step('what has none, or lies about its words, is left to the browser', async () => {
    for (const [html, plain] of [
      ['<b style="font-weight:normal"><span>Led ten</span></b>', 'Led ten'],
      ['<b>Buy now</b>', 'Led ten'],
      ['<a href="javascript:alert(1)">Work</a>', 'Work'],
      ['<p>Led ten</p>', 'Led ten'],
      ['a<b>b</b>c', 'abc'],
    ] as const)
      expect(await paste(summary, html, plain)).toBe(true);
  });

  await test.step('an address over words makes a link of them', async () => {
    await summary.fill('My work');
    await summary.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 7));
    await paste(summary, '', 'https://a.example/x');
    await expect(summary).toHaveValue('My [work](https://a.example/x)');
  });

  await test.step('lines become bullets, with their look', async () => {
    await openJob(page);
    const first = bullets(panel(page)).first();
    await first.fill('');
    await paste(
      first,
      '<ul><li>Led <b>ten</b></li><li>Cut waste</li></ul>',
      '• Led ten\n• Cut waste',
    );
    await expect(bullets(panel(page)).nth(0)).toHaveValue('Led **ten**');
    await expect(bullets(panel(page)).nth(1)).toHaveValue('Cut waste');
  });
});
