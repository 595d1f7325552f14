import { namesOccupation } from './title-parts.ts';

const mostRead = 30_000;
const longest = 400;
const name = String.raw`\p{Lu}[\p{L}'’-]+`;
const titled = String.raw`(?:Mr|Mrs|Ms|Miss|Mx|Dr|Engr|Prof|Professor|Puan|Encik|Shri|Smt|Sri|(?:(?:Assistant|Battalion|Deputy|Division|Fire|Police) )?(?:Captain|Chief|Commander|Dean|Judge|Lieutenant|Rabbi|Reverend|Sergeant|Sheriff|Superintendent))\.? (?:\p{Lu}\.? ?){0,3}${name}(?: ${name}){0,3}`;

/** Words that say that something is to be sent. */
const writing = String.raw`(?:[Aa]pply|[Aa]pplications?|APPLY|[Aa]ddress(?:ed)?|CVs?|[Ee]-?mail|[Ll]etters?|[Rr][eé]sum[eé]s?|[Dd]rop|[Ss]end|[Ss]ubmit|[Ww]rite)`;

/** The recipient of a letter: 'FAO Denise Marlow'. */
const forName = new RegExp(
  String.raw`\b(?:FAO|[Ff]or the attention of|(?:[Aa]ttention|ATTENTION|[Aa]ttn|ATTN)\.?:?) (?<name>${titled}|${name} ${name}(?: ${name})?)`,
  'u',
);
/** A recipient known only by first name: 'attn. Wes' */
const forFirstName =
  /\b(?:[Aa]ttention|ATTENTION|[Aa]ttn|ATTN|FAO)[.:]{0,2} (?<name>\p{Lu}\p{Ll}{1,14})(?=[.,;)]|$)/u;
