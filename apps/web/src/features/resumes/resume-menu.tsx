import type { ResumeSummary } from '@folio/contract/resumes';
import {
  CircleCheck,
  CircleDashed,
  Copy,
  Download,
  Ellipsis,
  Eye,
  History,
  Languages,
  Mail,
  Pencil,
  Share2,
  Target,
  TextCursorInput,
  Trash,
} from 'lucide-react';
import { t } from '../../lib/words/words.ts';
import { PriceTag } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { nameOr } from './resumes.copy.ts';

type Action = (resume: ResumeSummary) => unknown;

/** Actions on the pages of a resume that is not open. */
export type ResumePages = {
  onPreview: Action;
  onShare: Action;
  onDownload: (resume: Pick<ResumeSummary, 'id'>) => void;
  /** The price of the PDF, in words. */
  pdfPriceOf: (resume: ResumeSummary) => string;
};

export type ResumeActions = ResumePages & {
  onEdit: Action;
  onTailor: Action;
  onAddLanguage: Action;
  onWriteLetter: Action;
  onShowHistory: Action;
  onRename: Action;
  onDuplicate: Action;
  onToggleReady: Action;
  onDelete: Action;
};

export function ResumeMenu({ resume, actions }: { resume: ResumeSummary; actions: ResumeActions }) {
  const { isPublished } = resume;
  return (
    <Menu
      trigger={
        <IconButton
          label={t('Actions for {name}', { name: nameOr(resume.name, t('Untitled')) })}
          icon={<Ellipsis className="size-4" />}
          size="small"
        />
      }
    >
      <MenuItem icon={<Pencil className="size-4" />} onSelect={() => actions.onEdit(resume)}>
        {t('Edit')}
      </MenuItem>
      <MenuItem icon={<Eye className="size-4" />} onSelect={() => actions.onPreview(resume)}>
        {t('Preview')}
      </MenuItem>
      <MenuItem icon={<Download className="size-4" />} onSelect={() => actions.onDownload(resume)}>
        {t('Download PDF')}
        <span className="ml-auto pl-3">
          <PriceTag>{actions.pdfPriceOf(resume)}</PriceTag>
        </span>
      </MenuItem>
      <MenuItem icon={<Share2 className="size-4" />} onSelect={() => actions.onShare(resume)}>
        {t('Share')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Target className="size-4" />} onSelect={() => actions.onTailor(resume)}>
        {t('Tailor to a job')}
      </MenuItem>
      <MenuItem
        icon={<Languages className="size-4" />}
        takesFocus
        onSelect={() => actions.onAddLanguage(resume)}
      >
        {t('Add a language')}
      </MenuItem>
      <MenuItem icon={<Mail className="size-4" />} onSelect={() => actions.onWriteLetter(resume)}>
        {t('Cover letter')}
      </MenuItem>
      <MenuItem
        icon={<History className="size-4" />}
        onSelect={() => actions.onShowHistory(resume)}
      >
        {t('History')}
      </MenuItem>
      <MenuItem
        icon={<TextCursorInput className="size-4" />}
        onSelect={() => actions.onRename(resume)}
      >
        {t('Rename')}
      </MenuItem>
      <MenuItem icon={<Copy className="size-4" />} onSelect={() => actions.onDuplicate(resume)}>
        {t('Duplicate')}
      </MenuItem>
      <MenuItem
        icon={
          isPublished ? <CircleDashed className="size-4" /> : <CircleCheck className="size-4" />
        }
        onSelect={() => actions.onToggleReady(resume)}
      >
        {isPublished ? t('Back to in progress') : t('Mark as ready')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        tone="danger"
        icon={<Trash className="size-4" />}
        onSelect={() => actions.onDelete(resume)}
      >
        {t('Delete')}
      </MenuItem>
    </Menu>
  );
}
