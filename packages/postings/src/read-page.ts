/** A page with a job: its address, structured data and text. */
export type PageWithJob = {
  link: string;
  title: string;
  /** The structured data of the page's job (schema.org/JobPosting), with markup as plain text. */
  posting: Record<string, unknown> | null;
  /** The reader's selection, or ''. */
  selection: string;
  /** The main text in lines, without navigation and other parts of every page of the site. */
  text: string;
};

/**
 * Reads the job on the current page. Runs inside that page, to which a bookmarklet or an extension
 * sends its source text: so it uses nothing outside its own body, makes no requests, and changes
 * nothing. Takes the structured data (JSON-LD, as for search engines) of the page's only job, or of
 * the one that the heading names.
 *
 * @param page the document; its content is untrusted, and stays text.
 * @param address the document's address, if it isn't shown in a window.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: sent as text, so its steps are within it
export function readPage(
  page: Document = document,
  { origin, href }: Pick<Location, 'origin' | 'href'> = page.location,
): PageWithJob {
  const most = 100_000;
  // Real pages aren't nested deeper; a deeper one would overflow the stack.
  const deepest = 500;
  const wanted =
    /^(?:title|description|hiringOrganization|jobLocation(?:Type)?|applicantLocationRequirements|baseSalary|validThrough|url)$/;
  const blocks =
    /^(?:address|article|blockquote|br|dd|div|dl|dt|fieldset|figure|h[1-6]|hr|li|main|ol|p|pre|section|table|td|th|tr|ul)$/;
  const around =
    'nav,header,footer,aside,script,style,template,noscript,svg,button,select,input,textarea,iframe,dialog,' +
    '[role=navigation],[role=banner],[role=contentinfo],[role=complementary],[aria-hidden=true]';
  // Without a window nothing is rendered, so all elements count.
  const hasWindow = Reflect.get(Document.prototype, 'defaultView', page) !== null;
  type Shown = (element: Element) => boolean;

  const posting = findPosting();
  const main = find('main,[role=main]') ?? find('article') ?? find('body');
  return {
    link: ownLink() ?? href,
    title: String(Reflect.get(Document.prototype, 'title', page)).trim(),
    posting: posting ? fieldsOf(posting) : null,
    selection: (Document.prototype.getSelection.call(page)?.toString() ?? '').trim().slice(0, most),
    text: main ? linesOf(main, isShownOnPage).slice(0, most) : '',
  };

  /** The canonical address, where it is one of this site and not of its front page. */
  function ownLink(): string | undefined {
    const canonical = find<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
    const isOwn = canonical.startsWith(`${origin}/`) && canonical.length > origin.length + 1;
    return isOwn ? canonical : undefined;
  }

  function findPosting(): Record<string, unknown> | undefined {
    const scripts: NodeListOf<Element> = Document.prototype.querySelectorAll.call(
      page,
      'script[type="application/ld+json"]',
    );
    const postings = [...scripts].flatMap((script) => {
      try {
        // Line feeds inside strings are invalid JSON, but common.
        return postingsIn(JSON.parse((script.textContent ?? '').replace(/\s+/g, ' ')));
      } catch {
        return [];
      }
    });
    const heading = (find('h1')?.textContent ?? '').trim();
    const named = postings.filter(
      ({ title }) => typeof title === 'string' && plain(title) === heading,
    );
    return postings.length === 1 ? postings[0] : named[0];
  }

  function postingsIn(value: unknown): Record<string, unknown>[] {
    if (Array.isArray(value)) return value.flatMap(postingsIn);
    if (value === null || typeof value !== 'object') return [];
    const record = value as Record<string, unknown>;
    const isPosting = [record['@type']].flat().includes('JobPosting');
    return isPosting ? [record] : Object.values(record).flatMap(postingsIn);
  }

  function fieldsOf(found: Record<string, unknown>): Record<string, unknown> {
    const fields = Object.entries(found).filter(([key]) => wanted.test(key));
    return plainly(Object.fromEntries(fields), 0) as Record<string, unknown>;
  }

  function plainly(value: unknown, depth: number): unknown {
    if (typeof value === 'string') return plain(value);
    if (value === null || typeof value !== 'object') return value;
    if (depth > 6) return null;
    if (Array.isArray(value)) return value.slice(0, 20).map((inner) => plainly(inner, depth + 1));
    const entries = Object.entries(value).slice(0, 50);
    return Object.fromEntries(entries.map(([key, inner]) => [key, plainly(inner, depth + 1)]));
  }

  /** A text with or without markup, as lines. */
  function plain(whole: string): string {
    const text = whole.slice(0, 5 * most);
    if (!/[<&]/.test(text)) return text.trim();
    try {
      // Runs and loads nothing, since the document has no window. Some data is escaped twice.
      const once = new DOMParser().parseFromString(text, 'text/html').body;
      const inner = once.textContent ?? '';
      const body = /<\w[^<>]*>/.test(inner) && once.children.length === 0;
      const root = body ? new DOMParser().parseFromString(inner, 'text/html').body : once;
      return linesOf(root, (element) => !/^(?:script|style)$/.test(nameOf(element)));
    } catch {
      // The page forbids parsing markup (Trusted Types).
      return withoutTags(text);
    }
  }

  function withoutTags(text: string): string {
    const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
    return text
      .replace(
        /<(?:script|style)\b[^<]*(?:<(?!\/?(?:script|style)\b)[^<]*)*<\/(?:script|style)>/g,
        '',
      )
      .replace(/<li\b[^<>]*>/g, '\n- ')
      .replace(/<\/?(?:strong|b|em|i|u|a|span)\b[^<>]*>/g, '')
      .replace(/<[^<>]*>/g, '\n')
      .replace(/&#(\d{1,6});/g, (_entity, code) => String.fromCodePoint(Number(code)))
      .replace(/&(\w{2,4});/g, (entity, name) => named[name] ?? entity)
      .replace(/(?<!\s)\s*\n\s*/g, '\n')
      .trim();
  }

  /** The text of an element in lines, of what is shown. */
  function linesOf(root: Element, isShown: Shown): string {
    const lines = elementText(root, isShown, -1).split('\n').map(lineOf);
    return lines
      .filter((line) => line !== '')
      .join('\n')
      .trim();
  }

  // A blank line precedes paragraphs, headings, and lines that are all bold.
  function lineOf(line: string): string {
    const content = line.replace(/[\f\v]| (?=[\f\v]* )/g, '').trim();
    if (content === '' || content === '-') return '';
    return /^\f|^ *\v[^\v]*\v *$/.test(line) ? `\n${content}` : content;
  }

  // `\f` marks the start of a separate block, and `\v` both ends of bold text; collapsed text has
  // neither.
  function elementText(element: Element, isShown: Shown, depth: number): string {
    const name = nameOf(element);
    const inner = childrenOf(element)
      .map((child) => textOf(child, isShown, depth + 1))
      .join('');
    if (name === 'li') return `\n- ${inner.replaceAll('\f', '').trimStart()}\n`;
    if (/^(?:b|strong)$/.test(name)) return `\v${inner}\v`;
    const start = /^(?:h[1-6]|p)$/.test(name) ? '\n\f' : '\n';
    return blocks.test(name) ? `${start}${inner}\n` : inner;
  }

  function textOf(node: Node, isShown: Shown, depth: number): string {
    const type: number = Reflect.get(Node.prototype, 'nodeType', node);
    if (type === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/\s+/g, ' ');
    const isElement = type === Node.ELEMENT_NODE && depth < deepest;
    return isElement && isShown(node as Element)
      ? elementText(node as Element, isShown, depth)
      : '';
  }

  function isShownOnPage(element: Element): boolean {
    if (Element.prototype.matches.call(element, around)) return false;
    return !(hasWindow && Element.prototype.checkVisibility?.call(element) === false);
  }

  // Form fields and named images shadow properties of their form and document, as in `<input
  // name=childNodes>` and `<img name=title>` (DOM clobbering), so prototypes are used.
  function childrenOf(node: Node): Node[] {
    return [...Reflect.get(Node.prototype, 'childNodes', node)];
  }
  function nameOf(element: Element): string {
    return Reflect.get(Element.prototype, 'localName', element);
  }
  function find<E extends Element>(selector: string): E | null {
    return Document.prototype.querySelector.call(page, selector) as E | null;
  }
}
