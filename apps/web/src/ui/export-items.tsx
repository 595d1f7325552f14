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
import { PriceTag } from './badge.tsx';
import { MenuItem } from './menu.tsx';

/** The menu's items, those that are wanted most first. */
export const exportLabels: readonly [ExportFormat, string][] = [
  ['pdf', 'Download as PDF'],
  ['docx', 'Export as Word'],
  ['html', 'Export as HTML'],
  ['txt', 'Export as Plain Text'],
  ['md', 'Export as Markdown'],
  ['json', 'Export as JSON Resume'],
  ['doc', 'Export as Word 97 (.doc)'],
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
  /** What the PDF takes, where it takes credits: the others never do. */
  pdfPrice?: string;
  /** All of them, where it is left out. */
  formats?: readonly ExportFormat[];
};

/** The formats to choose from, inside a menu. */
export const ExportItems = ({ onExport, pdfPrice, formats }: Props) =>
  exportLabels.map(([format, label]) => {
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
