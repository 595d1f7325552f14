import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type EnvironmentOptions } from 'vite';
import { writeAppPages } from './scripts/app-pages.ts';
import { refuseChunkCycles } from './scripts/chunk-cycles.ts';
import { editorGroups, engineGroups, firstScreenGroups, isEngine } from './scripts/chunks.ts';
import { iconGroups } from './scripts/icon-chunks.ts';
import { inlineTables } from './scripts/inline-tables.ts';
import { lazySchemas } from './scripts/lazy-schemas.ts';
import { markdown } from './scripts/markdown.ts';
import { noJsonSchema } from './scripts/no-json-schema.ts';
import { offlineFiles } from './scripts/offline-files.ts';
import { plainSelectors } from './scripts/plain-selectors.ts';
import { preloadFonts, prerenderLanding } from './scripts/prerender.ts';
import { sharedGroup } from './scripts/shared-chunks.ts';
import { fontFiles, knownPasswords } from './scripts/virtual-modules.ts';
import { writeVisitorPages } from './scripts/visitor-pages.ts';
import { compileMessages } from './scripts/words/compile-messages.ts';

/** The package names no files of its own to a bundler. */
const dictionary = dirname(createRequire(import.meta.url).resolve('dictionary-en'));
const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

/** What every import that waits needs, and every text: the engine, which comes before React, has such. */
const loader = /vite[\\/](preload-helper|modulepreload-polyfill)|[\\/]lib[\\/]words[\\/]words\.ts$/;
/** React, and what every button and sentence needs. */
const everyPage =
  /node_modules[\\/](react|react-dom|scheduler|@radix-ui[\\/]react-(slot|compose-refs))[\\/]|[\\/]src[\\/]styles[\\/]|[\\/]words[\\/]trans\.tsx$/;
/**
 * What notifications need, which are on every page; without the libraries for floating elements.
 */
const layers =
  /node_modules[\\/]@radix-ui[\\/](primitive|react-(collection|context|dismissable-layer|portal|presence|primitive|use-[a-z-]+|visually-hidden))[\\/]/;
/**
 * Tooltips and dialogs, with separate chunks for menus; parts of the same libraries that few pages
 * use stay with those.
 */
const floating =
  /node_modules[\\/](@radix-ui[\\/](?!react-(popover|radio-group|switch|tabs|menu|dropdown-menu|collection|roving-focus|direction|alert-dialog|toast)[\\/])|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar)/;
const menus =
  /node_modules[\\/]@radix-ui[\\/]react-(menu|dropdown-menu|collection|roving-focus|direction|alert-dialog)[\\/]/;

/** Routes, data and their shapes, with zod's settings; the long lists' arithmetic comes with the lists. */
const routing =
  /node_modules[\\/](react-router|zod|@tanstack[\\/](?!react-virtual|virtual-core))[\\/]|[\\/]src[\\/]lib[\\/]zod-settings\.ts$/;

/** Which modules share a file; modules in no group are joined by the pages that use them. */
const groups = [
  // Shared by every page: without groups of their own they would be drawn into others'.
  { name: 'base', priority: 11, test: everyPage },
  { name: 'loader', priority: 30, test: loader },
  ...engineGroups(),
  // What the first screens of the app load, in few files.
  { name: 'router', priority: 11, test: routing },
  { name: 'layers', priority: 11, test: layers },
  { name: 'floating', priority: 10, test: floating },
  { name: 'menus', priority: 9, test: menus },
  ...iconGroups(),
  ...firstScreenGroups(),
  ...editorGroups(),
  // Only routes that show a resume load it.
  {
    name: 'type',
    priority: 1,
    includeDependenciesRecursively: false,
    test: isEngine,
  },
];

/** What browsers load. */
const app: BuildEnvironmentOptions = {
  outDir: 'dist',
  emptyOutDir: true,
  manifest: true,
  rolldownOptions: {
    // Separate documents from the app's, which load other files.
    input: {
      index: 'index.html',
      landing: 'landing.html',
      'public-page': 'public-page.html',
      'early-page': 'src/early-page.ts',
    },
    output: {
      codeSplitting: {
        groups: [...groups, sharedGroup(groups)],
      },
    },
  },
};

/** What the server runs to render public pages: all of it in one file, made after the app. */
const server: EnvironmentOptions = {
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: { 'public-page': 'src/public-page.server.tsx' },
      output: { codeSplitting: false },
    },
  },
};

/** The service worker: one script at the root, made last, since it lists the files of the app. */
const worker: EnvironmentOptions = {
  consumer: 'client',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: {
      input: { sw: 'src/service-worker.ts' },
      output: { codeSplitting: false, format: 'iife', entryFileNames: '[name].js' },
    },
  },
};

/**
 * Scripts that documents run in addition to or instead of the app: small files at the root, each
 * built into one file.
 */
const scriptAtRoot = (name: string): EnvironmentOptions => ({
  consumer: 'client',
  define: {
    'process.env.NODE_ENV': '"production"',
    // A classic script, which knows its address by its element.
    'import.meta.url': 'document.currentScript.src',
  },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: {
      input: { [name]: `src/${name}.ts` },
      output: { codeSplitting: false, format: 'iife', entryFileNames: '[name].js' },
    },
  },
});

/** While it is written on, the development server has environments of its own, and no worker. */
const built: Record<string, EnvironmentOptions> = {
  client: { build: app },
  ssr: server,
  visitor: scriptAtRoot('visitor'),
  early: scriptAtRoot('early'),
  worker,
};

export default defineConfig(({ command }) => ({
  plugins: [
    compileMessages(),
    react(),
    tailwindcss(),
    plainSelectors(),
    markdown(),
    inlineTables(),
    lazySchemas(),
    noJsonSchema(),
    fontFiles(),
    knownPasswords(),
    preloadFonts(),
    prerenderLanding(),
    writeAppPages(),
    writeVisitorPages(),
    refuseChunkCycles(),
    offlineFiles(fileURLToPath(new URL('./dist', import.meta.url))),
  ],
  resolve: {
    alias: [{ find: /^dictionary-en\/(?=index\.(?:aff|dic)\b)/, replacement: `${dictionary}/` }],
  },
  // Workers are bundled by plugins of their own, as modules: what reads one kind of file is a chunk apart.
  worker: { format: 'es', plugins: () => [compileMessages(), inlineTables()] },
  server: { proxy: { '/api': api, '/pictures': api, '/dev': api, '/healthz': api, '/mcp': api } },
  build: { target: 'es2022' },
  builder: {},
  environments: command === 'build' ? built : {},
}));
