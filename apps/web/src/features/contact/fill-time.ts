/**
 * For how long a form was open, which tells people from programs. A clock that was set back
 * meanwhile tells nothing.
 */
export const openForMs = (openedAt: number, now: number): { openForMs?: number } =>
  now < openedAt ? {} : { openForMs: Math.round(now - openedAt) };
