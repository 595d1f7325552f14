import { Link, useParams } from 'react-router';
import { SharedPage } from '../../features/preview/shared-page.tsx';
import { ReviewPage } from '../../features/review/review-page.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';

/** Open to whoever has the link: a resume to comment on. */
export function ReviewRoute() {
  const { token = '' } = useParams();
  return <ReviewPage key={token} token={token} tools={<ThemeToggle />} />;
}

/** Open to whoever knows the link's name: a resume to read. */
export function SharedRoute() {
  const { name = '' } = useParams();
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
