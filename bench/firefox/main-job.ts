import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { KeyInput, Page } from 'puppeteer-core';
import { password } from '../load/product.ts';

const waitMs = 30_000;

/** Does the main job of a new user. Throws at the first step that fails. */
export async function mainJob(
  page: Page,
  url: string,
  downloads: string,
  done: (step: string) => void,
): Promise<void> {
  const person = new Somebody(page);
  await page.goto(`${url}/resume/start`);
  await person.press('Start with my name');
  await person.type('Name', 'Zoë Marchetti');
  await person.type('Title', 'Baker');
  await person.type('Summary', 'Baker with nine years in two bakeries.');
  await person.sees('Baker with nine years', '[aria-label="Pages of the resume"]');
  done('the page follows what is typed');

  await person.press('Experience');
  await person.press('Add Experience');
  await person.type('Role', 'Head Baker');
  await person.type('Company', 'The Mill');
  await person.type('Bullet 1', 'Baked 400 loaves a night');
  await person.keys('Enter');
  await page.keyboard.type('Trained apprentices');
  await person.keys('Shift', 'Home');
  await person.keys('Control', 'b');
  await person.has('Bullet 2', '**Trained apprentices**');
  await person.keys('Control', 'z');
  await person.has('Bullet 2', 'Trained apprentices');
  await person.keys('Alt', 'Shift', 'ArrowUp');
  await person.has('Bullet 1', 'Trained apprentices');
  done('bullets are written, made bold, moved and undone by keys');

  await person.press('Design');
  await person.press('Template');
  await person.choose('modern');
  await person.press('Use Modern Minimalist');
  await person.press('Download PDF');
  const pdf = await downloaded(downloads);
  const text = await textOf(pdf);
  for (const words of ['Zoë Marchetti', 'Head Baker', 'Baked 400 loaves a night'])
    if (!text.includes(words)) throw new Error(`The PDF lacks ${words}: ${text.slice(0, 400)}`);
  done('a PDF in another template says what was typed');

  await person.press('Keep it in an account');
  await person.type('First name', 'Zoë', '[role=dialog]');
  await person.type('Last name', 'Marchetti', '[role=dialog]');
  await person.type('Email', 'zoe.marchetti@gmail.com', '[role=dialog]');
  await person.type('Password', password, '[role=dialog]');
  await person.press('Create account');
  await until('the account’s editor', () => page.url().includes('/resume/editor/'));
  await page.reload();
  await person.sees('Trained apprentices', '[aria-label="Pages of the resume"]');
  done('it moves into an account, and is there after a reload');
}

/** A user who finds controls by name, and waits for them. */
class Somebody {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Chooses a template by its radio button, whose label is the card. */
  async choose(templateId: string): Promise<void> {
    await this.#page.locator(`input[name=template][value=${templateId}]`).click();
  }

  async press(name: string): Promise<void> {
    await this.#click(name, 'button, a, [role=tab]');
  }

  /** Replaces the text of a field. */
  async type(name: string, text: string, within = 'body'): Promise<void> {
    await this.#click(name, 'input, textarea', within);
    await this.keys('Control', 'a');
    await this.#page.keyboard.type(text);
  }

  async keys(...keys: KeyInput[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.down(key);
    for (const key of keys.toReversed()) await this.#page.keyboard.up(key);
  }

  async has(name: string, text: string): Promise<void> {
    const field = await this.#find(name, 'textarea');
    await this.#page.waitForFunction(
      (element, value) => (element as HTMLTextAreaElement).value === value,
      { timeout: waitMs },
      field,
      text,
    );
  }

  async sees(text: string, within: string): Promise<void> {
    await this.#page.waitForFunction(
      (words, selector) => document.querySelector(selector)?.textContent?.includes(words),
      { timeout: waitMs },
      text,
      within,
    );
  }

  /**
   * Tries again if the element was replaced meanwhile, as when the app takes over the early form.
   */
  async #click(name: string, kinds: string, within?: string): Promise<void> {
    const press = async () => (await this.#find(name, kinds, within)).click();
    await press().catch(press);
  }

  async #find(name: string, kinds: string, within = 'body') {
    const found = await this.#page.waitForFunction(
      (wanted, selector, scope) => {
        const nameOf = (element: Element): string => {
          const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
          const labels = 'labels' in element ? [...((element.labels ?? []) as Element[])] : [];
          const words =
            by.map((id) => document.getElementById(id)?.textContent).join(' ') ||
            element.getAttribute('aria-label') ||
            labels.map((label) => label.textContent).join(' ') ||
            element.textContent;
          return (words ?? '').trim();
        };
        const shown = [...document.querySelectorAll(`${scope} :is(${selector})`)].filter(
          (element) => element.checkVisibility(),
        );
        const byName = (test: (own: string) => boolean) =>
          shown.find((element) => test(nameOf(element)));
        return byName((own) => own === wanted) ?? byName((own) => own.startsWith(wanted));
      },
      { timeout: waitMs },
      name,
      kinds,
      within,
    );
    const element = found.asElement();
    if (!element) throw new Error(`There is no ${name}`);
    return element as Awaited<ReturnType<Page['$']>> & object;
  }
}

async function downloaded(folder: string): Promise<Uint8Array> {
  return until('a PDF', async () => {
    const file = (await readdir(folder)).find((name) => name.endsWith('.pdf'));
    const bytes = file === undefined ? undefined : await readFile(join(folder, file));
    return bytes?.subarray(-1_024).includes('%%EOF') ? new Uint8Array(bytes) : undefined;
  });
}

/**
 * Polls until `find` returns something, also across navigations, which abort the browser's own
 * waiting.
 */
async function until<T>(name: string, find: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (const end = Date.now() + waitMs; Date.now() < end; await sleep(200)) {
    const found = await find();
    if (found) return found;
  }
  throw new Error(`Waited in vain for ${name}`);
}

async function textOf(data: Uint8Array): Promise<string> {
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  return pages.join('');
}
