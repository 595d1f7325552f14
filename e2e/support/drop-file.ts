import type { Page } from '@playwright/test';

type Dropped = { name: string; mimeType: string; buffer: Buffer };

const holding = (page: Page, { name, mimeType, buffer }: Dropped) =>
  page.evaluateHandle(
    ({ base64, fileName, type }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName, { type }));
      return data;
    },
    { base64: buffer.toString('base64'), fileName: name, type: mimeType },
  );

/** Drags a file over the page, runs `meanwhile`, and drops it. */
export async function dropFile(
  page: Page,
  file: Dropped,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const dataTransfer = await holding(page, file);
  await page.dispatchEvent('main', 'dragover', { dataTransfer });
  await meanwhile();
  await page.dispatchEvent('main', 'drop', { dataTransfer });
}
