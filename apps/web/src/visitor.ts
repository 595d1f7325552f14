import { countPageView } from './lib/error-reports/visit.ts';
import { watchErrors } from './lib/error-reports/watch-errors.ts';
import {
  currentTheme,
  followTheme,
  subscribeToTheme,
  themeSwitchLabel,
  toggleTheme,
} from './lib/theme.ts';
import { appMountedSignal, loadApp, prefetch, prefetchApp } from './visitor/load-app.ts';
import { replayInput, replayPress } from './visitor/replay-input.ts';

/**
 * The script of a visitor's page, which is prerendered HTML: handles the theme, prefetches links,
 * and loads the app once it is needed. The app then replaces the page, or hydrates it on the
 * landing page. Built into one file (`vite.config.ts`) without React.
 */

function start(page: HTMLElement): void {
  countPageView(page.dataset.written ?? page.dataset.hydrates ?? '/');
  appMountedSignal.addEventListener('abort', watchErrors(loadApp));
  switchThemes(page);
  openNamedDetails();
  prefetchLinks(page);
  if (page.dataset.hydrates) replayPress(page);
  else replayInput(page);
  for (const control of page.querySelectorAll('[inert]')) control.removeAttribute('inert');
  if (needsAppAtOnce()) loadApp();
  else bringAppWhenTouched(page);
}

function switchThemes(page: HTMLElement): void {
  appMountedSignal.addEventListener('abort', followTheme());
  const buttons = page.querySelectorAll<HTMLElement>('[data-theme-switch]');
  const name = () => {
    for (const button of buttons) button.ariaLabel = themeSwitchLabel(currentTheme());
  };
  name();
  appMountedSignal.addEventListener('abort', subscribeToTheme(name));
  for (const button of buttons)
    button.addEventListener('click', toggleTheme, { signal: appMountedSignal });
}

/** An address may name an answer of the help center, which is folded. */
function openNamedDetails(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) {
    named.open = true;
    named.scrollIntoView();
  }
}

/**
 * Signed-in people get another page; the app is also needed for parameters in the address, and for
 * stored choices.
 */
const needsAppAtOnce = (): boolean =>
  location.search !== '' ||
  ['token', 'chosenSkills'].some((key) => localStorage.getItem(key) !== null) ||
  ['toast', 'promoCode'].some((key) => sessionStorage.getItem(key) !== null);

const controls = 'main :is(form, input, select, textarea, button)';

/**
 * Loads the app on the first interaction with a control; on pages with an email form, its files are
 * prefetched.
 */
function bringAppWhenTouched(page: HTMLElement): void {
  const onTouch = ({ target }: Event) => {
    if (target instanceof Element && target.closest(controls)) loadApp();
  };
  for (const event of ['pointerover', 'pointerdown', 'focusin', 'input'])
    page.addEventListener(event, onTouch, { passive: true });
  addEventListener('storage', ({ key }) => {
    if (key === 'token' || key === null) loadApp();
  });
  if (!page.querySelector('main input[type=email]')) return;
  whenIdle(prefetchApp);
  // The app says that the line is down.
  addEventListener('offline', loadApp);
}

/** After the page has been painted and loaded. */
function whenIdle(work: () => void): void {
  const wait = () =>
    // Safari has no idle callbacks.
    typeof requestIdleCallback === 'function' ? requestIdleCallback(work) : setTimeout(work, 500);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

const page = document.querySelector<HTMLElement>('[data-written], [data-hydrates]');
if (page) start(page);

/** Pages that are read without the app. */
const readable = /^\/($|pricing|help-center|contact|privacy-policy|terms-of-service)/;

/** Who points at a link, or has come to it by the keyboard, is likely to follow it. */
function prefetchLinks(page: HTMLElement): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== location.origin || link.pathname === location.pathname) return;
    prefetch(link.pathname + link.search);
    if (!readable.test(link.pathname)) prefetchApp();
  };
  for (const event of ['pointerover', 'focusin'])
    page.addEventListener(event, onIntent, { passive: true });
}
