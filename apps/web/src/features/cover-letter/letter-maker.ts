import type { CoverLetterContent } from '@folio/contract/cover-letters';
import { type CreateLetter, letterRoutes } from '@folio/contract/letters';
import { newId } from '@folio/contract/new-id';
import { api } from '../../lib/api-client.ts';
import { hasSameContent } from '../../lib/has-same-content.ts';
import { letterCalls } from './letter-place.ts';

type Details = Pick<CreateLetter, 'name' | 'resumeId' | 'applicationId'>;

/**
 * Makes one letter from a page's texts, and saves what is typed meanwhile. A retry after a lost
 * response continues with the same letter. Resolves to its id.
 */
export function letterMaker() {
  const id = newId();
  const { send } = letterCalls({ kind: 'own', id });
  let sent: CoverLetterContent | undefined;
  return async (read: () => CoverLetterContent, details: Details): Promise<string> => {
    const isFirst = sent === undefined;
    sent = read();
    let { version } = (await api(letterRoutes.create, { body: { ...sent, ...details, id } })).data;
    // An earlier request may have created it from older texts.
    for (let isOld = !isFirst; isOld || !hasSameContent(sent, read()); isOld = false) {
      sent = read();
      version = (await send(sent, version)).version;
    }
    return id;
  };
}
