import type { Locator, Page } from 'playwright-core';

/** A press of a tour, by its name; `act` presses once. */
export type Press = { name: string; act: (page: Page) => Promise<unknown> };

const tab = (name: string): Press => ({
  name: `section ${name}`,
  act: (page) => page.getByRole('tab', { name, exact: true }).click(),
});
const leave = (what: string): Press => ({
  name: `close ${what}`,
  act: (page) => page.keyboard.press('Escape'),
});
const press = (name: string, find: (page: Page) => Locator): Press => ({
  name,
  act: (page) => find(page).click(),
});
const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
const inForm = (page: Page): Locator => page.getByRole('tabpanel');
const entry =
  (index: number) =>
  (page: Page): Locator =>
    inForm(page).locator('h3 button').nth(index);
const dialog = (page: Page): Locator => page.getByRole('dialog');
const item =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('menuitem', { name });

/** What people press in the editor of a resume with the usual sections, in this order. */
export const tour: readonly Press[] = [
  tab('Education'),
  press('open a school', entry(0)),
  tab('Skills'),
  press('open a skill', entry(0)),
  tab('Projects'),
  press('open a project', entry(0)),
  press('add a project', button('Add Project')),
  { name: 'undo', act: (page) => page.keyboard.press('Control+z') },
  { name: 'redo', act: (page) => page.keyboard.press('Control+Shift+z') },
  { name: 'undo again', act: (page) => page.keyboard.press('Control+z') },
  tab('Others'),
  tab('Experience'),
  press('open a job', entry(0)),
  press('close a job', entry(0)),
  press('open another job', entry(1)),
  press('open a third job', entry(2)),
  press('More details', (page) => inForm(page).locator('summary').first()),
  press('pick months', (page) => inForm(page).getByRole('button', { name: 'Pick months' }).first()),
  leave('months'),
  press('menu of an entry', (page) =>
    inForm(page)
      .getByRole('button', { name: /^More about/ })
      .first(),
  ),
  leave('menu of an entry'),
  press('note of a bullet', (page) =>
    inForm(page)
      .getByRole('button', { name: /^Note \d/ })
      .first(),
  ),
  press('close the note', (page) =>
    inForm(page)
      .getByRole('button', { name: /^Note \d/ })
      .first(),
  ),
  press('Add bullet', (page) => inForm(page).getByRole('button', { name: 'Add bullet' }).first()),
  { name: 'undo a bullet', act: (page) => page.keyboard.press('Control+z') },
  press('Design', (page) => page.getByRole('tab', { name: 'Design', exact: true })),
  press('fonts', (page) => inForm(page).getByRole('button', { name: /^Font/ }).first()),
  press('close fonts', (page) => inForm(page).getByRole('button', { name: /^Font/ }).first()),
  press('page size', (page) => inForm(page).getByText('Letter', { exact: true })),
  press('page size back', (page) => inForm(page).getByText('A4', { exact: true })),
  press('templates', (page) => inForm(page).getByRole('button', { name: 'Template', exact: true })),
  press('one of the templates', (page) => dialog(page).locator('label').nth(3)),
  press('one-column templates', (page) => dialog(page).getByText('One', { exact: true })),
  leave('templates'),
  press('AI', (page) => page.getByRole('tab', { name: 'AI', exact: true })),
  press('personal info', (page) => page.getByRole('tab').first()),
  press('score', button(/^Score/)),
  press('close the score', button('Close the score')),
  press('add a section', button('Add section')),
  leave('sections'),
  press('More', button('More')),
  press('languages', item(/language/i)),
  leave('languages'),
  press('More again', button('More')),
  press('import', item('Import into this resume')),
  leave('import'),
  press('share', button('Share')),
  leave('share'),
  { name: 'palette', act: (page) => page.keyboard.press('Control+k') },
  leave('palette'),
];
