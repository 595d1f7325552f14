/** What the document's own form (src/early.ts) does beside taking letters. */

/** Long for any line on which somebody would still wait: 700 KB at 200 kbit/s. */
const lateMs = 30_000;

/**
 * Says so where the app does not come, or could not be loaded, and offers to try again: the letters
 * are kept. Gives what ends that.
 */
export function sayIfLate(layer: HTMLElement): () => void {
  const say = (what: 'late' | 'failed') => {
    for (const one of layer.querySelectorAll<HTMLElement>('[data-late]'))
      one.hidden = !one.dataset.late?.split(' ').includes(what);
  };
  const timer = setTimeout(() => say('late'), lateMs);
  const fail = () => {
    clearTimeout(timer);
    say('failed');
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
 * On a phone the bar below leads from the form to the page and back, as it does in the app. Gives what
 * says which of them is in sight.
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
  const show = (wanted: keyof Panes) => {
    shown = wanted;
    for (const { name, button } of buttons) {
      button.setAttribute('aria-pressed', String(name === wanted));
      places[name].classList.toggle(beside, name !== wanted);
    }
  };
  show('form');
  return () => shown;
}

/** The editor has taken over by the time that `look` is called, if it is what was shown. */
export function watch(page: HTMLElement, look: () => unknown): () => void {
  const observer = new MutationObserver(() => {
    if (page.childElementCount > 0) setTimeout(look);
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}
