import { readPage } from '@folio/postings/read-page';

/**
 * A bookmark that reads the job on whatever page it is clicked on, in that page, and opens Folio with it.
 * What it found stands behind the `#`, which browsers send to no server.
 */
export const bookmarkFor = (origin: string): string =>
  `javascript:${encodeURIComponent(
    `(()=>{const page=(${readPage})();open(${JSON.stringify(`${origin}/applications/catch#`)}+encodeURIComponent(JSON.stringify(page)),'_blank','noopener')})()`,
  )}`;
