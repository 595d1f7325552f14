import type { LoadExportEngine } from '@folio/documents/export-engine';
import { loadFontsFor } from './load-font-book.ts';

/**
 * What Word and HTML files are made with beside their writers. Without a connection parts of it may be
 * out of reach: a file is made without them then.
 */
export const loadExportEngine: LoadExportEngine = async () => {
  const module = await import('@folio/documents/export-engine').catch(() => undefined);
  return module?.exportEngine(
    (document) => loadFontsFor(document).catch(() => undefined),
    () => startSubsetter().catch(() => undefined),
  );
};

/** Large, and asked for by the first HTML file. */
async function startSubsetter() {
  const module = await import('@folio/typeset/web-fonts/font-subsetter.browser');
  return module.startFontSubsetter();
}
