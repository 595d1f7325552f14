import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIsSold } from '../../../lib/credit-costs.ts';
import { noticePermission } from '../../../lib/notices.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { FormValues } from '../form-values.ts';
import { FormSwitch, Section, SettingsForm } from '../settings-form.tsx';
import type { ProfileForm } from '../use-profile-form.ts';

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
              ? t('This browser can’t show notifications.')
              : isOn
                ? wordsOf[permission]
                : null}
          </p>
          {isOn && permission === 'default' ? (
            <Button size="small" onClick={() => void ask()}>
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
    return t(
      'Your browser blocks notifications from Folio. Allow them in its settings for this site, then reload this page.',
    );
  },
  get granted() {
    return t('Notifications are on in this browser.');
  },
  get default() {
    return t('Notifications aren’t on in this browser yet.');
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
