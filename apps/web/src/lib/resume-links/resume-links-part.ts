import { OfflineNote, onlinePart } from '../online-part.tsx';

export const ResumeLinksPart = onlinePart(
  async () => (await import('./resume-links-panel.tsx')).ResumeLinksPanel,
  { Offline: OfflineNote },
);
