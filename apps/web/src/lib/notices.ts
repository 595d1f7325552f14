import { api } from './api-client.ts';

/** What this browser lets us do; 'unsupported' where it knows no notifications. */
export const noticePermission = (): NotificationPermission | 'unsupported' =>
  'Notification' in globalThis ? Notification.permission : 'unsupported';

/** Says that long work has ended. Holds nothing of a resume: others may see the screen. */
export type Notice = { title: string; body: string };

type ShownNotice = Notice & {
  /** A later one of the same takes its place. */
  tag: string;
  /** Where it leads when no tab of ours is open any more. */
  path: string;
  /** What else its click does in the page that shows it. */
  onOpen?: () => void;
};

/**
 * Tells who is in another tab that what they wait for is done, if they want to be told so and the
 * browser lets us. Never fails: the page itself says the same.
 */
export async function noticeWhenAway({ title, body }: Notice): Promise<void> {
  if (!document.hidden || noticePermission() !== 'granted') return;
  if (!(await wantsNotices())) return;
  await showNotice({ title, body, tag: 'folio', path: '/dashboard' });
}

/** Shows what the browser lets us show, and never fails. */
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
    // Phones show them from a service worker alone, which answers to their click.
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    await worker?.showNotification(title, { ...options, data: { path } }).catch(() => undefined);
  }
}

/** Asked when it matters, which is seldom, so that a change on another device counts. */
async function wantsNotices(): Promise<boolean> {
  try {
    const { profileRoutes } = await import('@folio/contract/profiles');
    return (await api(profileRoutes.me)).data.notifications.browser;
  } catch {
    return false;
  }
}
