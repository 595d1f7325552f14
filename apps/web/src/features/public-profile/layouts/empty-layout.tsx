import { Button } from '../../../ui/button.tsx';
import { PersonHead } from '../person-head.tsx';
import { profileCopy } from '../public-profile.copy.ts';
import { PageActions } from '../share/page-actions.tsx';
import type { LayoutProps } from './layout.ts';

/** A name, and where its owner can make more of it. */
export function EmptyLayout({ profile, address }: LayoutProps) {
  const { isOwner } = profile;
  return (
    <>
      <PersonHead profile={profile} />
      <PageActions {...{ profile, address }} className="mt-8" />
      <div className="mt-10 border-t border-line pt-10">
        <p className="text-large text-muted">
          {isOwner ? profileCopy.emptyOwner : profileCopy.emptyVisitor}
        </p>
        {isOwner ? (
          <Button variant="primary" className="mt-6" asChild>
            <a href="/profile/settings">Profile Settings</a>
          </Button>
        ) : null}
      </div>
    </>
  );
}
