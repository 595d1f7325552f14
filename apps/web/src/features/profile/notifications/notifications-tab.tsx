import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIsSold } from '../../../lib/credit-costs.ts';
import { noticePermission } from '../../../lib/notices.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { FormValues } from '../form-values.ts';
import { FormSwitch, Section, SettingsForm } from '../settings-form.tsx';
import type { ProfileForm } from '../use-profile-form.ts';
import { noticesCopy } from './notifications.copy.ts';

/** Which notifications the person gets, and how. */
export function NotificationsTab({ profileForm }: { profileForm: ProfileForm }) {
  const { permission, ask } = useNoticePermission();
  const isSold = useIsSold();
  const isOn = useWatch<FormValues, 'notifications.browser'>({ name: 'notifications.browser' });
  return (
    <SettingsForm profileForm={profileForm}>
      <Section
        title={t('Email')}
        description={
          isSold
            ? t('We’ll always email you about your account and payments.')
            : t('We’ll always email you about your account.')
        }
      >
        <FormSwitch
          name="notifications.email"
          label={t('Email notifications')}
          hint={
            isSold
              ? t(
                  'For example, when a reviewer leaves notes on a resume, or a plan is about to end.',
                )
              : t('For example, when a reviewer leaves notes on a resume.')
          }
        />
      </Section>
      <Section title={t('Browser')}>
        <FormSwitch
          name="notifications.browser"
          label={t('Browser notifications')}
          hint={t(
            'Get notified when a long task finishes in another tab. We never show your resume’s content.',
          )}
          disabled={permission === 'unsupported' && !isOn}
          onChanged={(checked) => {
            if (checked && permission === 'default') void ask();
          }}
        />
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p role="status" className="text-small text-muted">
            {permission === 'unsupported'
              ? noticesCopy.unsupported
              : isOn
                ? wordsOf[permission]
                : null}
          </p>
          {isOn && permission === 'default' ? (
            <Button size="small" className="max-md:h-11" onClick={() => void ask()}>
              {t('Allow in this browser')}
            </Button>
          ) : null}
        </div>
      </Section>
    </SettingsForm>
  );
}

const wordsOf: Record<NotificationPermission, string> = {
  get denied() {
    return noticesCopy.denied;
  },
  get granted() {
    return noticesCopy.granted;
  },
  get default() {
    return noticesCopy.notAsked;
  },
};

/** The browser's permission for notifications, which may change while the page is open. */
function useNoticePermission() {
  const [permission, setPermission] = useState(noticePermission);
  useEffect(() => {
    const follow = () => setPermission(noticePermission());
    addEventListener('focus', follow);
    return () => removeEventListener('focus', follow);
  }, []);
  return {
    permission,
    async ask() {
      await Notification.requestPermission();
      setPermission(noticePermission());
    },
  };
}
