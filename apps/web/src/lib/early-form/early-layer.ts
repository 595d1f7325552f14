/** Behavior of the prerendered form (src/early.ts) other than typing. */

/** Longer than anybody waits: 700 KB at 200 kbit/s take less. */
const lateMs = 30_000;

/**
 * Shows a message with a retry where the app doesn't load, or has failed to; typed text is kept.
 * Returns a function that stops.
 */
export function showLateNotice(layer: HTMLElement): () => void {
  const announce = (what: 'late' | 'failed') => {
    for (const one of layer.querySelectorAll<HTMLElement>('[data-late]'))
      one.hidden = !one.dataset.late?.split(' ').includes(what);
  };
  const timer = setTimeout(() => announce('late'), lateMs);
  const fail = () => {
    clearTimeout(timer);
    announce('failed');
  };
  const retry = layer.querySelector('[data-early=again]');
  retry?.addEventListener('click', () => location.reload());
  if (globalThis.hasAppFailed) fail();
  addEventListener('appfailed', fail);
  return () => {
    clearTimeout(timer);
    removeEventListener('appfailed', fail);
  };
}

type Panes = { form: HTMLElement; preview: HTMLElement };
const panes = ['form', 'preview'] as const;
const beside = 'max-md:hidden';

/**
 * Makes the bottom bar switch between form and page on a phone, as in the app. Returns a function
 * that names the visible pane.
 */
export function switchPanes(shape: HTMLElement, places: Panes): () => keyof Panes {
  let shown: keyof Panes = 'form';
  const buttons = panes.map((name) => {
    const label = shape.querySelector(`[data-pane=${name}]`);
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: label?.className ?? '' });
    button.append(...(label?.childNodes ?? []));
    button.addEventListener('click', () => show(name));
    label?.replaceWith(button);
    return { name, button };
  });
  const show = (pane: keyof Panes) => {
    shown = pane;
    for (const { name, button } of buttons) {
      button.setAttribute('aria-pressed', String(name === pane));
      places[name].classList.toggle(beside, name !== pane);
    }
  };
  show('form');
  return () => shown;
}

/**
 * Calls `onChange` when the DOM changes; by then the editor may have replaced the prerendered form.
 */
export function watch(page: HTMLElement, onChange: () => unknown): () => void {
  const observer = new MutationObserver(() => {
    if (page.childElementCount > 0) setTimeout(onChange);
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}
