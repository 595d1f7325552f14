/** Made by scripts/offline-files.ts when the app is built. */
declare module 'virtual:offline-files' {
  export const files: import('../scripts/offline-files.ts').OfflineFiles;
}
