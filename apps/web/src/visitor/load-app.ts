/** The app's tags wait in a template of the document: see scripts/visitor-pages.ts. */
const waiting = (): HTMLTemplateElement | null =>
  document.querySelector<HTMLTemplateElement>('template#app');

const taking = new AbortController();
/** Aborted when the app has the page. */
export const appMountedSignal = taking.signal;
export const markAppMounted = (): void => taking.abort();

let isBrought = false;
const onFailed: (() => void)[] = [];

/** Called when the app could not be loaded. */
export const onAppLoadFailure = (listener: () => void): number => onFailed.push(listener);

/** Loads the app, which takes the place of the page. */
export function loadApp(): void {
  const template = waiting();
  if (isBrought || !template) return;
  isBrought = true;
  const tags = document.importNode(template.content, true);
  tags.querySelector('script')?.addEventListener('error', () => {
    for (const listener of onFailed) listener();
  });
  document.head.append(tags);
}

/** Prefetches the app's files at the lowest priority, so that they are there when needed. */
export function prefetchApp(): void {
  const template = waiting();
  if (isBrought || !template || savesData()) return;
  const files = template.content.querySelectorAll('[src], [href]');
  for (const file of files) prefetch(file.getAttribute('src') ?? file.getAttribute('href') ?? '');
}

const asked = new Set<string>();

/** Has the browser fetch an address while it has nothing else to do. */
export function prefetch(href: string): void {
  if (href === '' || asked.has(href) || savesData()) return;
  asked.add(href);
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', href });
  document.head.append(link);
}

/** Whether the browser was asked to save data, as on a metered connection. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
