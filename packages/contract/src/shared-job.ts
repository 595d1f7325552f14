/** The manifest's share target, to which other apps send shared pages. */
export const sharePath = '/applications/catch';

/**
 * Returns the address of a form for a new application, filled in from a shared page. Some apps send
 * the page's address within the text; the rest of the text becomes the description.
 */
export function sharedAddress(shared: { get: (name: string) => unknown }): string {
  const textOf = (name: string) => {
    const value = shared.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const text = textOf('text');
  const link = textOf('url') || (/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  const page = { link, title: textOf('title'), text: text.replace(link, '').trim() };
  return `${sharePath}#${encodeURIComponent(JSON.stringify(page))}`;
}
