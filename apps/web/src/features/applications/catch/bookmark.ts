import { readPage } from '@folio/postings/read-page';

/**
 * A bookmarklet that reads the job on the current page and opens Folio with it. The job is in the
 * address after the `#`, which browsers send to no server.
 */
export const bookmarkFor = (origin: string): string =>
  `javascript:${encodeURIComponent(
    `(()=>{const page=(${readPage})();open(${JSON.stringify(`${origin}/applications/catch#`)}+encodeURIComponent(JSON.stringify(page)),'_blank','noopener')})()`,
  )}`;
