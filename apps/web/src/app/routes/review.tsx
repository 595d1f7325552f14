import { useParams } from 'react-router';
import { ReviewPage } from '../../features/review/review-page.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';

/** Open to whoever has the link: a resume to comment on. */
export function ReviewRoute() {
  const { token = '' } = useParams();
  return <ReviewPage key={token} token={token} tools={<ThemeToggle />} />;
}
