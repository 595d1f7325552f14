import { joinName } from '@folio/contract/person-name';
import type { PublicProfile } from '@folio/contract/profiles';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** The person's name and title, the largest text of the page. */
export function PersonHead({
  profile,
  isSmall = false,
  className,
}: {
  profile: PublicProfile;
  isSmall?: boolean;
  className?: string;
}) {
  const { title, company } = profile;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-start gap-x-6 gap-y-4 sm:items-center',
        className,
      )}
    >
      <Picture profile={profile} size={isSmall ? 'small' : 'medium'} />
      <div className="min-w-0 flex-1 basis-52">
        <h1
          dir="auto"
          tabIndex={-1}
          className={classNames(
            'font-display text-balance wrap-anywhere',
            isSmall ? 'text-heading' : 'text-heading sm:text-display',
          )}
        >
          {joinName(profile)}
        </h1>
        {title.trim() ? (
          <p dir="auto" className="mt-1.5 text-large font-medium text-accent wrap-anywhere">
            {title}
          </p>
        ) : null}
        {company.trim() ? (
          <p dir="auto" className="text-large text-muted wrap-anywhere">
            {company}
          </p>
        ) : null}
      </div>
    </div>
  );
}

const sizes = {
  medium: 'size-24 text-heading',
  small: 'size-14 text-title',
} as const;

/** A path of this server, or an absolute address. */
const pictureAddress = /^(?:\/(?!\/)|https?:\/\/)/;

/**
 * The person's picture, or their initials if it can't be loaded. Decorative, since the name is
 * beside it.
 */
function Picture({
  profile,
  size = 'medium',
}: {
  profile: PublicProfile;
  size?: keyof typeof sizes;
}) {
  const { profilePicture, firstName, lastName } = profile;
  const [missing, setMissing] = useState('');
  const isThere = pictureAddress.test(profilePicture) && profilePicture !== missing;
  const className = classNames('shrink-0 rounded-full bg-tint', sizes[size]);
  if (isThere)
    return (
      <img
        src={profilePicture}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        onError={() => setMissing(profilePicture)}
        className={classNames(className, 'object-cover')}
      />
    );
  const initials = [firstName, lastName].map((name) => [...name.trim()][0] ?? '').join('');
  return (
    <span
      aria-hidden
      className={classNames(
        className,
        'grid place-items-center font-display text-accent uppercase',
      )}
    >
      {initials}
    </span>
  );
}
