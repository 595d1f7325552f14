import type { User } from '@folio/contract/auth';
import { useQuery } from '@tanstack/react-query';
import { Layers, Palette, Users } from 'lucide-react';
import { addressesQuery } from './contact.queries.ts';
import { ContactFrame } from './contact-frame.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { MailLink } from './mail-link.tsx';
import { SideCard, SideList } from './side-list.tsx';
import { ThankYou } from './thank-you.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

/** What the product does for organisations, and how one asks for it. */
export function SalesPage({ user }: { user: User | null | undefined }) {
  const email = useQuery(addressesQuery()).data?.salesEmail;
  const inquiry = useInquiryForm({ user, email });
  return (
    <ContactFrame
      title="Enterprise Solutions"
      subtitle="For recruiting teams, HR departments and everybody else who makes resumes for many."
      aside={<Features />}
      formTitle="Enterprise Plan Inquiry"
    >
      {inquiry.isSent ? (
        <ThankYou again="Send another inquiry" onAgain={inquiry.writeAgain}>
          <p>A member of our sales team will reply within 24 business hours.</p>
          {email === undefined ? null : (
            <p>
              To reach us before that, write to <MailLink email={email} />.
            </p>
          )}
        </ThankYou>
      ) : (
        <InquiryForm inquiry={inquiry} />
      )}
    </ContactFrame>
  );
}

const Features = () => (
  <SideList>
    <SideCard icon={Palette} title="Custom Branding">
      Add company logo, colors and fonts to all resumes.
    </SideCard>
    <SideCard icon={Users} title="Multi-user Access">
      Manage user permissions and roles for the team.
    </SideCard>
    <SideCard icon={Layers} title="Bulk Processing">
      Create and download multiple resumes in one operation.
    </SideCard>
  </SideList>
);
