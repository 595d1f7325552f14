import { companySuffix, looksLikePlace, namesCompany, namesPlace } from './words.ts';

/** 'Harbour & Vale Logistics, Bristol' is a company and a place; 'Acme, Inc.' is a company. */
export function splitCompanyPlace(text: string, place: string): { company: string; place: string } {
  if (place !== '') return { company: text, place };
  const parts = text.split(/,\s+(?!\s|[^()]{0,200}\))|、/);
  const end = parts.findIndex((_, at) => at > 0 && !isOfName(parts[at] ?? ''));
  if (end < 0) {
    const bracket = /^(.+?)(?:(?<!\s)\s+)?\(([^()]+)\)$/.exec(text);
    const inside = bracket?.[2] ?? '';
    if (bracket && (namesPlace(inside) || looksLikePlace(inside)))
      return { company: bracket[1] ?? '', place: inside };
    return { company: text, place: '' };
  }
  return { company: parts.slice(0, end).join(', '), place: parts.slice(end).join(', ') };
}

const isOfName = (part: string): boolean =>
  companySuffix.test(part) ||
  /\s(?:&|and|und|et)\s/.test(part) ||
  (namesCompany(part) && !namesPlace(part));
