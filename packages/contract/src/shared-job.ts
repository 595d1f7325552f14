/** The address to which the manifest has other apps send what is shared with Folio. */
export const sharePath = '/applications/catch';

/**
 * The address that shows a shared page as a new application. Some apps put the page's address into the
 * text; what is left of that is the description.
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
