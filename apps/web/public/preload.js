// Before the app is loaded: asks the server for what the page is going to show to who is signed in,
// so that nobody waits for one after the other. src/lib/preload.ts hands the answers to the app.
(() => {
  let token = null;
  try {
    token = localStorage.getItem('token');
  } catch {
    // Storage is closed to us: nobody can be signed in.
  }
  if (token === null) return;
  const request = { credentials: 'include', headers: { authorization: `Bearer ${token}` } };
  const ask = (path) => {
    const answer = fetch(path, request);
    // Whoever takes it says that it failed.
    answer.catch(() => undefined);
    return answer;
  };
  const paths = document.currentScript.dataset.calls.split(' ');
  globalThis.preloaded = { token, answers: new Map(paths.map((path) => [path, ask(path)])) };
})();
