// Before the first paint of the landing page: who is signed in goes on to the dashboard, and sees
// nothing of the page on the way. src/lib/token.ts has the token's place.
(() => {
  const key = 'token';
  const patienceMs = 5_000;
  let token = null;
  try {
    token = localStorage.getItem(key);
  } catch {
    // Storage is closed to us: nobody can be signed in.
  }
  if (token === null) return;
  const { classList } = document.documentElement;
  const show = () => classList.remove('is-leaving');
  classList.add('is-leaving');
  fetch('/api/auth/me', {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(patienceMs),
  }).then((answer) => {
    if (answer.ok) {
      location.replace('/dashboard');
      return;
    }
    if (answer.status === 401 && localStorage.getItem(key) === token) {
      localStorage.removeItem(key);
      dispatchEvent(new StorageEvent('storage', { key }));
    }
    show();
  }, show);
})();
