import { defineConfig } from 'vite';

/** One folder that both kinds of browsers take: see README.md. */
export default defineConfig({
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: { input: 'popup.html' },
  },
});
