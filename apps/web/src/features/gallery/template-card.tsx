import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Ellipsis, Eye, EyeOff, FilePlus } from 'lucide-react';
import { TierBadge } from '../../lib/tier-badge.tsx';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { PagePicture } from '../../ui/page-picture.tsx';
import type { PreviewColor } from './color-swatches.tsx';
import { createLabel } from './gallery.copy.ts';
import {
  type CardActions,
  type CardState,
  type GalleryTemplate,
  pictureQuery,
} from './templates.queries.ts';

type Props = {
  template: GalleryTemplate;
  color: PreviewColor;
  isLazy: boolean;
  state: CardState;
  actions: CardActions;
};

/**
 * A template as a page with its name below. One grid for both, so that the actions overlay the
 * page.
 */
export function TemplateCard({ template, color, isLazy, state, actions }: Props) {
  const { name, description, tier } = template;
  const label = createLabel(state.isLocked, state.creating === 'this');
  return (
    <article className="group relative grid grid-cols-[minmax(0,1fr)_auto]">
      <div className="col-[1/3] row-start-1">
        <TemplatePicture template={template} color={color} isLazy={isLazy} />
      </div>
      <div className="col-start-1 row-start-2 mt-3.5 min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          <TierBadge tier={tier} />
          {state.isRecent ? <Badge>{t('Recent')}</Badge> : null}
        </h2>
        <p className="mt-0.5 text-small text-pretty text-faint">{description}</p>
      </div>
      <PreviewCover name={name} onClick={actions.onPreview} />
      <Button
        // On touch screens the button is below each page; one that requires a purchase first is
        // less prominent.
        variant={state.isLocked ? 'secondary' : 'primary'}
        isBusy={state.creating === 'this'}
        disabled={state.creating === 'other'}
        onClick={actions.onCreate}
        className={classNames(
          'z-10 col-[1/3] row-start-1 m-4 self-end justify-self-end',
          revealed(state.creating !== undefined),
        )}
      >
        {label}
        <span className="sr-only">: {name}</span>
      </Button>
      <div className="z-10 col-start-2 row-start-2 mt-2.5 -mr-2">
        <TemplateMenu name={name} createLabel={label} state={state} actions={actions} />
      </div>
    </article>
  );
}

/** Covers the page and its name; opens the preview. */
function PreviewCover({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={t('Preview: {name}', { name })}
      aria-haspopup="dialog"
      onClick={onClick}
      className="absolute inset-0 grid rounded-paper text-left"
    >
      <span
        className={classNames(
          'grid aspect-[595/842] w-full content-end self-start rounded-paper bg-[#10151f]/20 p-4 transition-opacity',
          'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:hidden',
        )}
      >
        <span className="flex h-9 w-max items-center rounded-control border border-line bg-surface px-3.5 font-medium">
          {t('Preview')}
        </span>
      </span>
    </button>
  );
}

/** Visible on hover and focus; without hover always, below the name. */
const revealed = (isKept: boolean): string =>
  classNames(
    'transition-opacity group-focus-within:opacity-100 group-hover:opacity-100',
    'touch:row-start-3 touch:mx-0 touch:mt-3 touch:mb-0 touch:h-11 touch:justify-self-stretch',
    isKept ? 'opacity-100' : 'opacity-0 touch:opacity-100',
  );

function TemplateMenu({
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
          label={t('Actions for {name}', { name })}
          icon={<Ellipsis className="size-4" />}
          size="small"
        />
      }
    >
      <MenuItem icon={<Eye className="size-4" />} onSelect={onPreview}>
        {t('Preview')}
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
            {t('Hide')}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}

/** The sample resume in the template and the preview color. */
export function TemplatePicture({
  template,
  color,
  isLazy = false,
}: {
  template: GalleryTemplate;
  color: PreviewColor;
  isLazy?: boolean;
}) {
  // The previous color stays until the next is loaded, or if that fails.
  const { data } = useQuery({
    ...pictureQuery(template, color.accent),
    placeholderData: keepPreviousData,
  });
  const src = color.accent === null ? template.previewImage : (data ?? template.previewImage);
  return (
    <PagePicture
      src={src}
      alt={t('A resume in the template {name}', { name: template.name })}
      isLazy={isLazy}
    />
  );
}
