// Before the app is loaded: asks the server for what the page is going to show to who is signed in,
// so that nobody waits for one after the other. src/lib/preload.ts hands the answers to the app.
// Where the document has the page's shape, the app starts when that has been painted.
(() => {
  const { accept, calls, pictures, app, steps } = document.currentScript.dataset;

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
    const answers = new Map(paths.map((path) => [path, ask(path)]));
    globalThis.preloaded = { token, answers, pictures: [] };
    if (pictures) void showPictures(answers, token).catch(() => undefined);
  }

  /**
   * The first resumes' pages in the frames of the skeleton: the largest thing on the dashboard, which
   * would wait for the app. They are asked for as the app does, which shows them on
   * (features/resumes/resume-card.tsx).
   */
  async function showPictures(answers, token) {
    const list = await answers.get(pictures);
    if (!list.ok) return;
    const { data } = await list.clone().json();
    const inView = (frame) => frame.getBoundingClientRect().top < innerHeight;
    const frames = [...document.querySelectorAll('[data-picture]')].filter(inView);
    for (const [at, { id, version }] of data.slice(0, frames.length).entries()) {
      const frame = frames[at];
      const width = frame.clientWidth * devicePixelRatio <= 576 ? 480 : 800;
      const path = `/api/resumes/${id}/thumbnail?width=${width}&version=${version}`;
      const answer = fetch(path, { headers: { authorization: `Bearer ${token}` } });
      answers.set(path, answer);
      const show = async (picture) => {
        if (!picture.ok) return;
        const image = new Image();
        image.src = URL.createObjectURL(await picture.clone().blob());
        image.alt = '';
        Object.assign(image.style, { display: 'block', width: '100%' });
        await image.decode();
        globalThis.preloaded.pictures[at] = { id, version, address: image.src };
        // The app has replaced the frames by its own.
        if (frame.isConnected) frame.replaceChildren(image);
      };
      answer.then(show).catch(() => undefined);
    }
  }

  /** How long the app waits for a page that is in the background, say, and is not painted. */
  const paintWaitMs = 200;
  let isStarted = false;
  async function start() {
    if (isStarted) return;
    isStarted = true;
    await runInSteps();
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
  /**
   * Runs the modules that the app imports one by one, as a task each: run by the app's own import they
   * are a single task, which a slow phone does not answer in for half a second.
   */
  async function runInSteps() {
    // The app, which imports them too, reports one that fails.
    for (const step of steps?.split(' ') ?? []) await import(step).catch(() => undefined);
  }
  function startAfterPaint() {
    const isPainted = (entries) => entries.some(({ name }) => name === 'first-contentful-paint');
    if (isPainted(performance.getEntriesByType('paint'))) return void start();
    new PerformanceObserver((list) => {
      if (isPainted(list.getEntries())) void start();
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
  const linksAtOnce = 16;
  async function letIn() {
    const template = document.querySelector('template#app-files');
    if (template) {
      const isSlow = document.documentElement.dataset.line === 'slow';
      if (isSlow) for (const link of template.content.querySelectorAll('[as=font]')) link.remove();
      await putInPlaceOf(template);
    }
    void startWithStyles();
  }
  /** A few links at a time: all 70 together take a slow phone a tenth of a second. */
  async function putInPlaceOf(template) {
    const links = [...template.content.children];
    for (let at = 0; at < links.length; at += linksAtOnce) {
      if (at > 0) await new Promise((resolve) => setTimeout(resolve));
      template.before(...links.slice(at, at + linksAtOnce));
    }
    template.remove();
  }

  /** On a slow line what sets the page comes first (src/early.ts), unless it takes too long. */
  const firstMs = 20_000;
  function begin() {
    const isFirst = document.documentElement.dataset.line === 'slow' && !globalThis.isEarlyDone;
    if (!isFirst || !document.querySelector('template#app-files')) return void letIn();
    let isIn = false;
    const once = () => {
      if (!isIn) void letIn();
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
