import type { ExportFormat } from '@folio/contract/exports';
import {
  Braces,
  Download,
  FileCode,
  FileCode2,
  FileText,
  FileType,
  type LucideIcon,
} from 'lucide-react';
import { t } from '../lib/words/words.ts';
import { PriceTag } from './badge.tsx';
import { MenuItem } from './menu.tsx';

/** The menu's items, most wanted first. */
export const exportLabels = (): readonly [ExportFormat, string][] => [
  ['pdf', t('Download as PDF')],
  ['docx', t('Export as Word')],
  ['html', t('Export as HTML')],
  ['txt', t('Export as Plain Text')],
  ['md', t('Export as Markdown')],
  ['json', t('Export as JSON Resume')],
  ['doc', t('Export as Word 97 (.doc)')],
];

const icons: Record<ExportFormat, LucideIcon> = {
  pdf: Download,
  docx: FileText,
  html: FileCode,
  txt: FileType,
  doc: FileText,
  md: FileCode2,
  json: Braces,
};

type Props = {
  onExport: (format: ExportFormat) => void;
  /** The price of the PDF, if it costs credits; other formats never do. */
  pdfPrice?: string;
  /** Default: all formats. */
  formats?: readonly ExportFormat[];
};

/** The export formats, as menu items. */
export const ExportItems = ({ onExport, pdfPrice, formats }: Props) =>
  exportLabels().map(([format, label]) => {
    if (formats && !formats.includes(format)) return null;
    const Icon = icons[format];
    return (
      <MenuItem
        key={format}
        icon={<Icon aria-hidden className="size-4 text-muted" />}
        onSelect={() => onExport(format)}
      >
        {label}
        {format === 'pdf' && pdfPrice ? (
          <span className="ml-auto pl-3">
            <PriceTag>{pdfPrice}</PriceTag>
          </span>
        ) : null}
      </MenuItem>
    );
  });
