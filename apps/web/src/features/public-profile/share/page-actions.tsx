import { joinName } from '@folio/contract/person-name';
import type { PublicProfile } from '@folio/contract/profiles';
import { contactPath, resumePdfPath } from '@folio/contract/public-page-facts';
import { Contact, Download, FileText, QrCode } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { toast } from '../../../ui/toast.ts';
import { profileToasts } from '../public-profile.copy.ts';
import type { QrDialog } from './qr-dialog.tsx';

type Props = { profile: PublicProfile; address: string; className?: string };

const icon = 'size-4';

/** Actions for readers: download the resume and the contact, share the page's address. */
export function PageActions({ profile, address, className }: Props) {
  const { resume, username, isOwner } = profile;
  // The owner downloads it from the preview, which handles the price.
  const isDownloadable = resume?.isDownloadable && !isOwner;
  function saveContact(event: MouseEvent) {
    event.preventDefault();
    void downloadContact(profile, address);
  }
  return (
    <div className={classNames('flex flex-wrap gap-2 print:hidden', className)}>
      {isDownloadable ? (
        <Button variant="primary" asChild>
          <a href={resumePdfPath(username)} download>
            <Download aria-hidden className={icon} /> {t('Download PDF')}
          </a>
        </Button>
      ) : null}
      {resume ? (
        <Button variant={isDownloadable ? 'secondary' : 'primary'} asChild>
          <a href={`/resume/preview/${resume.id}`}>
            <FileText aria-hidden className={icon} /> {t('View Resume')}
          </a>
        </Button>
      ) : null}
      <Button asChild>
        <a href={contactPath(username)} onClick={saveContact}>
          <Contact aria-hidden className={icon} /> {t('Save Contact')}
        </a>
      </Button>
      <QrButton name={joinName(profile)} address={address} />
    </div>
  );
}

/** The QR code is loaded on demand; hidden without scripts. */
function QrButton({ name, address }: { name: string; address: string }) {
  const [Dialog, setDialog] = useState<typeof QrDialog>();
  const [isOpen, setIsOpen] = useState(false);
  async function open() {
    setIsOpen(true);
    try {
      const module = await import('./qr-dialog.tsx');
      setDialog(() => module.QrDialog);
    } catch {
      setIsOpen(false);
      toast(profileToasts.notLoaded);
    }
  }
  return (
    <>
      <Button className="hidden! scripted:inline-flex!" onClick={() => void open()}>
        <QrCode aria-hidden className={icon} /> {t('QR Code')}
      </Button>
      {Dialog ? (
        <Dialog name={name} address={address} open={isOpen} onOpenChange={setIsOpen} />
      ) : null}
    </>
  );
}

/** Loaded on demand, and made here, since the server's request wouldn't be authenticated as the owner's. */
async function downloadContact(profile: PublicProfile, address: string): Promise<void> {
  try {
    const { saveContact } = await import('./save-contact.ts');
    saveContact(profile, address);
    toast(profileToasts.contactDownloaded);
  } catch {
    toast(profileToasts.notLoaded);
  }
}
