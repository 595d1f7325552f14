// Before the app is loaded: asks the server for what the page is going to show to who is signed in,
// so that nobody waits for one after the other. src/lib/preload.ts hands the answers to the app.
// Where the document has the page's shape, the app starts when that has been painted.
(() => {
  const { accept, calls, app } = document.currentScript.dataset;

  function askAhead() {
    let token = null;
    try {
      token = localStorage.getItem('token');
    } catch {
      // Storage is closed to us: nobody can be signed in.
    }
    if (token === null) return;
    const request = {
      // Before the files of the app, which the document asks for meanwhile.
      priority: 'high',
      credentials: 'include',
      headers: { accept, authorization: `Bearer ${token}` },
    };
    const ask = (path) => {
      const answer = fetch(path, request);
      // Whoever takes it says that it failed.
      answer.catch(() => undefined);
      return answer;
    };
    const id = /^\/resume\/editor\/([\w-]+)$/.exec(location.pathname)?.[1];
    const paths = calls
      .split(' ')
      .filter((path) => path !== '' && (id || !path.includes('{id}')))
      .map((path) => path.replace('{id}', id));
    globalThis.preloaded = { token, answers: new Map(paths.map((path) => [path, ask(path)])) };
  }

  /** How long the app waits for a page that is in the background, say, and is not painted. */
  const paintWaitMs = 200;
  let isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = app;
    script.addEventListener('error', () => {
      globalThis.hasAppFailed = true;
      dispatchEvent(new Event('appfailed'));
    });
    document.head.append(script);
  }
  function startAfterPaint() {
    const isPainted = (entries) => entries.some(({ name }) => name === 'first-contentful-paint');
    if (isPainted(performance.getEntriesByType('paint'))) return start();
    new PerformanceObserver((list) => {
      if (isPainted(list.getEntries())) start();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(start, paintWaitMs);
  }
  /** The style sheet stands last in the document: with it the app is laid out as it should be. */
  function startWithStyles() {
    const link = document.querySelector('body link[rel="stylesheet"]');
    if (!link || link.sheet) return startAfterPaint();
    link.addEventListener('load', startAfterPaint);
    link.addEventListener('error', startAfterPaint);
  }

  /** Where something else comes first, the links to the app's files are in a template. */
  function letIn() {
    const template = document.querySelector('template#app-files');
    if (template) {
      const isSlow = document.documentElement.dataset.line === 'slow';
      if (isSlow) for (const link of template.content.querySelectorAll('[as=font]')) link.remove();
      template.replaceWith(template.content);
    }
    startWithStyles();
  }

  /** On a slow line what sets the page comes first (src/early.ts), unless it takes too long. */
  const firstMs = 20_000;
  function begin() {
    const isFirst = document.documentElement.dataset.line === 'slow' && !globalThis.isEarlyDone;
    if (!isFirst || !document.querySelector('template#app-files')) return letIn();
    let isIn = false;
    const once = () => {
      if (!isIn) letIn();
      isIn = true;
    };
    addEventListener('earlydone', once);
    setTimeout(once, firstMs);
  }

  askAhead();
  if (!app) return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
})();
