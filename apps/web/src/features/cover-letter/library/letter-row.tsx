import type { LetterSummary } from '@folio/contract/letters';
import { Copy, Ellipsis, TextCursorInput, Trash } from 'lucide-react';
import { Link } from 'react-router';
import { shortMoment } from '../../../lib/dates.ts';
import { letterPath, letterTitle } from '../../../lib/letters/letters.queries.ts';
import { t } from '../../../lib/words/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { linkStyle } from '../../../ui/link-style.ts';
import { Menu, MenuItem } from '../../../ui/menu.tsx';

type Action = (letter: LetterSummary) => void;
type Props = { letter: LetterSummary } & Record<'onRename' | 'onDuplicate' | 'onDelete', Action>;

/** A letter of the library, with its purpose and actions. */
export function LetterRow({ letter, onRename, onDuplicate, onDelete }: Props) {
  const title = letterTitle(letter);
  return (
    <article className="relative flex items-center gap-3 border-t border-line py-3.5">
      <div className="min-w-0 flex-1">
        <h2 className="font-medium">
          <Link
            to={letterPath(letter)}
            className="block truncate after:absolute after:inset-0 after:rounded-control hover:underline max-sm:whitespace-normal"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-small text-muted">
          <Purpose letter={letter} />
          <span className="text-faint">{shortMoment(letter.updatedAt)}</span>
        </p>
      </div>
      <div className="relative">
        <Menu
          trigger={
            <IconButton
              label={t('Actions for {title}', { title })}
              icon={<Ellipsis className="size-4" />}
            />
          }
        >
          {letter.isOfResume ? null : (
            <MenuItem
              icon={<TextCursorInput className="size-4" />}
              takesFocus
              onSelect={() => onRename(letter)}
            >
              {t('Rename')}
            </MenuItem>
          )}
          <MenuItem icon={<Copy className="size-4" />} onSelect={() => onDuplicate(letter)}>
            {t('Duplicate')}
          </MenuItem>
          <MenuItem
            icon={<Trash className="size-4" />}
            tone="danger"
            onSelect={() => onDelete(letter)}
          >
            {t('Delete')}
          </MenuItem>
        </Menu>
      </div>
    </article>
  );
}

/** Links to the letter's application or resume. */
function Purpose({ letter: { application, resume, isOfResume } }: { letter: LetterSummary }) {
  if (application) {
    const name = [application.role, application.company].filter(Boolean).join(', ');
    return (
      <span className="min-w-0">
        {t('For')}{' '}
        <Link to={`/applications/${application.id}`} className={`${linkStyle} relative`}>
          {name || t('an application')}
        </Link>
      </span>
    );
  }
  if (!resume) return null;
  return (
    <span className="min-w-0 wrap-anywhere">
      {isOfResume
        ? t('Goes with “{name}”', { name: resume.name })
        : t('From “{name}”', { name: resume.name })}
    </span>
  );
}
