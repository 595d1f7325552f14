import { secondFactorRoutes } from '@folio/contract/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { renderSVG } from 'uqr';
import { api } from '../../../lib/api-client.ts';
import { describeField } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { linkStyle } from '../../../ui/link-style.ts';
import { ConfirmStep } from '../confirmation/confirm-step.tsx';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Secret = { secret: string; address: string };

/** Asks for the password, then the app's first code, then shows recovery codes. */
export function TurnOn({ onClose, onDone }: Record<'onClose' | 'onDone', () => void>) {
  const [made, setMade] = useState<Secret>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onDone} />;
  if (made) return <FirstCode {...made} onClose={onClose} onCodes={setCodes} />;
  return (
    <ConfirmStep
      title={t('Turn on two-step login')}
      description={t(
        'You need an app for codes on your phone, such as the one that keeps your passwords. This signs you out on other devices.',
      )}
      confirmLabel={t('Continue')}
      onClose={onClose}
      onConfirm={async (confirmation) =>
        setMade((await api(secondFactorRoutes.begin, { body: confirmation })).data)
      }
    />
  );
}

type FirstCodeProps = Secret & { onClose: () => void; onCodes: (codes: string[]) => void };

function FirstCode({ secret, address, onClose, onCodes }: FirstCodeProps) {
  const [code, setCode] = useState('');
  // Dark on white in both themes, for cameras.
  const svg = useMemo(() => renderSVG(address, { ecc: 'M', border: 2, pixelSize: 8 }), [address]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(secondFactorRoutes.confirm, { body: { code } }),
    onSuccess: ({ data }) => onCodes(data.recoveryCodes),
  });
  return (
    <FormDialog
      size="small"
      title={t('Scan this with your app')}
      description={t('Then enter the 6 digits that it shows.')}
      submitLabel={t('Turn on')}
      isBusy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        alt={t('QR code for your app')}
        className="mx-auto aspect-square w-full max-w-50 rounded-paper"
      />
      <p className="text-center text-small text-muted">
        {/* A phone can't scan its own screen. */}
        <a href={address} className={linkStyle}>
          {t('Open an app on this device')}
        </a>
      </p>
      <p className="text-center text-small text-muted">
        {t('Or type this key into it:')}
        <code className="block text-body tracking-wide wrap-anywhere text-ink">
          {(secret.match(/.{1,4}/g) ?? []).join(' ')}
        </code>
      </p>
      <CodeField
        value={code}
        onChange={setCode}
        error={error ? describeField(error, 'code') : undefined}
      />
    </FormDialog>
  );
}
