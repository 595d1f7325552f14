import { ZoomIn, ZoomOut } from 'lucide-react';
import { memo } from 'react';
import { nextZoom, type Zoom, zoomSteps } from '../lib/page-viewport/zoom.ts';
import { t } from '../lib/words/words.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuChoice, MenuChoices } from './menu.tsx';

type Props = { zoom: Zoom; percent: number; onZoom: (zoom: Zoom) => void };

/** Zoom controls for the pages. Memoized, since it doesn't change while somebody types. */
export const ZoomControls = memo(function ZoomControls({ zoom, percent, onZoom }: Props) {
  const step = (direction: 'in' | 'out') => () => onZoom(nextZoom(percent, direction) ?? percent);
  return (
    <span className="ml-auto flex items-center">
      <IconButton
        size="small"
        label={t('Zoom out')}
        icon={<ZoomOut className="size-4" />}
        disabled={nextZoom(percent, 'out') === undefined}
        onClick={step('out')}
        tooltipSide="top"
      />
      <Menu
        side="top"
        trigger={
          <Button
            variant="quiet"
            size="small"
            className="min-w-15 px-1!"
            aria-label={t('Zoom, {percent}%', { percent })}
          >
            {percent}%
          </Button>
        }
      >
        <MenuChoices
          value={String(zoom)}
          onValueChange={(chosen) => onZoom(chosen === 'fit' ? 'fit' : Number(chosen))}
        >
          <MenuChoice value="fit">{t('Fit width')}</MenuChoice>
          {zoomSteps.map((percentage) => (
            <MenuChoice key={percentage} value={String(percentage)}>
              {percentage}%
            </MenuChoice>
          ))}
        </MenuChoices>
      </Menu>
      <IconButton
        size="small"
        label={t('Zoom in')}
        icon={<ZoomIn className="size-4" />}
        disabled={nextZoom(percent, 'in') === undefined}
        onClick={step('in')}
        tooltipSide="top"
      />
    </span>
  );
});
