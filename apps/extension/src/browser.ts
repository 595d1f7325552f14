/** The used part of the WebExtensions API, which Chromium and Firefox share. */
type Browser = {
  tabs: {
    query(which: { active: true; currentWindow: true }): Promise<{ id?: number }[]>;
    create(what: { url: string }): Promise<unknown>;
  };
  scripting: {
    executeScript<T>(what: {
      target: { tabId: number };
      func: () => T;
    }): Promise<{ result?: Awaited<T> | null }[]>;
  };
  storage: {
    local: {
      get(keys: string[]): Promise<Record<string, unknown>>;
      set(values: Record<string, unknown>): Promise<void>;
    };
  };
  permissions: { request(which: { origins: string[] }): Promise<boolean> };
};

export function browserApi(): Browser {
  const { browser, chrome } = globalThis as unknown as { browser?: Browser; chrome?: Browser };
  const found = browser ?? chrome;
  if (!found) throw new Error('This page is opened by its extension');
  return found;
}
