import type { ApiKey } from '@folio/contract/api-keys';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { shortMoment } from '../../../lib/dates.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { scopeWords } from '../../../lib/scope-words.ts';
import { t } from '../../../lib/words/words.ts';
import { ConfirmDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { type ToastMessage, toast } from '../../../ui/toast.ts';
import { focusHeading } from '../../../ui/use-focus.ts';
import { KeyUsage } from './key-usage.tsx';

/** An API key or connected app, with its scopes. */
type Access = Pick<ApiKey, 'id' | 'name' | 'scopes' | 'lastUsedAt'>;

/** Texts and request for revoking the access. */
type Ending = {
  verb: string;
  description: string;
  request: () => Promise<unknown>;
  /** The query key of its list. */
  queryKey: QueryKey;
  done: ToastMessage;
  failed: ToastMessage;
};

type Props = {
  access: Access;
  what: 'key' | 'app';
  icon: LucideIcon;
  title: ReactNode;
  /** The text below the title, from its scopes and last use. */
  facts: (words: { scopes: string; lastUse: string }) => string;
  ending: Ending;
};

/** A list item with its usage and a Revoke button. */
export function AccessRow({ access, what, icon: Icon, title, facts, ending }: Props) {
  const [shown, setShown] = useState<'usage' | 'ending' | undefined>(undefined);
  const { name, scopes, lastUsedAt } = access;
  const close = () => setShown(undefined);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5 first:pt-0">
      <Icon aria-hidden className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-small text-faint">
          {facts({
            scopes: scopes.map((scope) => scopeWords[scope].label).join(', '),
            lastUse: lastUsedAt
              ? t('Last used: {moment}', { moment: shortMoment(lastUsedAt) })
              : t('Never used'),
          })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          variant="quiet"
          aria-label={t('Activity of {name}', { name })}
          onClick={() => setShown('usage')}
        >
          {t('Activity')}
        </Button>
        <Button
          size="small"
          aria-label={`${ending.verb} ${name}`}
          onClick={() => setShown('ending')}
        >
          {ending.verb}
        </Button>
      </div>
      {shown === 'usage' ? <KeyUsage of={access} what={what} onClose={close} /> : null}
      <EndAccess name={name} ending={ending} isOpen={shown === 'ending'} onClose={close} />
    </li>
  );
}

type EndProps = { name: string; ending: Ending; isOpen: boolean; onClose: () => void };

function EndAccess({ name, ending, isOpen, onClose }: EndProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ending.request,
    onSuccess: () => {
      focusHeading();
      toast(ending.done);
    },
    onError: (error) => toast({ ...ending.failed, description: describeError(error) }),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: ending.queryKey });
    },
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title={`${ending.verb} “${name}”?`}
      description={ending.description}
      confirmLabel={ending.verb}
      isBusy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
