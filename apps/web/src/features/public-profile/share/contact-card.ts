import type { PublicProfile } from '@folio/contract/profiles';
import { personName } from '@folio/contract/public-page-facts';
import { contactOf } from '@folio/documents/contact-of';
import { personFileName } from '@folio/documents/file-name';
import { writeVcard } from '@folio/documents/vcard';
import { downloadFile } from '../../../lib/download.ts';
import { toast } from '../../../ui/toast.ts';
import { profileToasts } from '../public-profile.copy.ts';

/** Made here rather than by the server, which does not know that it is the owner who asks. */
export function downloadContact(profile: PublicProfile, address: string): void {
  const card = new Blob([writeVcard(contactOf(profile, address))], { type: 'text/vcard' });
  downloadFile(card, personFileName(personName(profile), 'vcf'));
  toast(profileToasts.contactDownloaded);
}
