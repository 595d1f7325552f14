import { CircleHelp, LogOut, type LucideIcon, Moon, Sun, Wallet } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';
import { useIsSold } from '../../lib/credit-costs.ts';
import { useUser } from '../../lib/session.ts';
import { useTheme } from '../../lib/use-theme.ts';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { helpPath } from '../help-link.tsx';
import { rowStyle } from './shell-links.ts';
import { signOut } from './sign-out.ts';

type Props = { isExpanded: boolean; onFollow?: () => void };

/** At the bottom of the shell: the account, its credits, the theme and the sign-out. */
export function ShellTools({ isExpanded, onFollow }: Props) {
  const user = useUser();
  const { theme, toggle } = useTheme();
  const isSold = useIsSold();
  return (
    <div className="grid gap-1 border-t border-line pt-4">
      {isExpanded ? (
        <div className="mb-2 min-w-0 px-3">
          <p className="truncate font-medium">{user.name}</p>
          <p className="truncate text-small text-faint">{user.email}</p>
        </div>
      ) : null}
      {isSold ? (
        <BillingRow isExpanded={isExpanded} onFollow={onFollow} credits={user.credits} />
      ) : null}
      <HelpRow isExpanded={isExpanded} onFollow={onFollow} />
      <ToolRow
        isExpanded={isExpanded}
        label={theme === 'dark' ? t('Switch to light theme') : t('Switch to dark theme')}
        icon={theme === 'dark' ? Sun : Moon}
        onClick={toggle}
      />
      <ToolRow
        isExpanded={isExpanded}
        label={t('Sign out')}
        icon={LogOut}
        onClick={() => void signOut()}
      />
    </div>
  );
}

type BillingProps = { isExpanded: boolean; onFollow: (() => void) | undefined; credits: number };

/** The remaining credits, with a link to their history. */
function BillingRow({ isExpanded, onFollow, credits }: BillingProps) {
  const label = t('{credits, plural, one {# credit} other {# credits}}', { credits });
  const row = (
    <NavLink
      to="/billing"
      onClick={onFollow}
      className={({ isActive }) =>
        classNames(rowStyle(isExpanded), isActive && 'bg-tint! font-medium text-accent!')
      }
    >
      <Wallet aria-hidden className="size-5 shrink-0" />
      {isExpanded ? (
        <>
          <span className="truncate">{t('Billing')}</span>
          <span className="ml-auto text-small">{label}</span>
        </>
      ) : (
        <span className="sr-only">{t('Billing, {label}', { label })}</span>
      )}
    </NavLink>
  );
  if (isExpanded) return row;
  return (
    <Tooltip label={t('Billing, {label}', { label })} side="right">
      <span>{row}</span>
    </Tooltip>
  );
}

const helpLabel = () => t('Help');

function HelpRow({ isExpanded, onFollow }: Omit<BillingProps, 'credits'>) {
  const { pathname } = useLocation();
  const isSold = useIsSold();
  const row = (
    <Link to={helpPath(pathname, isSold)} onClick={onFollow} className={rowStyle(isExpanded)}>
      <CircleHelp aria-hidden className="size-5 shrink-0" />
      <span className={isExpanded ? 'truncate' : 'sr-only'}>{helpLabel()}</span>
    </Link>
  );
  if (isExpanded) return row;
  return (
    <Tooltip label={helpLabel()} side="right">
      {row}
    </Tooltip>
  );
}

type RowProps = { isExpanded: boolean; label: string; icon: LucideIcon; onClick: () => void };

function ToolRow({ isExpanded, label, icon: Icon, onClick }: RowProps) {
  const row = (
    <button type="button" onClick={onClick} className={rowStyle(isExpanded)}>
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className={isExpanded ? 'truncate' : 'sr-only'}>{label}</span>
    </button>
  );
  return isExpanded ? (
    row
  ) : (
    <Tooltip label={label} side="right">
      {row}
    </Tooltip>
  );
}
