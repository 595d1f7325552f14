import { linkLook } from '../../ui/link-look.ts';

export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={`${linkLook} wrap-anywhere`}>
      {email}
    </a>
  );
}
