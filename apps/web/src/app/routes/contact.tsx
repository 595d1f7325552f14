import { contactSubjects } from '@folio/contract/contact';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ContactPage } from '../../features/contact/contact-page.tsx';
import { ReportPage } from '../../features/contact/report-page.tsx';
import { sessionQuery } from '../../lib/session.ts';
import { ReadingPage } from '../reading-page.tsx';

/** Links can preselect the subject, such as `/contact?subject=billing`. */
export function Component() {
  const { data: user } = useQuery(sessionQuery());
  const [search] = useSearchParams();
  const asked = search.get('subject');
  const subject = contactSubjects.find((known) => known === asked) ?? 'general';
  return (
    <ReadingPage>
      <ContactPage user={user} subject={subject} />
    </ReadingPage>
  );
}

/** Public pages link to it with their path: `/contact/report?page=/ada`. */
export function ReportPageRoute() {
  const [search] = useSearchParams();
  const address = search.get('page') ?? '';
  return (
    <ReadingPage>
      <ReportPage key={address} address={address} />
    </ReadingPage>
  );
}
