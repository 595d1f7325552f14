import { verbOf } from '../text/verbs.ts';
import { ofEmployers } from './advertisement-company.ts';
import { isAgency, isByAgency } from './agency.ts';

/** What headings and sentences of advertisements are about, and nobody's name. */
const heading =
  /^(?:advertis\p{L}+|agency|applicants?|benefits?|board|business|candidates?|chair|client|committee|company|compensation|construction|department|description|duties|education|employer|engineering|finance|government|group|head|healthcare|hospital|hospitality|insurance|job|logistics|manager|management|manufacturing|opportunity|organi[sz]ation|our|people|person|position|post|principal|profile|program(?:me)?|qualifications?|recruit\p{L}*|requirements?|responsibilities|retail|role|salary|school|search|staff|summary|team|technology|the|this|training|university|vacancy|work|you|your)$/iu;
const mostRead = 30_000;
/** A part of whoever offers the job. */
const part = /^(?:the )?(?:department|division|faculty|office|school|section|unit) of /i;
/** What no field of work and no part of a title ends with: 'Infusion Systems' may be either. */
const surely =
  /\b(?:Academy|Airlines|Association|Bakery|Bank|Brewery|Clinic|College|Corp(?:oration)?|Council|Foundation|GmbH|Hospitals?|Hotels?|Inc|LL[CP]|Limited|Ltd|NHS (?:Foundation )?Trust|PLC|plc|P(?:ty|vt)|Pharmacy|Resorts?|Restaurant|School|University)\.?$/u;

/**
 * Whether what is read as the employer is one for sure, so that it can be addressed by it: no
 * heading ('The Company'), no order ('Send CV'), no place ('Asheville, NC'), no agency and no part
 * of a title or of a house, and a name of one word only where it is named twice.
 */
export function isSureEmployer(company: string, text: string): boolean {
  const words = company.split(/[\s,&/-]+/).filter((word) => /\p{L}/u.test(word));
  if (words.every((word) => heading.test(word)) || isOrder(words)) return false;
  // 'Q. Who are we?'
  if (/\b(?:how|what|when|where|which|who|why)$/i.test(company)) return false;
  const read = text.slice(0, mostRead);
  if (isAgency(company) || part.test(company) || isByAgency(read)) return false;
  const parts = read.split(company);
  const mentions = parts.length - 1;
  if (parts.slice(1).some((after) => /^, [A-Z]{2}\b/.test(after))) return false;
  if (mentions > 1) return true;
  if (words.length < 2) return false;
  // 'Principal Product Manager, Infusion Systems': behind its first sign a title goes on as often as not.
  const [before = ''] = parts;
  if (isInTitle(before)) return surely.test(company) || isSaidShort(company, read);
  // 'Blindman Gravel, Blackfalds AB': behind a comma stands where it is.
  const isBehindComma = /(?:, |\bin )$/.test(before);
  if (/^(?:University|College|Institute|City|County) of \p{Lu}/u.test(company)) return true;
  return !isBehindComma || (ofEmployers.test(company) && !/ [A-Z]{2}$/.test(company));
}

/** 'Send CV' tells what to do; 'Drive Shop' may be a name. */
const isOrder = ([first = '', second = '']: readonly string[]): boolean =>
  verbOf(first)?.form === 'base' &&
  /^(?:CVs?|Resumes?|Applications?|Now|Online|Today|Us|Here|By|To|For|With|Your|Our)$/i.test(
    second,
  );

/**
 * 'Ridgeway runs nine clinics' below 'Analyst, Ridgeway Community Health': a sentence begins with
 * the name's first word.
 */
function isSaidShort(company: string, text: string): boolean {
  const parts = text.split(company.split(' ')[0] ?? company);
  return parts.some(
    (before, at) =>
      /(?:^|[.!?] |\n)$/.test(before.slice(-2)) &&
      /^(?: \p{Lu}\p{Ll}+){0,2} (?:builds|has|helps|is|makes|offers|operates|owns|provides|runs|sells|serves|was|works)\b/u.test(
        parts[at + 1]?.slice(0, 80) ?? '',
      ),
  );
}

const isInTitle = (before: string): boolean =>
  before.trim().length > 2 && !before.trimStart().includes('\n') && /(?:,| [–—-]) $/.test(before);
