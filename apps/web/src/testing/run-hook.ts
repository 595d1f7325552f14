import { createElement, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

const open: (() => Promise<void>)[] = [];

export async function leavePages(): Promise<void> {
  for (const leave of open.splice(0)) await leave();
  for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
}

type Wrap = (page: ReactNode) => ReactNode;

/**
 * Runs a hook, with its state and effects, on a page without elements. `wrap` adds its providers,
 * which must not render elements either. `shown` is the last result; `leave` unmounts the hook, as
 * does `leavePages`, which each test calls before it restores its globals.
 */
export async function runHook<Result>(hook: () => Result, wrap: Wrap = (page) => page) {
  const page = emptyPage();
  Object.assign(globalThis, { window: page.defaultView, document: page });
  const root = createRoot(page.body as unknown as Element);
  const results: Result[] = [];
  let isListening = false;
  const Page = () => {
    results.push(hook());
    // Runs after the hook's own effects: the hook may miss what happens before them.
    useEffect(() => {
      isListening = true;
    }, []);
    return null;
  };
  root.render(wrap(createElement(Page)));
  await vi.waitFor(() => {
    if (!isListening) throw new Error('The hook has not run');
  });
  let isLeft = false;
  const leave = async () => {
    if (isLeft) return;
    isLeft = true;
    root.unmount();
    await rest();
  };
  open.push(leave);
  return {
    get shown() {
      return results.at(-1) as Result;
    },
    leave,
  };
}

/** React continues in later tasks, which need the page. */
async function rest(): Promise<void> {
  for (let task = 0; task < 5; task += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** As much of a document as React asks for before it makes an element. */
function emptyPage() {
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} };
  const document = { ...listeners, nodeType: 9, nodeName: '#document', activeElement: null };
  const body = {
    ...listeners,
    nodeType: 1,
    nodeName: 'BODY',
    tagName: 'BODY',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument: document,
    textContent: '',
  };
  const defaultView = { ...listeners, document, HTMLIFrameElement: class {} };
  return Object.assign(document, { body, documentElement: body, defaultView });
}
