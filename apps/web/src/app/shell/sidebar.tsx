import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { PaletteButton } from './palette-button.tsx';
import { ShellNav } from './shell-nav.tsx';
import { ShellTools } from './shell-tools.tsx';

type Props = { isExpanded: boolean; onToggle: () => void };

export function Sidebar({ isExpanded, onToggle }: Props) {
  return (
    <aside
      aria-label="Sidebar"
      className={classNames(
        'sticky top-0 hidden h-dvh shrink-0 flex-col gap-6 overflow-y-auto overflow-x-hidden border-r border-line bg-surface px-3.5 py-4 md:flex',
        isExpanded ? 'w-60' : 'w-17.5',
      )}
    >
      <div
        className={classNames(
          'flex items-center',
          isExpanded ? 'justify-between' : 'flex-col gap-4',
        )}
      >
        <Link to="/dashboard" aria-label="Folio" className="rounded-control px-2 py-1">
          {isExpanded ? <Wordmark /> : <Wordmark isShort />}
        </Link>
        <IconButton
          label={isExpanded ? 'Collapse sidebar' : 'Expand sidebar'}
          aria-expanded={isExpanded}
          icon={
            isExpanded ? (
              <PanelLeftClose className="size-5" />
            ) : (
              <PanelLeftOpen className="size-5" />
            )
          }
          tooltipSide="right"
          onClick={onToggle}
        />
      </div>
      <PaletteButton isExpanded={isExpanded} />
      <ShellNav isExpanded={isExpanded} />
      <div className="flex-1" />
      <ShellTools isExpanded={isExpanded} />
    </aside>
  );
}
