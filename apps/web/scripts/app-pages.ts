import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFileOf } from '@folio/contract/app-paths';
import { appAccepts } from '@folio/contract/plain-content';
import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { stylesFor } from './first-paint-styles.ts';
import { compileMessages } from './words/compile-messages.ts';

type AppPage = {
  /** The modules (source paths) that the router loads for this URL. */
  modules: readonly string[];
  /**
   * API requests to send at once, written as the app writes them; `{id}` is the last path segment,
   * and requests with it are left out without one.
   */
  calls: readonly string[];
  /** Which of the calls lists resumes whose pictures are shown in the skeleton. */
  pictures?: string;
  /** The skeleton in the document, visible before the app has loaded. */
  skeleton?: 'dashboard' | 'editor' | 'start';
};

const session = '/api/auth/me';
const room = (route: string, ...calls: string[]): AppPage => ({
  modules: ['app/shell/shell.tsx', `app/routes/${route}.tsx`],
  calls: [session, ...calls],
});

/** URLs that people open directly: bookmarks, links, restored tabs, the landing page. */
const appPages: Readonly<Record<string, AppPage>> = {
  dashboard: {
    ...room('dashboard', '/api/resumes?limit=4', '/api/resumes/summary'),
    pictures: '/api/resumes?limit=4',
    skeleton: 'dashboard',
  },
  resumes: room('resumes'),
  templates: room('templates'),
  billing: room('billing'),
  'resume/start': { modules: ['app/routes/start.tsx'], calls: [], skeleton: 'start' },
  'resume/editor': {
    modules: ['app/routes/resume-editor.tsx'],
    calls: [session, '/api/resumes/{id}'],
    skeleton: 'editor',
  },
};

const source = fileURLToPath(new URL('../src/', import.meta.url));
const place = '<script src="/theme.js"></script>';
const root = '<div id="root"></div>';
const appTag = /[ \t]*<script type="module" crossorigin src="([^"]+)"><\/script>\n/;
const preloadTags = /[ \t]*<link rel="(?:modulepreload|preload)"[^>]*>\n/g;
const sheetTag = /[ \t]*<link rel="stylesheet" crossorigin href="\/([^"]+)">\n/;
const skeletonModule = fileURLToPath(new URL('./skeleton-markup.tsx', import.meta.url));

/**
 * Writes a document for each of these URLs with preload links for everything that it will load,
 * instead of loading step by step.
 */
export function writeAppPages(): Plugin {
  return {
    name: 'write-app-pages',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      if (!('index.html' in bundle)) return;
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      const { module } = await runnerImport<typeof import('./skeleton-markup.tsx')>(
        skeletonModule,
        { configFile: false, mode: 'production', plugins: [compileMessages(), react()] },
      );
      for (const [name, { modules, calls, pictures, skeleton }] of Object.entries(appPages)) {
        const links = filesOf(modules, bundle).filter((file) => !html.includes(file));
        const linked = swap(html, '  </head>', `${links.map(preloadTag).join('')}  </head>`);
        const ahead = [
          `data-calls="${calls.join(' ')}" data-accept="${appAccepts}"`,
          ...(pictures === undefined ? [] : [`data-pictures="${pictures}"`]),
        ].join(' ');
        const takesLetters = skeleton === 'editor' || skeleton === 'start';
        const early = takesLetters && {
          form: module.earlyForm,
          parts: module.earlyParts,
          ...engineIn(bundle, name),
        };
        const page = skeleton
          ? paintFirst(linked, module.skeletons[skeleton], {
              ahead,
              bundle,
              modules,
              early: early || undefined,
            })
          : swap(linked, place, `${place}\n    <script src="/preload.js" ${ahead}></script>`);
        await writeFile(join(dir, pageFileOf(`/${name}`)), page);
      }
    },
  };
}

const preloadTag = (file: string): string =>
  `    <link rel="modulepreload" crossorigin href="/${file}">\n`;

/**
 * Large files first: on few connections, waiting for responses to small requests would leave the
 * connection idle.
 */
function largeFirst(tags: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const sizeOf = (tag: string): number => {
    const file = bundle[/href="\/([^"]+)"/.exec(tag)?.[1] ?? ''];
    return file?.type === 'chunk' ? file.code.length : Number.POSITIVE_INFINITY;
  };
  const sized = tags.map((tag) => ({ tag, size: sizeOf(tag) }));
  return sized.toSorted((one, other) => other.size - one.size).map(({ tag }) => tag);
}

/** Lowers the priority of the app's files, since the page's data are needed first. */
const withoutHaste = (tags: string): string =>
  tags.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');

/** What accepts typing before the app, and what lays its page out. */
type Early = {
  form: string;
  /** Markup with the classes that src/early.ts uses. */
  parts: string;
  engine: string;
  /** The tags before those of the app's files. */
  first: string;
};

/**
 * The files that lay a page out: a guest's, or a stored resume's, whose fonts are not known yet.
 */
