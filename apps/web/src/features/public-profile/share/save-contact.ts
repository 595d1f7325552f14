import { joinName } from '@folio/contract/person-name';
import type { PublicProfile } from '@folio/contract/profiles';
import { personFileName } from '@folio/documents/file-name';
import { contactOf, writeVcard } from '@folio/documents/vcard';
import { downloadFile } from '../../../lib/download.ts';

/** Saves a profile's owner as a contact. */
export function saveContact(profile: PublicProfile, address: string): void {
  const card = new Blob([writeVcard(contactOf(profile, address))], { type: 'text/vcard' });
  downloadFile(card, personFileName(joinName(profile), 'vcf'));
}
