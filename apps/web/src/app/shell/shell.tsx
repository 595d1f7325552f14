import { Menu, PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Suspense, useState } from 'react';
import { Link, NavLink, Outlet, useMatch } from 'react-router';
import { useUser } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/stored-json.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { scrimStyle } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useCloseRequest } from '../../ui/use-close-request.ts';
import { WaitingScreen } from '../../ui/waiting-screen.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { DroppedImport } from './dropped-import.tsx';
import { PaletteButton } from './palette-button.tsx';
import { rowStyle, type ShellLink, shellLinks } from './shell-links.ts';
import { ShellTools } from './shell-tools.tsx';

/** The frame of signed-in pages: the sidebar, or on a phone a bar with a slide-in menu. */
export function Shell() {
  const { isExpanded, toggle } = useSidebar();
  // The applications use the full width, for nine columns or a month.
  const isBoard = useMatch('/applications') !== null;
  // Renders only one of the two, since a hidden sidebar would slow down a phone.
  const isWide = useMediaQuery('(min-width: 768px)');
  return (
    <div className="min-h-dvh md:flex">
      <SkipLink to="content" />
      {isWide ? <Sidebar isExpanded={isExpanded} onToggle={toggle} /> : <PhoneBar />}
      <main
        id="content"
        tabIndex={-1}
        className="outline-none min-w-0 flex-1 px-5 py-8 max-md:py-5 md:px-10"
      >
        <div className={classNames('mx-auto', isBoard ? 'max-w-450' : 'max-w-310')}>
          <Suspense fallback={<WaitingScreen />}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      <DroppedImport />
    </div>
  );
}

const key = 'sidebarExpanded';

/** Whether the sidebar is expanded: collapsed at first, then as the person left it. */
function useSidebar() {
  const [isExpanded, setIsExpanded] = useState(() => readStored(localStorage, key) === true);
  function toggle() {
    writeStored(localStorage, key, !isExpanded);
    setIsExpanded(!isExpanded);
  }
  return { isExpanded, toggle };
}

type Props = { isExpanded: boolean; onToggle: () => void };

function Sidebar({ isExpanded, onToggle }: Props) {
  return (
    <aside
      aria-label={t('Sidebar')}
      className={classNames(
        'sticky top-0 hidden h-dvh shrink-0 flex-col gap-6 overflow-y-auto [scrollbar-width:none] [@media(max-height:860px)]:gap-3 overflow-x-hidden border-r border-line bg-surface px-3.5 py-4 md:flex',
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
          label={isExpanded ? t('Collapse sidebar') : t('Expand sidebar')}
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

/** The shell of a narrow screen: a bar, and a menu that slides in from the left. */
function PhoneBar() {
  const [isOpen, setIsOpen] = useState(false);
  useCloseRequest(isOpen, () => setIsOpen(false));
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-surface px-3 md:hidden">
        <Dialog.Trigger asChild>
          <IconButton label={t('Open menu')} size="large" icon={<Menu className="size-5" />} />
        </Dialog.Trigger>
        <Link to="/dashboard" aria-label="Folio" className="rounded-control px-1 py-1">
          <Wordmark />
        </Link>
      </header>
      <Dialog.Portal>
        <Dialog.Overlay className={scrimStyle} />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 flex w-70 max-w-[calc(100vw-56px)] animate-slide-in flex-col gap-4 overflow-y-auto bg-surface p-3.5 shadow-float outline-none"
        >
          <Dialog.Title className="flex h-11 shrink-0 items-center pl-3">
            <Wordmark />
            <span className="sr-only"> {t('menu')}</span>
          </Dialog.Title>
          <PaletteButton isExpanded onOpen={() => setIsOpen(false)} />
          <ShellNav isExpanded onFollow={() => setIsOpen(false)} />
          <div className="flex-1" />
          <ShellTools isExpanded onFollow={() => setIsOpen(false)} />
          {/* Last in order, so that the focus starts in the menu itself. */}
          <Dialog.Close asChild>
            <IconButton
              label={t('Close menu')}
              size="large"
              icon={<X className="size-5" />}
              className="absolute! top-3.5 right-3.5"
            />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type ShellNavProps = { isExpanded: boolean; onFollow?: () => void };

function ShellNav({ isExpanded, onFollow }: ShellNavProps) {
  const links = shellLinks(useUser());
  return (
    <nav aria-label={t('Main')} className="grid gap-1">
      {links.map((link) =>
        isExpanded ? (
          <Row key={link.to} link={link} isExpanded {...(onFollow ? { onFollow } : {})} />
        ) : (
          <Tooltip key={link.to} label={link.label} side="right">
            <span>
              <Row link={link} isExpanded={false} />
            </span>
          </Tooltip>
        ),
      )}
    </nav>
  );
}

function Row({ link, isExpanded, onFollow }: ShellNavProps & { link: ShellLink }) {
  const Icon = link.icon;
  return (
    <NavLink
      to={link.to}
      onClick={onFollow}
      className={({ isActive }) =>
        classNames(rowStyle(isExpanded), isActive && 'bg-tint! font-medium text-accent!')
      }
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className={isExpanded ? 'truncate' : 'sr-only'}>{link.label}</span>
    </NavLink>
  );
}