function engineIn(bundle: Rolldown.OutputBundle, name: string): Omit<Early, 'form' | 'parts'> {
  const [engine = '', ...files] = filesOf(['early-page.ts'], bundle);
  const assets = Object.values(bundle).filter((output) => output.type === 'asset');
  const wanted = [harfBuzz, ...(name === 'resume/start' ? guestFaces : [])];
  const data = wanted.map((file) => {
    const found = assets.find(
      ({ fileName, names }) => names.includes(file) || fileName.startsWith(`assets/${file}-`),
    );
    if (!found) throw new Error(`The build has no ${file}`);
    return `    <link rel="preload" as="fetch" crossorigin fetchpriority="low" href="/${found.fileName}">\n`;
  });
  const modules = largeFirst(files.map(preloadTag), bundle);
  return { engine: `/${engine}`, first: withoutHaste(modules.join('')) + data.join('') };
}

const harfBuzz = 'harfbuzz.wasm';
/** The western fonts of the initial template, 'classic'. */
export const guestFaces = ['400Regular', '600SemiBold', '400Regular_Italic'].map(
  (face) => `Gelasio_${face}-latin`,
);

/**
 * The document with its skeleton, the CSS for it, and the style sheet after it, so that nothing
 * blocks its first paint. The app is fetched at once, and started by public/preload.js after that
 * paint.
 */
function paintFirst(
  html: string,
  skeleton: string,
  {
    ahead,
    bundle,
    modules,
    early,
  }: {
    ahead: string;
    bundle: Rolldown.OutputBundle;
    modules: readonly string[];
    early?: Early | undefined;
  },
): string {
  const app = appTag.exec(html)?.[1] ?? '';
  const [sheetLink = '', name = ''] = sheetTag.exec(html) ?? [];
  const sheet = bundle[name];
  if (sheet?.type !== 'asset') throw new Error(`There is no style sheet ${name}`);
  const markup = skeleton + (early ? early.form + early.parts : '');
  const rules = stylesFor(String(sheet.source), markup) + (early ? slowFaces : '');
  // Preload links of the app come after those of the early form, which share a slow connection.
  const tags = [preloadTag(app.slice(1)), ...(html.match(preloadTags) ?? [])].filter(
    (tag) => !early?.first.includes(/href="([^"]+)"/.exec(tag)?.[1] ?? tag),
  );
  const later = sheetLink + withoutHaste(largeFirst(tags, bundle).join(''));
  const entries = [app.slice(1), ...modules.map((module) => fileOf(module, bundle))];
  const steps = importsInOrder(entries, bundle).map((file) => `/${file}`);
  const preload = `<script async fetchpriority="high" src="/preload.js" ${ahead} data-app="${app}" data-steps="${steps.join(' ')}"></script>`;
  const swaps: [from: RegExp | string, to: string][] = [
    [preloadTags, ''],
    [appTag, ''],
    [sheetTag, ''],
    [place, `${place}\n    ${early ? `${lineScript}${preload}${earlyPreload}` : preload}`],
    ['  </head>', `    <style>${rules}</style>\n  </head>`],
    [root, `<div id="root">${skeleton}</div>\n${early ? withEarly(early, later) : later}`],
  ];
  return swaps.reduce((page, [from, to]) => swap(page, from, to), html);
}

const lineScript = '<script src="/line.js"></script>\n    ';
const earlyPreload = '\n    <link rel="preload" href="/early.js" as="script" fetchpriority="high">';
/** On a slow connection the screen's fonts are loaded after the app (public/line.js). */
const slowFaces =
  'html[data-line=slow]{--font-sans:system-ui,sans-serif}html[data-line=slow] .font-display{font-family:Georgia,serif}';

/**
 * The script follows what it needs, so that it needn't wait. Links in a template load nothing until
 * public/preload.js takes them out.
 */
const withEarly = ({ form, engine, first }: Early, later: string): string =>
  `    <template id="early-form">${form}</template>\n    <script async src="/early.js" data-engine="${engine}"></script>\n${first}    <template id="app-files">\n${later}    </template>\n`;

function swap(html: string, from: RegExp | string, to: string): string {
  const swapped = html.replace(from, () => to);
  if (swapped === html) throw new Error(`index.html has no ${from}`);
  return swapped;
}

/** The file of a module. */
function fileOf(module: string, bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.includes(source + module),
  );
  if (!chunk) throw new Error(`No file of the build holds ${module}`);
  return chunk.fileName;
}

/** The files of the modules, and those that they import. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = new Set<string>();
  const waiting = modules.map((module) => fileOf(module, bundle));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    waiting.push(...(chunks.find(({ fileName }) => fileName === file)?.imports ?? []));
  }
  return [...files];
}

/** The files that chunks import, each after those that it imports itself. */
function importsInOrder(entries: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const inOrder = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') return;
    seen.add(file);
    for (const imported of chunk.imports) visit(imported);
    inOrder.add(file);
  };
  for (const entry of entries) {
    visit(entry);
    inOrder.delete(entry);
  }
  return [...inOrder];
}
