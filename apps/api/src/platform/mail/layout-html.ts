import { escapeHtml } from './mail-text.ts';

type Markup = { markup: string };
type Part = string | Markup | false | undefined | Part[];

/** A template whose texts are escaped, and whose markup is what this made before. */
export const html = (fixed: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: fixed.reduce((made, piece, index) => made + toMarkup(parts[index - 1]) + piece),
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
 * The product's colours (`web/src/styles/tokens.css`), beside each element as mail programs want
 * them; those that follow the system's theme read `dark`. Nothing is fetched: no picture, no face.
 */
export const styles = {
  desk: 'margin:0;padding:24px 12px;background:#f5f6f8',
  /** Read by the list of mails, and by nobody who has opened one. */
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
