import { namesOccupation } from './title-parts.ts';

const mostRead = 6000;
const mostHeadings = 5;
const longest = 90;
const labeled =
  /^(?:job title|position(?: title)?|post(?: title)?|role|vacancy|subject)\s*[:–-]\s*(?<title>\p{L}.{2,80})$/iu;
/** 'What you'll do as Site Reliability Engineer (medior)', 'we need a designer who', 'colleague to teach Physics' */
const sought = [
  /\byou(?:['’]ll| will) do as (?:an? |our )?(?<title>\p{Lu}[^.,;:!?\n]{3,70})/u,
  /\b(?:join us|work) as (?:an? |our )?(?<title>\p{Lu}[^.,;:!?()\n]{3,60})/u,
  /\b(?:looking for|seeking|hiring|recruiting(?: for)?|to recruit|to appoint|to hire|need) (?:an? |our (?:next )?|one )(?<title>\p{L}[^.,;:!?()\n]{3,60}?)(?= (?:to|who|with|in|at|for|from|based|that|on)\b|[.,;:!?()\n]|$)/giu,
  /\b(?<count>\d{1,2}|two|three|four|five|six) ?(?:x |\(\d\) )?(?<title>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,3}s)(?= (?:for|to|in|at)\b|[.,;:\n])/gu,
];

/**
 * Returns headings of an advertisement, and descriptions of the person sought, which may be its
 * title, the likeliest first.
 */
export function possibleTitles(text: string): string[] {
  const read = text.slice(0, mostRead);
  const lines = read
    .split(/\r?\n/)
    .map((line) => line.replace(/[*#_]{1,4}/g, '').trim())
    .filter(Boolean);
  const ofLabels = lines.flatMap((line) => labeled.exec(line)?.groups?.title ?? []);
  const headings = lines
    .slice(0, mostHeadings)
    .filter((line) => line.length <= longest && !/[.!?]$/.test(line))
    .flatMap((line) => line.split(/ [|·] /));
  const found = sought.flatMap((pattern) =>
    pattern.global
      ? [...read.matchAll(pattern)].map(({ groups }) => capitalized(groups?.title ?? ''))
      : [pattern.exec(read)?.groups?.title ?? ''],
  );
  return [...ofLabels, ...headings, ...found]
    .map((title) => title.trim())
    .filter((title) => title.length <= longest && isNamed(title))
    .concat(ofSubject(read), apprentice(read));
}

/** 'A colleague to teach Physics' */
const ofSubject = (text: string): string[] =>
  [
    ...(/\b(?:colleague|educator|person|practitioner|somebody|someone|specialist|teacher) to teach (\p{Lu}\p{L}+)/u.exec(
      text,
    ) ?? []),
  ]
    .slice(1)
    .map((subject) => `${subject} Teacher`);

/** 'Our four year Advanced Apprenticeship starts' */
const apprentice = (text: string): string[] =>
  [
    ...(/\b(?:[Aa]n?|[Oo]ur|[Tt]he) (?:\p{Ll}+ ){0,3}((?:\p{Lu}\p{L}+ ){1,3}Apprentice)ship\b/u.exec(
      text,
    ) ?? []),
  ].slice(1);

/** 'We need a designer who …' */
const capitalized = (title: string): string =>
  /^\p{Ll}+(?: \p{Ll}+)?$/u.test(title) && namesOccupation(title)
    ? title.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    : title;

/** Whether a title has several words and a capital: 'a designer' is not a title. */
const isNamed = (title: string): boolean =>
  /^\p{Lu}/u.test(title) &&
  !/\b(?:our|us|we|you)\b/i.test(title) &&
  (namesOccupation(title) ||
    /\b(?:chief|president|director|head)\b/i.test(title) ||
    / [–-] |\((?:[mwfdhx]\s?[/|]\s?){1,3}[mwfdhx]\)/i.test(title));
