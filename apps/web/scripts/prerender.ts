import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { compileMessages } from './words/compile-messages.ts';

type Bundle = Rolldown.OutputBundle;

const landingMarkup = fileURLToPath(new URL('./landing-markup.tsx', import.meta.url));
const place = '<!--page-->';

/**
 * Writes the landing page into its HTML with inlined CSS, so that it is readable without further
 * requests.
 */
export function prerenderLanding(): Plugin {
  return {
    name: 'prerender-landing',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename, bundle }) {
        if (!filename.endsWith('landing.html') || !bundle) return html;
        const { module } = await runnerImport<{ landingMarkup: () => string }>(landingMarkup, {
          configFile: false,
          mode: 'production',
          plugins: [compileMessages(), react()],
        });
        if (!html.includes(place)) throw new Error('landing.html has no place for the page');
        const page = letAppWait(inlineStyles(html, bundle));
        return page.replace(place, () => module.landingMarkup());
      },
    },
  };
}

/** Preloads the fonts of the visible text, before the style sheet names them. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) =>
            /(inter-latin-wght-normal|newsreader-headline)-[^/]*\.woff2$/.test(name),
          )
          .map((name) => ({
            tag: 'link',
            injectTo: 'head-prepend',
            attrs: {
              rel: 'preload',
              href: `/${name}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
          })),
    },
  };
}

const appTags =
  /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n?/g;

/**
 * Moves the app's tags into a template, from which src/visitor.ts takes them when they are needed.
 */
export function letAppWait(html: string): string {
  const tags = html.match(appTags) ?? [];
  if (tags.length === 0) throw new Error('The document loads no app');
  const waiting = `    <template id="app">\n${tags.join('')}    </template>\n    <script defer src="/visitor.js"></script>\n  </head>`;
  return html.replace(appTags, '').replace('  </head>', () => waiting);
}

/** Inlines the document's style sheets. */
export function inlineStyles(html: string, bundle: Bundle): string {
  return html.replaceAll(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (_, name: string) => {
      const sheet = bundle[name];
      if (sheet?.type !== 'asset') throw new Error(`There is no style sheet ${name}`);
      return `<style>${String(sheet.source)}</style>`;
    },
  );
}
