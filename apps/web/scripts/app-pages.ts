import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFileOf } from '@folio/contract/app-paths';
import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, runnerImport } from 'vite';

type AppPage = {
  /** The modules that the router loads for the address, of the app's sources. */
  modules: readonly string[];
  /** What the page asks the server for as soon as it is there, written as the app writes it. */
  calls: readonly string[];
  /** Whether its shape is in the document, to be seen before the app is there. */
  hasSkeleton?: true;
};

const room = (route: string, ...calls: string[]): AppPage => ({
  modules: ['app/shell/shell.tsx', `app/routes/${route}.tsx`],
  calls: ['/api/auth/me', ...calls],
});

/** Addresses that people come to from outside: bookmarks, links, a tab that is reopened, the landing page. */
const appPages: Readonly<Record<string, AppPage>> = {
  dashboard: {
    ...room('dashboard', '/api/resumes?limit=4', '/api/resumes/summary'),
    hasSkeleton: true,
  },
  resumes: room('resumes'),
  templates: room('templates'),
  billing: room('billing'),
  'resume/start': { modules: ['app/routes/start.tsx'], calls: [] },
};

const source = fileURLToPath(new URL('../src/', import.meta.url));
const place = '<script src="/theme.js"></script>';
const root = '<div id="root"></div>';
const skeletonModule = fileURLToPath(new URL('./skeleton-markup.tsx', import.meta.url));

/**
 * Writes the app's document anew for some addresses, with links to all
 * that the address is going to load, so that it is asked for at once rather than step by step.
 */
export function writeAppPages(): Plugin {
  return {
    name: 'write-app-pages',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      if (!('index.html' in bundle)) return;
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      if (!html.includes(place)) throw new Error('index.html has no place for what is asked ahead');
      const { module } = await runnerImport<{ dashboardSkeleton: string }>(skeletonModule, {
        configFile: false,
        mode: 'production',
        plugins: [react()],
      });
      const skeleton = root.replace('><', () => `>${module.dashboardSkeleton}<`);
      if (!html.includes(root)) throw new Error('index.html has no place for a skeleton');
      for (const [name, { modules, calls, hasSkeleton }] of Object.entries(appPages)) {
        const links = filesOf(modules, bundle)
          .filter((file) => !html.includes(file))
          .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
        const page = html
          .replace(
            place,
            `${place}\n    <script src="/preload.js" data-calls="${calls.join(' ')}"></script>`,
          )
          .replace('  </head>', `${links.join('')}  </head>`)
          .replace(root, () => (hasSkeleton ? skeleton : root));
        await writeFile(join(dir, pageFileOf(`/${name}`)), page);
      }
    },
  };
}

/** The files that hold the modules, and those that they import. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = new Set<string>();
  const waiting = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(source + module));
    if (!chunk) throw new Error(`No file of the build holds ${module}`);
    return chunk.fileName;
  });
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    waiting.push(...(chunks.find(({ fileName }) => fileName === file)?.imports ?? []));
  }
  return [...files];
}
