import { Mail, MapPin, MessageCircle } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { MailLink } from './mail-link.tsx';
import { SideCard, SideList } from './side-list.tsx';

type Props = {
  /** Undefined until it is known, null when it could not be loaded. */
  email: string | null | undefined;
  onStartMessage: () => void;
};

/** The ways to reach us beside the form. */
export function Channels({ email, onStartMessage }: Props) {
  return (
    <SideList>
      <SideCard icon={MessageCircle} title="Live Chat">
        <p>Tell our support team what happened. We answer by email.</p>
        <Button className="mt-3 max-md:h-11" onClick={onStartMessage}>
          Start a message
        </Button>
      </SideCard>
      <SideCard icon={Mail} title="Email">
        <p>We usually reply within 24 hours.</p>
        <p className="mt-1 min-h-6">
          {email === null ? 'Our address could not be loaded. The form reaches us, too.' : null}
          {email ? <MailLink email={email} /> : null}
        </p>
      </SideCard>
      <SideCard icon={MapPin} title="Location">
        <address className="not-italic">
          548 Market Street
          <br />
          San Francisco, CA 94104
        </address>
      </SideCard>
    </SideList>
  );
}
