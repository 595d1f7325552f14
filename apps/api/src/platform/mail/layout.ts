import { html, styles } from './layout-html.ts';
import { oneLine, plainText } from './mail-text.ts';
import type { Mail } from './mailer.ts';

/** What a mail says: paragraphs, and at most one thing to do. All of it is plain text. */
export type Letter = {
  to: string;
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  paragraphs: string[];
  /** A short table, such as what a receipt is for. */
  facts?: Array<[label: string, value: string]> | undefined;
  /** What somebody else wrote. */
  quote?: string | undefined;
  action?: { label: string; url: string } | undefined;
  /** Said in small print at the end. */
  footnote?: string | undefined;
  replyTo?: Mail['replyTo'];
};

/** The one look of the product's mails, as plain text and as HTML. */
export function layOutMail(letter: Letter): Mail {
  const clean = withPlainText(letter);
  const { to, subject, replyTo } = clean;
  return { to, subject, text: toText(clean), html: toHtml(clean), ...(replyTo && { replyTo }) };
}

/** Whatever may be of a person is cleaned here, once for both forms. */
function withPlainText(letter: Letter): Letter {
  const { subject, preview, paragraphs, facts, quote, replyTo } = letter;
  return {
    ...letter,
    subject: oneLine(subject),
    preview: oneLine(preview),
    paragraphs: paragraphs.map(oneLine),
    facts: facts?.map(([label, value]) => [label, oneLine(value)]),
    quote: quote === undefined ? undefined : plainText(quote),
    ...(replyTo && { replyTo: { ...replyTo, name: oneLine(replyTo.name) } }),
  };
}

function toText({ paragraphs, facts, quote, action, footnote }: Letter): string {
  const parts = [
    ...paragraphs,
    facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote?.replace(/^/gm, '> '),
    action && `${action.label}: ${action.url}`,
    footnote,
    'Folio',
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

function toHtml({ subject, preview, paragraphs, facts, quote, action, footnote }: Letter): string {
  const rows = [
    ...paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`),
    facts && factTable(facts),
    quote !== undefined &&
      html`<div class="quote" dir="auto" style="${styles.quote}">${quote}</div>`,
    action &&
      html`<p style="margin:24px 0"><a class="button" href="${action.url}" style="${styles.button}">${action.label}</a></p><p class="faint" style="${styles.address}">${action.url}</p>`,
    footnote !== undefined && html`<p class="faint" style="${styles.footnote}">${footnote}</p>`,
  ];
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${styles.dark}</style></head><body class="desk" style="${styles.desk}"><div style="${styles.preview}">${preview}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><div class="paper" style="${styles.paper}"><p style="${styles.wordmark}">Folio</p>${rows}</div></td></tr></table></body></html>`
    .markup;
}

function factTable(facts: Array<[string, string]>) {
  const rows = facts.map(
    ([label, value]) =>
      html`<tr><th class="faint" align="left" style="${styles.label}">${label}</th><td style="${styles.value}">${value}</td></tr>`,
  );
  return html`<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;width:100%">${rows}</table>`;
}
