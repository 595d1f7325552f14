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

/** The package exports no files, so its directory is resolved here. */
const dictionary = dirname(createRequire(import.meta.url).resolve('dictionary-en'));
const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

/**
 * Helpers of every dynamic import and every text. The engine also uses them, and loads before
 * React.
 */
const loader = /vite[\\/](preload-helper|modulepreload-polyfill)|[\\/]lib[\\/]words[\\/]words\.ts$/;
/** React, and the modules that every button and sentence needs. */
const everyPage =
  /node_modules[\\/](react|react-dom|scheduler|@radix-ui[\\/]react-(slot|compose-refs))[\\/]|[\\/]src[\\/]styles[\\/]|[\\/]words[\\/]trans\.tsx$/;
/**
 * Modules for notifications, which are on every page; without the libraries for floating elements.
 */
const layers =
  /node_modules[\\/]@radix-ui[\\/](primitive|react-(collection|context|dismissable-layer|portal|presence|primitive|use-[a-z-]+|visually-hidden))[\\/]/;
/**
 * Modules for tooltips and dialogs. Menus have a separate chunk, and parts of the same libraries
 * that few pages use stay with those pages.
 */
const floating =
  /node_modules[\\/](@radix-ui[\\/](?!react-(popover|radio-group|switch|tabs|menu|dropdown-menu|collection|roving-focus|direction|alert-dialog|toast)[\\/])|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar)/;
const menus =
  /node_modules[\\/]@radix-ui[\\/]react-(menu|dropdown-menu|collection|roving-focus|direction|alert-dialog)[\\/]/;

/**
 * Modules for routes, data and schemas, with the settings of zod. Virtual lists are left out: they
 * load with the pages that use them.
 */
const routing =
  /node_modules[\\/](react-router|zod|@tanstack[\\/](?!react-virtual|virtual-core))[\\/]|[\\/]src[\\/]lib[\\/]zod-settings\.ts$/;

/**
 * Groups of modules that share a chunk. Modules in no group are grouped by the pages that use them.
 */
const groups = [
  // Shared by every page. Without groups of their own they would become part of other chunks.
  { name: 'base', priority: 11, test: everyPage },
  { name: 'loader', priority: 30, test: loader },
  ...engineGroups(),
  // Modules that the first screens of the app load, in few files.
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
    // Documents that are separate from the app's and load other files.
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

/** The code with which the server renders public pages: one file, built after the app. */
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

/** The service worker: one script at the root, built last because it lists the files of the app. */
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
    // A classic script gets its address from its element.
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

/** Environments of the build. The development server has its own, and no service worker. */
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
  // Workers are bundled as modules, with separate plugins. The reader of each file format is a
  // separate chunk.
  worker: { format: 'es', plugins: () => [compileMessages(), inlineTables()] },
  server: { proxy: { '/api': api, '/pictures': api, '/dev': api, '/healthz': api, '/mcp': api } },
  build: { target: 'es2022' },
  builder: {},
  environments: command === 'build' ? built : {},
}));
