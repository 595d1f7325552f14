import { Ellipsis, Eye, EyeOff, FilePlus } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import type { CardActions, CardState } from './card-state.ts';

export function TemplateMenu({
  name,
  createLabel,
  state,
  actions: { onPreview, onCreate, onHide },
}: {
  name: string;
  createLabel: string;
  state: CardState;
  actions: CardActions;
}) {
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${name}`}
          icon={<Ellipsis className="size-4" />}
          size="small"
        />
      }
    >
      <MenuItem icon={<Eye className="size-4" />} onSelect={onPreview}>
        Preview
      </MenuItem>
      <MenuItem
        icon={<FilePlus className="size-4" />}
        disabled={state.creating !== undefined}
        onSelect={onCreate}
      >
        {createLabel}
      </MenuItem>
      {onHide ? (
        <>
          <MenuSeparator />
          <MenuItem tone="danger" icon={<EyeOff className="size-4" />} onSelect={onHide}>
            Hide
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
