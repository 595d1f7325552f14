import { api } from './api-client.ts';

/** The browser's permission for notifications, or 'unsupported'. */
export const noticePermission = (): NotificationPermission | 'unsupported' =>
  'Notification' in globalThis ? Notification.permission : 'unsupported';

/**
 * A notification that long work has ended. Contains nothing of a resume, since others may see the
 * screen.
 */
export type Notice = { title: string; body: string };

type ShownNotice = Notice & {
  /** A later notification with the same tag replaces this one. */
  tag: string;
  /** The page that opens on click if no tab of ours is open. */
  path: string;
  /** Also called on click, in the page that shows it. */
  onOpen?: () => void;
};

/**
 * Shows a notification to somebody in another tab that their work is done, if they and the browser
 * allow it. Never throws, since the page shows the same.
 */
export async function noticeWhenAway({ title, body }: Notice): Promise<void> {
  if (!document.hidden || noticePermission() !== 'granted') return;
  if (!(await wantsNotices())) return;
  await showNotice({ title, body, tag: 'folio', path: '/dashboard' });
}

/** Shows a notification if the browser allows it. Never throws. */
export async function showNotice(notice: ShownNotice): Promise<void> {
  const { title, body, tag, path, onOpen } = notice;
  const options = { body, icon: '/icon-180.png', tag };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      onOpen?.();
      shown.close();
    };
  } catch {
    // Phones show notifications only from a service worker, which also handles the click.
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    await worker?.showNotification(title, { ...options, data: { path } }).catch(() => undefined);
  }
}

/** Requested each time, which is rare, so that a change on another device applies. */
async function wantsNotices(): Promise<boolean> {
  try {
    const { profileRoutes } = await import('@folio/contract/profiles');
    return (await api(profileRoutes.me)).data.notifications.browser;
  } catch {
    return false;
  }
}
