import { emptyProfile } from '@folio/contract/profile';
import type { Profile } from '@folio/contract/profiles';

/** A new account's profile, empty except for the account's own data. */
export const asha: Profile = {
  ...emptyProfile(),
  id: '01890000-0000-7000-8000-000000000000',
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@gmail.com',
  username: 'asha',
  pendingEmail: '',
  profilePicture: '',
  views: 3,
  version: 4,
};
