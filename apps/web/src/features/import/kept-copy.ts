import { CoverLetterContent } from '@folio/contract/cover-letters';
import { ProfileDetails } from '@folio/contract/profile';

/** Backup copies other than resumes. */
export type KeptCopy = 'letter' | 'profile';

const profileFields = new Set([
  'fullName',
  'email',
  'username',
  ...Object.keys(ProfileDetails.shape),
]);
/** Nested fields have dotted names, such as 'visibility.public'. */
const isOfProfile = (name: string) => profileFields.has(name.split('.')[0] ?? '');

/**
 * Whether a file is a backup copy of a letter or the profile, which was downloaded when the text
 * could be neither saved nor stored. Recognized by its fields, as the file has no type.
 */
export async function keptCopyIn(file: File): Promise<KeptCopy | undefined> {
  const names = Object.keys(Object(await parse(file)));
  if (names.includes('text') && names.every((name) => name in CoverLetterContent.shape))
    return 'letter';
  return names.length > 0 && names.every(isOfProfile) ? 'profile' : undefined;
}

async function parse(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
