import type { Plugin } from 'vite';

/** A module that is written while the app is built, imported as `virtual:<name>`. */
export function virtualModule(name: string, write: () => string): Plugin {
  const id = `virtual:${name}`;
  // By Vite's convention the zero keeps other plugins from taking it for a file.
  const resolved = `\0${id}`;
  return {
    name,
    resolveId: (wanted) => (wanted === id ? resolved : undefined),
    load: (wanted) => (wanted === resolved ? write() : undefined),
  };
}
