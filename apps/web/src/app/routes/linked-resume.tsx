import { isReviewSecret } from '@folio/contract/resume-links';
import { Link, useParams } from 'react-router';
import { SharedPage } from '../../features/preview/shared-page.tsx';
import { ReviewPage } from '../../features/review/review-page.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';

/**
 * Open to anyone with the link: a resume for review by a secret link, or to read by a shared link's
 * name.
 */
export function LinkedResumeRoute() {
  const { name = '' } = useParams();
  if (isReviewSecret(name)) return <ReviewPage key={name} token={name} tools={<ThemeToggle />} />;
  return (
    <SharedPage
      key={name}
      slug={name}
      start={
        <Link to="/" aria-label="Folio" className="rounded-control px-2 py-1.5">
          <Wordmark />
        </Link>
      }
      end={<ThemeToggle />}
    />
  );
}
