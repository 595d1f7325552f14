import { readPage } from '@folio/postings/read-page';
import { useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextToCopy } from '../../../ui/text-to-copy.tsx';

/** Explains the ways to add a job from its page. */
export function WebsitesDialog({ onClose }: { onClose: () => void }) {
  const [bookmark] = useState(() => bookmarkFor(location.origin));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="medium"
      title={t('Add jobs from other sites')}
      description={t(
        'Each way shows you what it found before anything is added. Folio itself opens no other site.',
      )}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <div className="grid gap-6">
        <section className="grid gap-3">
          <h3 className="font-semibold">{t('A bookmark, in any browser')}</h3>
          <p className="text-muted">
            {t(
              'Drag this to your bookmarks bar. Click it there while you look at a job, and Folio opens with the job filled in. If you select text first, that becomes the job description.',
            )}
          </p>
          <a
            // React rejects javascript: addresses.
            ref={(link) => link?.setAttribute('href', bookmark)}
            href="/applications"
            className="justify-self-start rounded-control border border-line bg-surface px-4 py-2 font-medium"
          >
            {t('Add to Folio')}
          </a>
          <TextToCopy
            label={t('Or make a bookmark yourself, with this as its address')}
            text={bookmark}
            action={t('Copy address')}
            done={t('Copied. Add a bookmark in your browser and paste it as the address.')}
          />
        </section>
        <section className="grid gap-3">
          <h3 className="font-semibold">{t('A browser extension, in Chrome, Edge and Firefox')}</h3>
          <p className="text-muted">
            {t(
              'Its button shows what a page says about the job and adds it with one click. It’s not in any store yet: ask whoever runs this Folio for its folder.',
            )}
          </p>
          <ul className="grid list-disc gap-1 pl-5 text-muted">
            <li>
              {t(
                'Chrome and Edge: open chrome://extensions, turn on Developer mode, choose Load unpacked, and select the folder.',
              )}
            </li>
            <li>
              {t(
                'Firefox: open about:debugging, choose This Firefox, then Load Temporary Add-on, and select manifest.json in the folder. It stays until Firefox closes.',
              )}
            </li>
          </ul>
        </section>
        <section className="grid gap-3">
          <h3 className="font-semibold">{t('Paste or drop')}</h3>
          <p className="text-muted">
            {t(
              'On the applications page, paste a job description or a link anywhere, or drop text, a link, or a text file.',
            )}
          </p>
        </section>
        <section className="grid gap-3">
          <h3 className="font-semibold">{t('Share from your phone')}</h3>
          <p className="text-muted">
            {t(
              'With Folio installed as an app on Android, choose Share on the page with the job, then Folio.',
            )}
          </p>
        </section>
      </div>
    </Dialog>
  );
}

/**
 * A bookmarklet that reads the job on the current page and opens Folio with it. The job is in the
 * address after the `#`, which browsers send to no server.
 */
const bookmarkFor = (origin: string): string =>
  `javascript:${encodeURIComponent(
    `(()=>{const page=(${readPage})();open(${JSON.stringify(`${origin}/applications/catch#`)}+encodeURIComponent(JSON.stringify(page)),'_blank','noopener')})()`,
  )}`;
