import { linkStyle } from '../../ui/link-style.ts';

export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={`${linkStyle} wrap-anywhere`}>
      {email}
    </a>
  );
}
