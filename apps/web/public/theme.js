// Where the browser denies all storage ("block all cookies"), reading it throws, and nothing would
// work: what lasts as long as the page stands in for it. The editor says that nothing is kept.
for (const name of ['localStorage', 'sessionStorage'])
  try {
    void window[name].length;
  } catch {
    const kept = new Map();
    const value = {
      get length() {
        return kept.size;
      },
      key: (at) => [...kept.keys()][at] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, String(text)),
      removeItem: (key) => void kept.delete(key),
      clear: () => kept.clear(),
    };
    Object.defineProperty(window, name, { value });
  }

// Before the first paint, so that no page flashes in the wrong theme, nor a visitor's to who is signed
// in. src/lib/theme.ts does the rest.
(() => {
  let saved = null;
  try {
    saved = localStorage.getItem('theme');
    if (localStorage.getItem('token') !== null) document.documentElement.dataset.signedIn = '';
  } catch {
    // Storage is closed to us: follow the system.
  }
  const isKnown = saved === 'light' || saved === 'dark';
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = isKnown ? saved : prefersDark ? 'dark' : 'light';
  document.documentElement.classList.add(theme);
  const color = theme === 'dark' ? '#0c0f14' : '#f5f6f8';
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', color);
})();

// Pages that were written beforehand know nothing of their address: until the app has taken over, what
// somebody wanted goes along from one door to the other. src/app/return-to.ts has it afterwards.
document.addEventListener(
  'click',
  ({ target }) => {
    const link = target.closest?.('a[href="/login"], a[href="/signup"]');
    const wanted = [...new URLSearchParams(location.search)].filter(
      ([name]) => name === 'plan' || name === 'next',
    );
    if (link && wanted.length > 0) link.search = new URLSearchParams(wanted).toString();
  },
  true,
);