/** 'We are Neil and Bronwyn Standfast.' */
const weAre =
  /^[Ww]e(?: are|['’]re) (?<name>\p{Lu}\p{Ll}{1,14} and \p{Lu}\p{Ll}{1,14})(?= \p{Lu}\p{Ll}{1,20}[.,])/u;
/**
 * The person to write to: 'a letter to Mrs Denise Follett'. Contacts for enquiries may be others.
 */
const toName = new RegExp(
  String.raw`\b${writing}\b.{0,160}?\bto:? (?:(?:our|the) )?(?:\p{Ll}+ ){0,2}(?:\p{L}[\p{L} ]{0,40}, )?(?:(?:\p{Lu}[\p{L}'’]{1,20} ){1,3})??(?<name>${titled})`,
  'u',
);
/** The holder of an office. A department or school is followed by its place instead. */
const officer =
  '(?:[Bb]ursar|[Cc]hair|[Cc]hef|[Cc]oordinator|[Dd]irector|[Ff]oreman|[Ff]ounder|[Hh]ead|[Ll]ead|[Mm]anager|[Mm]atron|[Oo]wner|[Pp]artner|[Pp]resident|[Pp]rincipal|[Rr]ecruiter|[Ss]ecretary|[Ss]upervisor)';
/** 'Email the Principal, Dr. Meera Cariappa, a CV' */
const mailedOffice = new RegExp(
  String.raw`\b(?:[Ee]-?mail|[Ww]rite|[Aa]pply|[Ss]end|[Cc]ontact) (?:to )?(?:our|the) (?:[\p{L}-]+ ){0,3}(?:[\p{L}-]+, (?<name>${titled})|${officer}, (?<held>${name} ${name})(?=,| of \p{Lu}| [(–—-]))`,
  'u',
);
/**
 * A full name without a title, if an office or an address shows that it is a person: 'to Morag
 * Shaw, Head Nurse'.
 */
const toFullName = new RegExp(
  String.raw`\b${writing}\b.{0,160}?\b(?:reach|to:?) (?:M\. )?(?<name>${name} ${name})(?=, (?:\p{Lu}|\S{1,60}@)| [(–—-]|,? (?:at|by|on|via)\b)`,
  'u',
);
/** 'A letter, addressed to Morag Shaw', 'e-mail Morag Shaw, morag@…' */
const addressedTo = new RegExp(
  String.raw`\b(?:[Aa]ddressed to (?<to>${name} ${name})(?=[.,;]|$)|^(?<alone>${name} ${name}),? \S{1,60}@|(?:[Ww]rite|[Aa]pply|CV|[Ll]etter) to (?<owner>${name} ${name})(?=, (?:our |the )?(?:\p{Ll}+ ){0,2}(?:chair|chef|director|founder|head|manager|matron|owner|partner|principal)\b)|[Ee]-?mail (?<mailed>${name} ${name})(?=,? (?:at |on )?\S{1,60}@))`,
  'u',
);
/**
 * A person named only by first name, who is also greeted by it: 'A CV and a bit about yourself to
 * Jo at jo@salon.example'
 */
const toFirstName = new RegExp(
  String.raw`\b${writing}\b.{0,160}?\bto (?<name>\p{Lu}\p{Ll}+)(?:, (?:our |the )?\p{L}[\p{L} ]{2,40})?,? (?:(?:at|by|on|via) |[–—(-] ?)\S{1,60}@`,
  'u',
);
/** 'Call Dale or drop a resume', 'apply to Sue' */
const firstNameAlone =
  /\b(?:[Aa]pply (?:to|by calling)|[Aa]sk for|[Cc]all|[Dd]rop|[Rr]ing) (?<name>\p{Lu}\p{Ll}{2,12})(?=[,.!]| (?:in HR )?an? (?:e-?mail|line|note)\b| (?:on \d|or (?:drop|e-?mail|send|stop|text))|$)/u;
/** 'To: Brock Tully, Managing Partner', 'drop a resume with Jodi Hoekzema, Office Manager', 'letters: Tamsin Oyelaran, RN' */
const namedAlone = new RegExp(
  String.raw`^(?:.{0,160}\b(?:[Aa]pplications?|CVs?|[Ll]etters?|[Rr][eé]sum[eé]s?)\b.{0,60}?\bwith (?:our )?|[Tt]o: |.{0,60}\b[Ll]etters?: )(?<name>${name} ${name})(?=, \p{Lu})`,
  'u',
);
/** 'Your contact: Wiebke Tjarksen, People & Culture', 'contact Dearbhla Cotter-Hynes' */
const contactInFull = new RegExp(
  String.raw`(?:\b[Cc]ontact(?: [Pp]erson)?:? |\b[Ll]ook for |\b[Aa]sk for )(?<name>${titled}|${name} ${name})(?=[,.;)]|$| (?:at|by|in|on|via)\b)`,
  'u',
);
const personally = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\b/;
const ofHelp =
  /\b(?:accommodation|accessib\p{L}*|adjustments?|disabilit\p{L}*|payroll|privacy)\b/iu;
const inCareOf = new RegExp(String.raw`\b[cC]/o (?<name>${titled}|${name} ${name})`, 'u');
const contact = new RegExp(
  String.raw`^[Cc]ontact(?: [Pp]erson)? ?[:–-] ?.{0,40}?(?<name>${titled})`,
  'u',
);
const enquiring =
  /\b(?:chat|discussion|enquir(?:y|ies)|inquir(?:y|ies)|informal|questions|visit)\b/i;
/** 'Letters to "Dear Sir" go to the bottom of the pile: our CCO is Dr. Bin Jabal.' */
const dearNobody = new RegExp(
  String.raw`\bDear (?:Sir|Madam|Hiring)\b.{0,120}?\b(?:is|to) (?<name>${titled})`,
  'u',
);
const holder = new RegExp(
  String.raw`^(?:.{0,120}[.:,] )?(?<held>\p{L}[\p{L} ]{2,40})(?: is|:|,) (?<name>${titled})`,
  'u',
);
const toOffice =
  /\b(?:addressed|(?:letter|application|statement)s?|write|send it) to (?:the|our) (?<office>\p{L}[\p{L} ]{3,40}?)(?=[.,;)]| (?:of|describing|explaining|saying|telling|which|that|by|at|with)\b|$)/iu;

/**
 * Matches departments, which also have two capitals ('Human Resources'), and names used among
 * acquaintances ('Aunty Roz').
 */
const ofHouse =
  /\b(?:Admissions|Aunt(?:y|ie)|Uncle|Centre|Center|College|Committee|Council|Department|Dept|Group|Human|Manager|Office|Officer|Panel|Recruit\p{L}*|Resources|School|Services|Team|Trust|University)\b/u;

/**
 * Whether a match is a person. 'Ms Larter' is not a trade, although 'larter' may look like one. The
 * trades are checked last, since most patterns match nothing.
 */
const isSomebody = (found: string): boolean =>
  found !== '' && !ofHouse.test(found) && (personally.test(found) || !namesOccupation(found));

/** Returns the person to write to, with a title or full name, or '' if none is named. */
export function addresseeOf(text: string): string {
  const read = text.slice(0, mostRead);
  const sentences = read
    .split(/\r?\n|(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|Engr|Smt|Prof|Miss|[Aa]ttn|[Rr]ef|\p{Lu})\.)\s/u)
    .map((sentence) => sentence.slice(0, longest).trim());
  for (const sentence of sentences) {
    if (ofHelp.test(sentence)) continue;
    const ways = enquiring.test(sentence)
      ? [namedAlone]
      : [
          forName,
          forFirstName,
          weAre,
          toName,
          mailedOffice,
          contact,
          dearNobody,
          toFullName,
          addressedTo,
          namedAlone,
          inCareOf,
          contactInFull,
          toFirstName,
          firstNameAlone,
        ];
    for (const pattern of ways) {
      const { name: one, to, mailed, alone, owner, held } = pattern.exec(sentence)?.groups ?? {};
      const found = (one ?? to ?? mailed ?? alone ?? owner ?? held ?? '').trim();
      if (isSomebody(found)) return found;
    }
  }
  return inOffice(sentences) || ofAddress(read);
}

