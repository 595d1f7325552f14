/** An action on the page and the check that its result is displayed; both run in the page. */
type Act = { act: (turn: number) => void; seen: (turn: number) => boolean };

declare global {
  interface Window {
    acts: Record<string, Act>;
  }
}

export function installHands(): void {
  const field = <E extends Element>(selector: string) => document.querySelector<E>(selector);
  const put = (
    control: HTMLInputElement | HTMLSelectElement | null | undefined,
    value: string,
    kind: string,
  ) => {
    const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, value);
    control?.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  const found = () => {
    const statuses = [...document.querySelectorAll('[role=status]')].map((one) => one.textContent);
    const words = statuses.find((text) => /^[\d,]+ applications?$/.test(text ?? '')) ?? '0';
    return Number.parseInt(words.replaceAll(',', ''), 10);
  };
  const all = found();
  let before = '';
  const firstRow = () => field('tbody tr')?.textContent ?? '';
  const columns = () => [...document.querySelectorAll('h2')].map((one) => one.textContent).join();
  const narrows = (turn: number) => (turn % 2 === 0 ? found() < all : found() === all);
  const search = (turn: number) =>
    put(field('[placeholder^="Search applications"]'), turn % 2 === 0 ? 'engineer 1' : '', 'input');
  window.acts = {
    search: { act: search, seen: narrows },
    filter: {
      act: (turn) => {
        const selects = [...document.querySelectorAll('select')];
        const status = selects.find((one) => one.labels[0]?.textContent === 'Status');
        put(status, turn % 2 === 0 ? 'interview' : 'all', 'change');
      },
      seen: narrows,
    },
    sort: {
      act: () => {
        before = firstRow();
        field<HTMLElement>('thead th button')?.click();
      },
      seen: () => firstRow() !== before,
    },
    move: {
      act: (turn) => {
        before = columns();
        const active = document.activeElement;
        const isHandle = active?.getAttribute('aria-label')?.startsWith('Move');
        const handle = isHandle ? active : field<HTMLElement>('article [aria-label^="Move"]');
        if (handle instanceof HTMLElement) handle.focus();
        const key = turn % 2 === 0 ? 'ArrowRight' : 'ArrowLeft';
        handle?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      },
      seen: () => columns() !== before,
    },
  };
}
