import { templateById, templates } from '@folio/contract/template-list';
import { ChevronDown, LayoutTemplate } from 'lucide-react';
import { TierBadge } from '../../../lib/tier-badge.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuChoice, MenuChoices } from '../../../ui/menu.tsx';
import { PagePicture } from '../../../ui/page-picture.tsx';
import { useEditor } from '../store/use-editor.ts';
import { multiPage, useTemplateFacts } from '../top-bar/template-facts.ts';
import { useChooseTemplate } from '../top-bar/use-editor-commands.ts';

/** The template that is set now, what it is, and the others to choose from. */
export function TemplateSetting() {
  const { words, isLong } = useTemplateFacts();
  const chosen = templateById(useEditor(({ document }) => document.templateId));
  return (
    <div className="flex items-center gap-4">
      <PagePicture src={chosen.previewImage} alt="" isLazy className="w-16! shrink-0" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">
        <p className="text-body">
          {words} {isLong ? <Badge>{multiPage}</Badge> : null}
        </p>
        <Menu
          align="start"
          trigger={
            <Button className="max-md:h-11">
              <LayoutTemplate aria-hidden className="size-4" />
              Template
              <ChevronDown aria-hidden className="size-4 text-muted" />
            </Button>
          }
        >
          <TemplateChoices />
        </Menu>
      </div>
    </div>
  );
}

/** The templates to choose from, inside a menu. */
function TemplateChoices() {
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
