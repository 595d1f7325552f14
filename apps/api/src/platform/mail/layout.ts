import { escapeHtml, oneLine, plainText } from './mail-text.ts';
import type { Mail } from './mailer.ts';

/** The content of a mail: paragraphs and at most one action, all plain text. */
export type Letter = {
  to: string;
  subject: string;
  /** The preview text in lists of mails, after the subject. */
  preview: string;
  paragraphs: string[];
  /** A short table, such as the items of a receipt. */
  facts?: Array<[label: string, value: string]> | undefined;
  /** A quotation of another person's text. */
  quote?: string | undefined;
  action?: { label: string; url: string } | undefined;
  /** Small print at the end. */
  footnote?: string | undefined;
  replyTo?: Mail['replyTo'];
};

/** Renders a mail in the product's layout, as plain text and HTML. */
export function layOutMail(letter: Letter): Mail {
  const clean = withPlainText(letter);
  const { to, subject, replyTo } = clean;
  return { to, subject, text: toText(clean), html: toHtml(clean), ...(replyTo && { replyTo }) };
}

/** Sanitizes all texts that may be user input, once for both formats. */
function withPlainText(letter: Letter): Letter {
  const { subject, preview, paragraphs, facts, quote, replyTo } = letter;
  return {
    ...letter,
    subject: oneLine(subject),
    preview: oneLine(preview),
    paragraphs: paragraphs.map(oneLine),
    facts: facts?.map(([label, value]) => [oneLine(label), oneLine(value)]),
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

type Markup = { markup: string };
type Part = string | Markup | false | undefined | Part[];

/** A tagged template that escapes texts, but not markup made by itself. */
const html = (fixed: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: fixed.reduce((made, fragment, index) => made + toMarkup(parts[index - 1]) + fragment),
});

function toMarkup(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  return Array.isArray(part) ? part.map(toMarkup).join('') : part.markup;
}

const ink = 'color:#10151f';
const faint = 'color:#5e6878';
const small = 'font-size:13px;line-height:1.5';
const font = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/**
 * The product's colors (`web/src/styles/tokens.css`), inlined for mail programs; those that follow
 * the system's theme use `dark`. Loads no images or fonts.
 */
const styles = {
  desk: 'margin:0;padding:24px 12px;background:#f5f6f8',
  /** Hidden in the opened mail. */
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px',
  paper: `max-width:520px;padding:32px;background:#ffffff;border:1px solid #e3e6eb;border-radius:12px;text-align:left;font-size:16px;line-height:1.5;${ink};${font}`,
  wordmark: 'margin:0 0 24px;font-size:20px;font-weight:700;letter-spacing:-0.01em',
  quote:
    'margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid #e3e6eb;white-space:pre-wrap;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:12px 20px;background:#0055ff;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600',
  address: `margin:0 0 16px;${small};${faint};word-break:break-all`,
  footnote: `margin:24px 0 0;${small};${faint}`,
  label: `padding:4px 16px 4px 0;vertical-align:top;white-space:nowrap;font-weight:400;${faint}`,
  value: 'padding:4px 0;width:100%;overflow-wrap:anywhere',
  dark: [
    '@media (prefers-color-scheme:dark){.desk{background:#0c0f14!important}',
    '.paper{background:#141922!important;border-color:#252c38!important;color:#e8ecf3!important}',
    '.quote{border-color:#252c38!important}.faint{color:#8692a6!important}',
    '.button{background:#7aa5ff!important;color:#08122b!important}}',
  ].join(''),
};
