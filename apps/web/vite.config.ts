import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadFonts, prerenderLanding } from './scripts/prerender.ts';

/** The package names no files of its own to a bundler. */
const dictionary = dirname(createRequire(import.meta.url).resolve('dictionary-en'));
const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts(), prerenderLanding()],
  resolve: {
    alias: [{ find: /^dictionary-en\/(?=index\.(?:aff|dic)\b)/, replacement: `${dictionary}/` }],
  },
  server: { proxy: { '/api': api, '/dev': api, '/healthz': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      // The landing page is a document of its own: what it loads is not what the app loads.
      input: { index: 'index.html', landing: 'landing.html' },
      output: {
        codeSplitting: {
          groups: [
            // Shared by every route: without groups of their own they would be drawn into the engine's.
            {
              name: 'base',
              priority: 2,
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            },
            { name: 'schemas', priority: 2, test: /node_modules[\\/]zod[\\/]/ },
            // What sets a page in type. Only routes that show a resume load it. Word's writer
            // stays out of it: it is large, and loaded when somebody asks for a Word file.
            {
              name: 'engine',
              priority: 1,
              includeDependenciesRecursively: false,
              test: /packages[\\/](typeset|documents)[\\/](?!src[\\/]docx[\\/])|node_modules[\\/](harfbuzzjs|linebreak|unicode-trie|tiny-inflate|base64-js|bidi-js)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
