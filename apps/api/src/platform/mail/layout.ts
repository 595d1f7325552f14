import type { Mail } from './mailer.ts';

/** What a mail says: paragraphs, and at most one thing to do. All of it is plain text. */
type Letter = {
  to: string;
  subject: string;
  paragraphs: string[];
  action?: { label: string; url: string } | undefined;
  /** Said in small print at the end. */
  footnote?: string | undefined;
};

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const button =
  'display:inline-block;padding:12px 20px;background:#4f46e5;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600';

/** The one look of the product's mails, as plain text and as HTML. */
export function layOutMail({ to, subject, paragraphs, action, footnote }: Letter): Mail {
  const link = action && `${action.label}: ${action.url}`;
  const text = [...paragraphs, link, footnote, 'Folio'].filter((part) => part !== undefined);
  const rows = [
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    ...(action
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="${button}">${escapeHtml(action.label)}</a></p>`,
          `<p style="margin:0 0 16px;font-size:13px;color:#57606a;word-break:break-all">${escapeHtml(action.url)}</p>`,
        ]
      : []),
    ...(footnote
      ? [`<p style="margin:24px 0 0;font-size:13px;color:#57606a">${escapeHtml(footnote)}</p>`]
      : []),
  ];
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;background:#f6f7f9"><div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;font-size:16px;line-height:1.5;color:#1f2328;${font}"><p style="margin:0 0 24px;font-size:20px;font-weight:700">Folio</p>${rows.join('')}</div></body></html>`;
  return { to, subject: subject.replace(/\s+/g, ' '), text: `${text.join('\n\n')}\n`, html };
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
