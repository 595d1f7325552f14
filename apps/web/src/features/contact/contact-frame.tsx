import { CircleCheck, type LucideIcon } from 'lucide-react';
import {
  type ComponentProps,
  type FormEventHandler,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';

type Props = {
  title: string;
  subtitle: string;
  /** Below the title, such as other contact options. */
  aside: ReactNode;
  /** The heading of the form. */
  formTitle: string;
  children: ReactNode;
};

/** The page's topic on the left and a form on the right; stacked on a phone. */
export function ContactFrame({ title, subtitle, aside, formTitle, children }: Props) {
  return (
    <div className="grid items-start gap-x-16 gap-y-12 pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,480px)]">
      <div>
        <h1 className="font-display text-display max-sm:text-heading">{title}</h1>
        <p className="mt-3 max-w-130 text-large text-muted">{subtitle}</p>
        {aside}
      </div>
      <section
        aria-label={formTitle}
        className="rounded-panel border border-line bg-surface p-6 max-sm:p-5"
      >
        {children}
      </section>
    </div>
  );
}

/** Cards next to a form, separated by lines. */
export function SideList({ children }: { children: ReactNode }) {
  return <ul className="mt-10 divide-y divide-line border-y border-line">{children}</ul>;
}

type CardProps = { icon: LucideIcon; title: string; children: ReactNode };

export function SideCard({ icon: Icon, title, children }: CardProps) {
  return (
    <li className="flex gap-4 py-6">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-tint text-accent"
      >
        <Icon className="size-5" strokeWidth={1.5} />
      </span>
      <div className="min-w-0">
        <h2 className="text-large font-semibold">{title}</h2>
        <div className="mt-1 wrap-break-word text-muted">{children}</div>
      </div>
    </li>
  );
}

type ThankYouProps = { children: ReactNode; again: string; onAgain: () => void };

/** Replaces a submitted form, and takes the focus of its button. */
export function ThankYou({ children, again, onAgain }: ThankYouProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="py-4">
      <CircleCheck aria-hidden className="size-8 text-good" strokeWidth={1.5} />
      <h2 ref={title} tabIndex={-1} className="mt-4 text-heading font-semibold outline-none">
        {t('Thank you')}
      </h2>
      <div className="mt-2 grid gap-3 text-large text-muted">{children}</div>
      <Button className="mt-8" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}

export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={`${linkStyle} wrap-anywhere`}>
      {email}
    </a>
  );
}

type FormProps = {
  title: string;
  onSubmit: FormEventHandler;
  /** The form fields. */
  children: ReactNode;
  /** The registration of the honeypot field. */
  honeypot: ComponentProps<'input'>;
  /** The label of the submit button. */
  send: string;
  isBusy: boolean;
};

/** A message form with a honeypot field, which bots fill in. */
export function MessageForm({ title, onSubmit, children, honeypot, send, isBusy }: FormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <h2 className="text-title font-semibold">{title}</h2>
      {children}
      <HoneypotField {...honeypot} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} className="mt-2">
        {send}
      </Button>
    </form>
  );
}

/** The honeypot: hidden from view, screen readers and the keyboard, so only programs fill it in. */
function HoneypotField(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        {t('Leave this empty')}
        <input type="text" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
