import type { PublicProfile } from '@folio/contract/profiles';
import { Globe, Link2, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { t } from '../../../lib/words/words.ts';
import { linkStyle } from '../../../ui/link-style.ts';
import { ExternalLink } from '../external-link.tsx';
import { contactLinks, type ProfileLink } from '../profile-links.ts';
import { sectionTitles } from '../public-profile.copy.ts';
import { Section } from './section.tsx';

const icons: Record<ProfileLink['kind'], { Icon: LucideIcon; name: string }> = {
  location: {
    Icon: MapPin,
    get name() {
      return t('Location');
    },
  },
  email: {
    Icon: Mail,
    get name() {
      return t('Email');
    },
  },
  phone: {
    Icon: Phone,
    get name() {
      return t('Phone');
    },
  },
  web: {
    Icon: Globe,
    get name() {
      return t('Website');
    },
  },
  social: {
    Icon: Link2,
    get name() {
      return t('Profile');
    },
  },
};

export function Contact({ profile, className }: { profile: PublicProfile; className?: string }) {
  const links = contactLinks(profile);
  if (links.length === 0) return null;
  return (
    <Section title={sectionTitles.contact} className={className}>
      <ContactList links={links} />
    </Section>
  );
}

/** Contact details in a column, or side by side. */
export const ContactList = ({
  links,
  isInline = false,
}: {
  links: ProfileLink[];
  isInline?: boolean;
}) => (
  <ul className={isInline ? 'flex flex-wrap gap-x-6 gap-y-2' : 'grid gap-2.5'}>
    {links.map((link) => (
      <ContactLine key={`${link.kind} ${link.text}`} {...link} />
    ))}
  </ul>
);

function ContactLine({ kind, text, href }: ProfileLink) {
  const { Icon, name } = icons[kind];
  return (
    <li className="flex gap-2.5 wrap-anywhere">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-faint" />
      <span className="min-w-0">
        <span className="sr-only">{name}: </span>
        <LinkedText kind={kind} text={text} href={href} />
      </span>
    </li>
  );
}

function LinkedText({ kind, text, href }: ProfileLink) {
  if (!href) return <span dir="auto">{text}</span>;
  if (kind === 'web' || kind === 'social') return <ExternalLink href={href}>{text}</ExternalLink>;
  return (
    <a href={href} className={linkStyle}>
      {text}
    </a>
  );
}
