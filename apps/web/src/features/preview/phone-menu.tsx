import type { ExportFormat } from '@folio/contract/exports';
import { Ellipsis, Flag, Moon, Pencil, Printer, Share2, Sun } from 'lucide-react';
import { useTheme } from '../../lib/use-theme.ts';
import { t } from '../../lib/words/words.ts';
import { PriceTag } from '../../ui/badge.tsx';
import { ExportItems, exportLabels } from '../../ui/export-items.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { reportLabel } from './report-path.ts';

const icon = 'size-4 text-muted';
/** PDF has its own button. */
const otherFormats = () =>
  exportLabels()
    .map(([format]) => format)
    .filter((format) => format !== 'pdf');

type Props = {
  isReady: boolean;
  /** Undefined for people who can't edit it. */
  onEdit: (() => void) | undefined;
  /** Undefined for the resume's owner. */
  onReport: (() => void) | undefined;
  onShare: () => void;
  onPrint: () => void;
  /** The price of printing; undefined for a visitor. */
  printPrice: string | undefined;
  onExport: (format: ExportFormat) => void;
};

/** Actions without a button on a phone. */
export function PhoneMenu({
  isReady,
  onEdit,
  onReport,
  onShare,
  onPrint,
  printPrice,
  onExport,
}: Props) {
  const { theme, toggle } = useTheme();
  const Theme = theme === 'dark' ? Sun : Moon;
  return (
    <Menu
      trigger={
        <IconButton
          label={t('More')}
          icon={<Ellipsis className="size-4" />}
          className="h-11 w-11"
        />
      }
    >
      {onEdit ? (
        <MenuItem icon={<Pencil aria-hidden className={icon} />} onSelect={onEdit}>
          {t('Edit')}
        </MenuItem>
      ) : null}
      <MenuItem icon={<Share2 aria-hidden className={icon} />} takesFocus onSelect={onShare}>
        {t('Share')}
      </MenuItem>
      <MenuItem
        icon={<Printer aria-hidden className={icon} />}
        disabled={!isReady}
        onSelect={onPrint}
      >
        {t('Print')}
        {printPrice ? (
          <span className="ml-auto pl-3">
            <PriceTag>{printPrice}</PriceTag>
          </span>
        ) : null}
      </MenuItem>
      <MenuItem icon={<Theme aria-hidden className={icon} />} onSelect={toggle}>
        {theme === 'dark' ? t('Switch to light theme') : t('Switch to dark theme')}
      </MenuItem>
      {onReport ? (
        <MenuItem icon={<Flag aria-hidden className={icon} />} onSelect={onReport}>
          {reportLabel()}
        </MenuItem>
      ) : null}
      {isReady ? (
        <>
          <MenuSeparator />
          <ExportItems formats={otherFormats()} onExport={onExport} />
        </>
      ) : null}
    </Menu>
  );
}
