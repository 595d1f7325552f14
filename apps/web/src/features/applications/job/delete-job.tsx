import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { t } from '../../../lib/words/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useApplicationChanges } from '../use-application-changes.ts';
import { backToApplications } from './job-bar.tsx';

/** Moves the application to the trash, and leads back to the list. */
export function DeleteJob({ id }: { id: string }) {
  const { remove } = useApplicationChanges();
  const navigate = useNavigate();
  return (
    <IconButton
      label={t('Delete application')}
      icon={<Trash2 className="size-4" />}
      onClick={() => {
        remove([id]);
        void navigate(backToApplications.to);
      }}
    />
  );
}
