import type { PublicProfile } from '@folio/contract/profiles';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

const sizes = {
  medium: 'size-24 text-heading',
  small: 'size-14 text-title',
} as const;

/** Of this server, or a whole address of another. */
const pictureAddress = /^(?:\/(?!\/)|https?:\/\/)/;

/** The person's picture, or their initials where there is none to be had. Their name stands beside it. */
export function Picture({
  profile,
  size = 'medium',
}: {
  profile: PublicProfile;
  size?: keyof typeof sizes;
}) {
  const { profilePicture, firstName, lastName } = profile;
  const [missing, setMissing] = useState('');
  const isThere = pictureAddress.test(profilePicture) && profilePicture !== missing;
  const look = classNames('shrink-0 rounded-full bg-tint', sizes[size]);
  if (isThere)
    return (
      <img
        src={profilePicture}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        onError={() => setMissing(profilePicture)}
        className={classNames(look, 'object-cover')}
      />
    );
  const initials = [firstName, lastName].map((name) => [...name.trim()][0] ?? '').join('');
  return (
    <span
      aria-hidden
      className={classNames(look, 'grid place-items-center font-display text-accent uppercase')}
    >
      {initials}
    </span>
  );
}
