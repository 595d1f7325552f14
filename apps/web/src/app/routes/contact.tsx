import { contactSubjects } from '@folio/contract/contact';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ContactPage } from '../../features/contact/contact-page.tsx';
import { LandingFooter } from '../../features/landing/landing-footer.tsx';
import { sessionQuery } from '../../lib/session.ts';
import { TopBarPage } from '../top-bar-page.tsx';

/** A link to it may say what it will be about, such as `/contact?subject=billing`. */
export function ContactRoute() {
  const { data: user } = useQuery(sessionQuery());
  const [search] = useSearchParams();
  const asked = search.get('subject');
  const subject = contactSubjects.find((known) => known === asked) ?? 'general';
  return (
    <TopBarPage bringsCommands footer={<LandingFooter />}>
      <ContactPage user={user} subject={subject} />
    </TopBarPage>
  );
}
