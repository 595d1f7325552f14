import { useQueryClient } from '@tanstack/react-query';
import { ChangePasswordForm } from '../../features/auth/change-password-form.tsx';
import { useHasMoney } from '../../features/payments/payments.queries.ts';
import { AccountBalance } from '../../features/payments/price.tsx';
import { devicesQuery } from '../../features/profile/profile.queries.ts';
import { ProfileSettings } from '../../features/profile/profile-settings.tsx';
import { resumesKey } from '../../features/resumes/resumes.queries.ts';
import { useResumes } from '../../features/resumes/use-resumes.ts';
import { useIsSold } from '../../lib/credit-costs.ts';
import { useUser } from '../../lib/session.ts';
import { useDeferredImport } from '../../lib/use-deferred-import.ts';
import { useNavigateHere } from '../../lib/use-navigate-here.ts';
import { t } from '../../lib/words/words.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { askBeforeEnd, leaveNow, signOut } from '../shell/sign-out.ts';

/** Only the server knows the payments. */
const loadPayments = () =>
  import('../../features/payments/billing-history.tsx').then(({ Payments }) => Payments);

export function Component() {
  const navigate = useNavigateHere();
  const client = useQueryClient();
  const user = useUser();
  const isSold = useIsSold();
  const hasMoney = useHasMoney();
  const Payments = useDeferredImport(loadPayments, { waitMs: 0 });
  const { resumes } = useResumes();
  const refreshDevices = () => void client.invalidateQueries({ queryKey: devicesQuery().queryKey });
  return (
    <div className="mx-auto max-w-225">
      <PageHead
        title={t('Profile Settings')}
        back={{ to: '/dashboard', label: t('Back to dashboard') }}
      />
      <ProfileSettings
        balance={isSold ? <AccountBalance user={user} /> : undefined}
        payments={hasMoney && Payments ? <Payments /> : undefined}
        passwordForm={<ChangePasswordForm email={user.email} onChanged={refreshDevices} />}
        resumes={resumes}
        onResumeMade={(id) => {
          void client.invalidateQueries({ queryKey: resumesKey });
          navigate(`/resume/editor/${id}`);
        }}
        onSignOut={(end) => void signOut(end)}
        onEnded={leaveNow}
        mayEnd={askBeforeEnd}
      />
    </div>
  );
}
