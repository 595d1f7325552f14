import { templateById } from '@folio/contract/template-list';
import { t } from '../../../lib/words/words.ts';
import { useEditor } from '../store/use-editor.ts';
import { useView } from '../view/use-view.ts';

const layouts = {
  get 'single-column'() {
    return t('Single-column');
  },
  get 'two-column'() {
    return t('Two-column');
  },
  get sidebar() {
    return t('Sidebar');
  },
} as const;

export const multiPage = () => t('Multi-page');

/** 'Modern · Single-column · Professional', and whether the resume has several pages. */
export function useTemplateFacts() {
  const { name, layout, category } = templateById(useEditor(({ document }) => document.templateId));
  const isLong = useView((view) => view.pages > 1);
  const kind = category.charAt(0).toUpperCase() + category.slice(1);
  const facts = [layouts[layout], kind].join(' · ');
  return { name, facts, words: `${name} · ${facts}`, isLong };
}
