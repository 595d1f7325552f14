import { writeField } from '@folio/contract/content-fields';
import { isBranded } from '@folio/contract/entitlements';
import { sections } from '@folio/contract/sections';
import { layoutResume } from '@folio/documents/layout-resume';
import { ownFacesOf } from '@folio/documents/missing-faces';
import type { DisplayItem, DisplayList } from '@folio/typeset/display-list';
import { paintSvg } from '@folio/typeset/paint-svg/paint-svg';
import {
  hintOpacity,
  needsGhosts,
  partGhosts,
  withGhosts,
} from './features/editor/first-run/ghost-content.ts';
import { blankDocument } from './features/editor/session/blank-document.ts';
import type { EarlyText, OpenEarlyPages } from './lib/early-form/early-form.ts';
import { loadFace } from './lib/typesetting/load-face.ts';
import { loadDisplayFonts } from './lib/typesetting/load-font-book.ts';
import { resumeDocument } from './lib/typesetting/set-resume.ts';

/**
 * Lays out pages before the app has loaded, for src/early.ts. Uses the editor's own layout modules,
 * so that the editor finds engine and fonts loaded; without React and the schemas they are a third
 * of the editor's code.
 */

const guest = { subscription: 'free', hasBoughtPack: false } as const;

const open: OpenEarlyPages = ({ resume = blankDocument, account = guest }) => {
  const around = { order: [...resume.order], showsBranding: isBranded(account) };
  return async (texts) => {
    const content = withTexts(resume.content, texts);
    const { settings = blankDocument.settings } = resume;
    const hints = needsGhosts(content) ? withGhosts({ content, settings }) : undefined;
    const shown = { ...resume, ...around, ...(hints ?? { content }) };
    const document = await resumeDocument(shown);
    // Loaded in parallel with the engine.
    for (const face of ownFacesOf(document)) loadFace(face, 'part').catch(() => undefined);
    const book = await loadDisplayFonts(document);
    const { list } = layoutResume(shown, document, book);
    const { own, painted } = withFaintHints(list, hints?.paths ?? []);
    return painted.pages.map((page, index) => ({
      svg: paintSvg(page, painted, book),
      text: textOf(own.pages[index]?.items ?? []),
    }));
  };
};

type Content = Parameters<typeof withGhosts>[0]['content'];

const withTexts = (content: Content, texts: readonly EarlyText[]): Content => ({
  ...content,
  personalInfo: texts.reduce((info, { field, text }) => {
    const definition = sections.personalInfo.fields.find(({ id }) => id === field);
    return definition ? writeField(info, definition, text, () => field) : info;
  }, content.personalInfo),
});

/** As in the editor's `GhostLayer`. */
function withFaintHints(list: DisplayList, paths: readonly string[]) {
  const { list: own, ghosts } = partGhosts(list, paths);
  const pages = own.pages.map((page, index) => ({
    ...page,
    items: [...page.items, ...(ghosts.pages[index]?.items ?? []).map(faint)],
  }));
  return { own, painted: { ...own, pages } };
}

const faintOf = (color: string): string =>
  `color-mix(in srgb, ${color} ${hintOpacity * 100}%, #fff)`;

const faint = (item: DisplayItem): DisplayItem =>
  item.kind === 'line'
    ? {
        ...item,
        fragments: item.fragments.map((one) => ({ ...one, color: faintOf(one.color) })),
      }
    : item;

const textOf = (items: readonly DisplayItem[]): string =>
  items.flatMap((item) => (item.kind === 'line' ? [item.text] : [])).join('\n');

globalThis.openEarlyPages = open;
