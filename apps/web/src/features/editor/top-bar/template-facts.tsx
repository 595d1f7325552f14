import { templateById } from '@folio/contract/templates';
import { Badge } from '../../../ui/badge.tsx';
import { useEditor } from '../store/use-editor.ts';
import { useView } from '../view/use-view.ts';

const layouts = {
  'single-column': 'Single-column',
  'two-column': 'Two-column',
  sidebar: 'Sidebar',
} as const;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The template's name, layout and category, and what else the resume is at a glance. */
export function TemplateFacts({ className }: { className?: string }) {
  const { name, layout, category } = templateById(useEditor(({ document }) => document.templateId));
  const isPublished = useEditor(({ document }) => document.isPublished);
  const isLong = useView((view) => view.pages > 1);
  return (
    <div className={className}>
      <span className="truncate text-small text-faint">
        {[name, layouts[layout], capitalised(category)].join(' · ')}
      </span>
      {isLong ? <Badge>Multi-page</Badge> : null}
      {isPublished ? <Badge tone="good">Ready</Badge> : null}
    </div>
  );
}
