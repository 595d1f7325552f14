import { t } from '../lib/words/plain-words.ts';
import { appMountedSignal, loadApp, markAppMounted, onAppLoadFailure } from './load-app.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (place: ParentNode): Field[] => [
  ...place.querySelectorAll<Field>('main :is(input, select, textarea)'),
];
const unfolded = (place: ParentNode) => [...place.querySelectorAll('main details')];
const nameOf = (field: Field): string =>
  field.name || (field.ariaLabel ?? field.labels?.[0]?.textContent ?? '');

/**
 * Preserves input from before the app has loaded: when the app replaces the page, typed texts are
 * restored, and the last press is repeated.
 */
export function replayInput(page: HTMLElement): void {
  const fields = fieldsIn(page).map((field) => ({ field, name: nameOf(field) }));
  let focused: EventTarget | null = null;
  let pressed: string | undefined;
  let scrolled = scrollY;
  page.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  page.addEventListener('focusout', ({ target }) => {
    // A field that is gone a moment later has not been left, but replaced.
    setTimeout(() => {
      if (focused === target && page.isConnected) focused = null;
    });
  });
  addEventListener('scroll', () => {
    if (page.isConnected) scrolled = scrollY;
  });
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    wait(event.submitter?.textContent ?? '');
  });
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button' && !button.matches('[data-theme-switch]')) wait(wordsOf(button));
  });

  function wait(words: string): void {
    pressed = words;
    page.ariaBusy = 'true';
    loadApp();
  }

  onAppLoadFailure(() => {
    page.ariaBusy = null;
    showFailure(page);
  });

  const place = page.parentElement;
  if (!place) return;
  const observer = new MutationObserver(() => {
    if (page.isConnected) return;
    observer.disconnect();
    markAppMounted();
    const typed = fields.filter(({ field }) => isChanged(field));
    const now = new Map(fieldsIn(place).map((field) => [nameOf(field), field]));
    const given = typed.flatMap(({ field: { value }, name }) => {
      const field = now.get(name);
      return field ? [{ field, value }] : [];
    });
    for (const one of given) put(one);
    const was = fields.find(({ field }) => field === focused);
    if (was) focusAs(was.field, now.get(was.name));
    unfoldAs(page, place);
    scrollTo({ top: scrolled, behavior: 'instant' });
    // Once the app listens: React runs its effects after the page has been painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const one of given) dispatch(one);
        if (pressed !== undefined) press(place, pressed);
      }),
    );
  });
  observer.observe(place, { childList: true });
}

/** For pages that the app hydrates: repeats the last press from before that. */
export function replayPress(page: HTMLElement): void {
  let pressed: HTMLElement | null = null;
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.matches('[data-theme-switch]')) return;
    pressed = button;
    loadApp();
  };
  page.addEventListener('click', onClick, { signal: appMountedSignal });
  onAppLoadFailure(() => showFailure(page));
  addEventListener(
    'app-alive',
    () => {
      markAppMounted();
      pressed?.click();
    },
    { once: true },
  );
}

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement ? field.selectedIndex > 0 : field.value !== field.defaultValue;

type Given = { field: Field; value: string };

/** As a person would type it: React keeps an eye on the element's own property. */
function put({ field, value }: Given): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
}

function dispatch({ field, value }: Given): void {
  // Unless more was typed since then, which begins with this text.
  if (!field.value.startsWith(value)) put({ field, value });
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event('change', { bubbles: true }));
}

function focusAs(before: Field, now: Field | undefined): void {
  now?.focus({ preventScroll: true });
  if (before instanceof HTMLSelectElement || !now || now instanceof HTMLSelectElement) return;
  try {
    now.setSelectionRange(before.selectionStart, before.selectionEnd);
  } catch {
    // Fields for addresses know no selection: the cursor is where the browser puts it.
  }
}

function unfoldAs(before: ParentNode, place: ParentNode): void {
  const now = unfolded(place);
  for (const [index, details] of unfolded(before).entries())
    if (details.hasAttribute('open')) now[index]?.setAttribute('open', '');
}

const wordsOf = (button: Element): string => button.ariaLabel ?? button.textContent ?? '';

function press(place: HTMLElement, words: string): void {
  const buttons = [...place.querySelectorAll<HTMLButtonElement>('main button')];
  const named = buttons.find((button) => wordsOf(button) === words);
  (named ?? buttons.find(({ type }) => type === 'submit'))?.click();
}

function showFailure(page: HTMLElement): void {
  const main = page.querySelector('main');
  if (!main || main.querySelector('[data-failed]')) return;
  const words = document.createElement('p');
  Object.assign(words, { role: 'alert', className: 'pt-4 text-center text-danger' });
  words.dataset.failed = '';
  words.textContent = t(
    'We couldn’t load this page completely. Check your connection, then reload it.',
  );
  main.prepend(words);
}
