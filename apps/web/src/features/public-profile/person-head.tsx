import type { PublicProfile } from '@folio/contract/profiles';
import { personName } from '@folio/contract/public-page-facts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from './picture.tsx';

/** Who it is. The largest thing on the page. */
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
          {personName(profile)}
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
