import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { NewPasswordForm, RequestResetForm } from '../../features/auth/request-reset-form.tsx';
import { t } from '../../lib/words/words.ts';
import { linkStyle } from '../../ui/link-style.ts';

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <>
      {token ? (
        <NewPasswordForm
          token={token}
          onReset={() => navigate('/login', { state: { hasNewPassword: true } })}
        />
      ) : (
        <RequestResetForm />
      )}
      <p className="mt-6">
        <Link to="/login" className={`inline-flex items-center gap-1.5 ${linkStyle}`}>
          <ArrowLeft aria-hidden className="size-4" />
          {t('Back to login')}
        </Link>
      </p>
    </>
  );
}
