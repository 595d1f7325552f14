import { BookOpen, type LucideIcon, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { helpCopy } from './help.copy.ts';
import { guidesPath } from './help.ts';

/** Where to go when no answer fits. */
export function WaysOn({ contactPath }: { contactPath: string | undefined }) {
  const { support, documentation } = helpCopy;
  return (
    <div className="grid gap-x-12 gap-y-8 border-t border-line pt-10 sm:grid-cols-2">
      {contactPath === undefined ? null : <Way icon={Mail} {...support} to={contactPath} />}
      <Way icon={BookOpen} {...documentation} to={guidesPath} />
    </div>
  );
}

type WayProps = {
  icon: LucideIcon;
  title: string;
  description: string;
  action: string;
  to: string;
};

function Way({ icon: Icon, title, description, action, to }: WayProps) {
  return (
    <section className="flex flex-col items-start">
      <h2 className="flex items-center gap-2.5 text-large font-semibold">
        <Icon aria-hidden className="size-5 text-faint" />
        {title}
      </h2>
      <p className="mt-1.5 mb-4 text-muted">{description}</p>
      <Button asChild className="mt-auto max-md:h-11">
        <Link to={to}>{action}</Link>
      </Button>
    </section>
  );
}
