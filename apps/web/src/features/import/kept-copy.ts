import { CoverLetterContent } from '@folio/contract/cover-letters';
import { ProfileDetails } from '@folio/contract/profile';

/** What of ours a file is a copy of that is no resume. */
export type KeptCopy = 'letter' | 'profile';

const profileFields = new Set([
  'fullName',
  'email',
  'username',
  ...Object.keys(ProfileDetails.shape),
]);
/** Of a group each part is a field of its own, such as 'visibility.public'. */
const isOfProfile = (name: string) => profileFields.has(name.split('.')[0] ?? '');

/**
 * Whether a file in which there is no resume is what was handed over of a letter or of the profile
 * where it could be neither saved nor kept: told by its fields, as it names itself nowhere.
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
