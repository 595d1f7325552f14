import { once } from 'node:events';

/** Puts entries into the local storage of an origin, by way of a page that loads nothing. */
export async function storeEntries(port, origin, entries) {
  const address = `http://127.0.0.1:${port}/json`;
  const opened = await fetch(`${address}/new?${encodeURIComponent(`${origin}/robots.txt`)}`, {
    method: 'PUT',
  });
  const { id, webSocketDebuggerUrl } = await opened.json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const store = `location.origin === ${JSON.stringify(origin)} && document.readyState === 'complete' &&
    (Object.entries(${JSON.stringify(entries)}).forEach(([key, value]) => localStorage.setItem(key, value)), true)`;
  while (!(await evaluate(socket, store))) await new Promise((resolve) => setTimeout(resolve, 50));
  socket.close();
  await fetch(`${address}/close/${id}`);
}

let calls = 0;

function evaluate(socket, expression) {
  calls += 1;
  const id = calls;
  return new Promise((resolve) => {
    socket.addEventListener('message', function receive({ data }) {
      const answer = JSON.parse(data);
      if (answer.id !== id) return;
      socket.removeEventListener('message', receive);
      resolve(answer.result?.result?.value);
    });
    socket.send(JSON.stringify({ id, method: 'Runtime.evaluate', params: { expression } }));
  });
}