/** A person by first name: 'Edie and Marcus', 'I'm Sourav'. */
const firstName =
  /(?<![\p{L}\d])(?:\bI(?:['’]m| am) )?(?<name>\p{Lu}\p{Ll}{2,13})(?:(?<=I(?:['’]m| am) \p{Lu}\p{Ll}{2,13})|(?=,? (?:and|or) \p{Lu}\p{Ll}|, (?:I|who|our)\b))/gu;

/** A person to contact, or who signs the advertisement: 'ask for Bea', 'Cheers – Hamish'. */
const spokenTo =
  /\b(?:[Aa]sk for|[Cc]all|[Cc]heers|[Cc]ontact|[Ee]-?mail|[Rr]egards|[Rr]ing|[Tt]ext|[Tt]hanks|[Tt]o)[,.:]? (?:[–—-] )?(?<name>\p{Lu}\p{Ll}{2,13})(?![\p{L}\d@])/gu;
/** 'How you would get to work: Sharon, sharon@…' */
const besideAddress = /(?<![\p{L}\d])(?<name>\p{Lu}\p{Ll}{2,13}),? (?=\p{Ll}{3,14}@)/gu;
const ofNobody =
  /^(?:Admin|Apply|Careers?|Contact|Enquiries|Hello|Hiring|Info|Jobs?|Mail|People|Talent|Us|Vacanc\p{L}*|Work)$/u;

const withoutAccents = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Finds a person by an email address: 'Edie and Marcus bought the place', and letters go to
 * 'edie@inn.example'.
 */
function ofAddress(text: string): string {
  const names = new Map(
    [
      ...text.matchAll(firstName),
      ...text.matchAll(spokenTo),
      ...text.matchAll(besideAddress),
    ].flatMap(({ groups }) =>
      groups?.name ? [[withoutAccents(groups.name), groups.name] as const] : [],
    ),
  );
  for (const [, local = ''] of text.matchAll(/(?<![\p{L}\d._+-])(\p{Ll}{3,14})@[\p{L}\d]/gu)) {
    const found = names.get(local) ?? '';
    if (found !== '' && !ofHouse.test(found) && !ofNobody.test(found)) return found;
  }
  return '';
}

/**
 * Finds the name of an office holder on another line: 'Addressed to the Headteacher', 'Headteacher:
 * Mr Joss Pattinson'.
 */
function inOffice(sentences: readonly string[]): string {
  const office = sentences.map((text) => toOffice.exec(text)?.groups?.office).find(Boolean);
  if (office === undefined) return officeOf(sentences);
  for (const text of sentences) {
    const { held = '', name: found = '' } = holder.exec(text)?.groups ?? {};
    if (held.toLowerCase().endsWith(office.toLowerCase())) return found.trim();
  }
  return officeOf(sentences);
}

/**
 * An office without a name: 'addressed to the Head of Human Resources', 'a letter to The
 * Principal'.
 */
const officeAlone = new RegExp(
  String.raw`\b${writing}\b.{0,240}?\bto (?:[Tt]he|[Oo]ur) (?<office>(?:\p{Lu}\p{L}+ ){0,3}(?:Chair|Chairman|Chairperson|Chief|Coordinator|Dean|Director|Executive|Head|Head ?[Tt]eacher|Manager|Officer|President|Principal|Registrar|Secretary|Superintendent|Trustees|Governors)(?: of \p{Lu}\p{L}+(?: (?:and |& )?\p{Lu}\p{L}+){0,2})?)(?=[,.;)]| (?:as|at|by|describing|explaining|in|on|saying|setting|stating|telling|via|with)\b|$)`,
  'u',
);

const officeOf = (sentences: readonly string[]): string =>
  sentences.map((text) => officeAlone.exec(text)?.groups?.office).find(Boolean) ?? '';
