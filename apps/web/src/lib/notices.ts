import { api } from './api-client.ts';

/** What this browser lets us do; 'unsupported' where it knows no notifications. */
export const noticePermission = (): NotificationPermission | 'unsupported' =>
  'Notification' in globalThis ? Notification.permission : 'unsupported';

/** Says that long work has ended. Holds nothing of a resume: others may see the screen. */
export type Notice = { title: string; body: string };

/**
 * Tells who is in another tab that what they wait for is done, if they want to be told so and the
 * browser lets us. Never fails: the page itself says the same.
 */
export async function noticeWhenAway({ title, body }: Notice): Promise<void> {
  if (!document.hidden || noticePermission() !== 'granted') return;
  if (!(await wantsNotices())) return;
  try {
    const notice = new Notification(title, { body, icon: '/icon-180.png', tag: 'folio' });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Phones show them from a service worker alone.
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
