import { NavLink } from 'react-router';
import { useUser } from '../../lib/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { rowStyle } from './row-style.ts';
import { type ShellLink, shellLinks } from './shell-links.ts';

type Props = { isExpanded: boolean; onFollow?: () => void };

export function ShellNav({ isExpanded, onFollow }: Props) {
  const links = shellLinks(useUser());
  return (
    <nav aria-label="Main" className="grid gap-1">
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

function Row({ link, isExpanded, onFollow }: Props & { link: ShellLink }) {
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
