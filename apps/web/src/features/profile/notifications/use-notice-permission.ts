import { useEffect, useState } from 'react';
import { noticePermission } from '../../../lib/notices.ts';

/** Whether this browser shows notifications, which may change while the page is open. */
export function useNoticePermission() {
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
