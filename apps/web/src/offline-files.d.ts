/** Made by scripts/offline-files.ts when the app is built. */
declare module 'virtual:offline-files' {
  /** What the service worker knows of the build that it came with. Addresses begin at the root. */
  export type OfflineFiles = {
    /** The script that starts the app: its name says of which build a page is. */
    entry: string;
    /** Kept as soon as the worker is installed: what every page of the app begins with. */
    start: { url: string; revision: string | null }[];
    /** Kept when the browser has nothing else to do: all other code that works without a connection. */
    later: string[];
    /** Every file whose name has its content's hash: what is kept under another name is out of date. */
    hashed: string[];
  };

  export const files: OfflineFiles;
}
