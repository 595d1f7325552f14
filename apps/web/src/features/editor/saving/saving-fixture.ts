import { defaultSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import type { Resume } from '@folio/contract/resumes';
import type { DraftStorage } from '../../../lib/autosave/draft-storage.ts';
import type { EditorDocument } from '../store/document.ts';
import type { Saved, SaveOutcome } from './resume-autosave.ts';

/** A resume for tests; `content` holds only what the test speaks of. */
export function resumeOf(
  part: Partial<Omit<Resume, 'content'>> & { content?: object } = {},
): Resume {
  const { content = {}, ...rest } = part;
  return {
    id: '0190a000-0000-7000-8000-000000000001',
    name: 'Engineer',
    templateId: 'modern',
    isPublic: false,
    isPublished: false,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    order: ['personalInfo'],
    settings: defaultSettings,
    ...rest,
    content: ResumeContent.parse(content),
  };
}

/** The browser's storage in memory; `full` makes it refuse like a storage without room. */
export function memoryStorage(): DraftStorage & { full: boolean } {
  const items = new Map<string, string>();
  return {
    full: false,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (this.full) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => items.delete(key),
  };
}

/** A server that answers when the test says so. */
export function handDrivenServer() {
  const requests: { document: EditorDocument; base: Saved | undefined }[] = [];
  const waiting: ((outcome: SaveOutcome) => void)[] = [];
  const send = (document: EditorDocument, base: Saved | undefined): Promise<SaveOutcome> => {
    requests.push({ document, base });
    return new Promise((resolve) => waiting.push(resolve));
  };
  const answer = async (outcome: SaveOutcome) => {
    const resolve = waiting.shift();
    if (!resolve) throw new Error('No request is waiting');
    resolve(outcome);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { send, answer, requests, waiting };
}
