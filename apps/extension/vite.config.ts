import { defineConfig } from 'vite';

/** Builds one folder for both kinds of browsers: see README.md. */
export default defineConfig({
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: { input: 'popup.html' },
  },
});
