import { templates } from '@folio/contract/template-list';
import { ChevronDown, LayoutTemplate } from 'lucide-react';
import { TierBadge } from '../../../lib/tier-badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuChoice, MenuChoices } from '../../../ui/menu.tsx';
import { PagePicture } from '../../../ui/page-picture.tsx';
import { useEditor } from '../store/use-editor.ts';
import { useChooseTemplate } from './use-editor-commands.ts';

export function TemplateMenu() {
  return (
    <Menu
      trigger={
        <Button>
          <LayoutTemplate aria-hidden className="size-4" />
          Template
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </Button>
      }
    >
      <TemplateChoices />
    </Menu>
  );
}

/** The templates to choose from, inside a menu. */
export function TemplateChoices() {
  const chosen = useEditor(({ document }) => document.templateId);
  const choose = useChooseTemplate();
  return (
    <MenuChoices value={chosen} onValueChange={choose}>
      {templates.map(({ id, name, description, tier, previewImage }) => (
        <MenuChoice key={id} value={id}>
          <PagePicture src={previewImage} alt="" isLazy className="my-1.5 w-13! shrink-0" />
          <span className="max-w-64 py-1">
            <span className="flex items-center gap-2 font-medium">
              {name}
              <TierBadge tier={tier} />
            </span>
            <span className="block text-small text-faint">{description}</span>
          </span>
        </MenuChoice>
      ))}
    </MenuChoices>
  );
}
