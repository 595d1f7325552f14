import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFileOf } from '@folio/contract/app-paths';
import { offerDataId } from '@folio/contract/credits';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import { markdown } from './markdown.ts';
import { inlineStyles, letAppWait } from './prerender.ts';
import type { VisitorPage } from './visitor-markup.tsx';
import { compileMessages } from './words/compile-messages.ts';

const markupModule = fileURLToPath(new URL('./visitor-markup.tsx', import.meta.url));
const root = '<div id="root"></div>';

/**
 * Writes public pages as complete HTML with inlined CSS. The app's tags are in a template until
 * src/visitor.ts needs them; the server fills in its offer (`{{plan days}}`).
 */
export function writeVisitorPages(): Plugin {
  return {
    name: 'write-visitor-pages',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      if (!('index.html' in bundle)) return;
      const index = await readFile(join(dir, 'index.html'), 'utf8');
      const html = letAppWait(inlineStyles(index, bundle));
      const { module } = await runnerImport<{ visitorPages: readonly VisitorPage[] }>(
        markupModule,
        {
          configFile: false,
          mode: 'production',
          plugins: [withoutStyles(), compileMessages(), react(), markdown()],
        },
      );
      for (const page of module.visitorPages)
        await writeFile(join(dir, pageFileOf(page.path, page.state)), documentOf(html, page));
    },
  };
}

/** The build has made the style sheets already. */
const withoutStyles = (): Plugin => ({
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style-sheet' : undefined),
  load: (id) => (id === '\0no-style-sheet' ? '' : undefined),
});

function documentOf(html: string, { title, description, markup, place }: VisitorPage): string {
  const swaps: [from: RegExp | string, to: string][] = [
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    [/(?<=<meta\s+name="description"\s+content=")[^"]*/, escaped(description)],
    [
      root,
      `<div id="root"><div data-written="${place}">${markup}</div></div>
    <script type="application/json" id="${offerDataId}">{{offer}}</script>`,
    ],
  ];
  return swaps.reduce((text, [from, to]) => {
    const swapped = text.replace(from, () => to);
    if (swapped === text) throw new Error(`index.html has no place for ${to.slice(0, 60)}`);
    return swapped;
  }, html);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
