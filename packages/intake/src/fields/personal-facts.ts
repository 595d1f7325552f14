/** What some countries' resumes say of a person besides name, addresses and place. */
const personal =
  /^(?:date of birth|dob|born|geboren|geb\.|geburts|né[e]? le|nacid[oa]|nascid[oa]|nat[oa] (?:il|a)|nationality|nationalität|nacionalidad|staatsang|age\b|\d{2} (?:ans|years|años|anos|anni|jahre)|(?:clean |full |valid |own )*(?:uk |eu )?driv\p{L}* licen[cs]e|permis|führerschein|carn[eé]t? de conducir|carteira|cnh|marital|married|single|divorced|verheiratet|ledig|mari[ée]|célibataire|casad[oa]|solter[oa]|solteir[oa]|celibe|nubile|gender|male$|female$|religion|passport|visa|(?:\p{L}+ )?(?:citizen|national|passport holder)\b|(?:us |green )?(?:card|work permit|work authorization|right to work|security clearance)|(?:active |sc |dv )?clearance|open to|willing to|available|availability|immediately|notice period|verfügbar|disponib|relocat|own (?:car|van|transport)|car owner|automunit|véhicule|licence|b licence|category|references? |pronouns?$|(?:she|he|they)\s*\/)/iu;
const within =
  /driving licen[cs]e|driver[’']?s licen[cs]e|right to work|work permit|authori[sz]ed to work|clearance|\brelocat|notice period|\bpronouns\b|\bpermis [ab]\b|führerschein/i;

export const isPersonal = (text: string): boolean => personal.test(text) || within.test(text);

/** Words that stand for a page, in place of its address. */
const pages =
  /^(?:linked ?in|git ?(?:hub|lab)|bitbucket|portfolio|web ?(?:site|page)?|home ?page|blog|twitter|x\.com|behance|dribbble|instagram|facebook|xing|skype|whats ?app|telegram|signal|medium|stack ?overflow|kaggle|google scholar|orcid(?: id)?|research ?gate|hugging ?face|leet ?code|you ?tube|vimeo|imdb|cv|resume|e-?mail|phone|mobile|contact|online|profile|my (?:web ?site|work|portfolio)|personal (?:site|website|page))(?: (?:profile|page|link|portfolio))?$/i;

export const standsForPage = (text: string): boolean => pages.test(text);
