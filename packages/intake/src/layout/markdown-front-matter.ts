/** Front matter of static sites and pandoc: settings between two lines of three hyphens. */
const block = /^\s*---[ \t]*\r?\n([\s\S]{0,5000}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const setting = /^([A-Za-z][\w -]{0,30}?)\s*:\s+(\S.*)$/;

const names = /^(?:name|author|full ?name)$/i;
const titles = /^(?:title|headline|tagline|role|position|job ?title)$/i;
const contacts =
  /^(?:e-?mail|phone|tel|telephone|mobile|location|city|address|url|website|web|homepage|site|github|gitlab|linkedin|orcid)$/i;

/**
 * Removes the front matter, and puts its personal data above the text: the name as a heading if the
 * text has none, then the title, then contact details.
 */
export function withoutFrontMatter(text: string): string {
  const [whole, inside = ''] = block.exec(text) ?? [];
  if (whole === undefined) return text;
  const body = text.slice(whole.length);
  const settings = inside.split(/\r?\n/).flatMap((line) => {
    const [, key = '', value = ''] = setting.exec(line) ?? [];
    return key === '' ? [] : [{ key, value: value.replace(/^(["'])(.*)\1$/, '$2').trim() }];
  });
  const settingOf = (key: RegExp) => settings.find((one) => key.test(one.key))?.value;
  const title = settingOf(titles);
  const name = settingOf(names) ?? title;
  const hasName = /^ {0,3}(?:# |\S.*\r?\n=+[ \t]*$)/m.test(body.slice(0, 300));
  const facts = [
    !hasName && name ? `# ${name}` : '',
    title && title !== name && !body.includes(title) ? `**${title}**` : '',
    settings
      .filter(({ key, value }) => contacts.test(key) && !body.includes(value))
      .map(({ key, value }) => (/[@\d./]/.test(value) ? value : `${key}: ${value}`))
      .join(' | '),
  ];
  return [...facts.filter(Boolean), body].join('\n\n');
}
