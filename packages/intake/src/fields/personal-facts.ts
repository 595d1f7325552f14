/** What some countries' resumes say of a person besides name, addresses and place. */
const words =
  'dob|born|geb|né[e]? le|nat[oa] (?:il|a)|age|\\d{2} (?:ans|years?|yrs|años|anos|anni|jahre)|permis|carteira|cnh|single|married|divorced|widowed|ledig|verheiratet|geschieden|celibe|nubile|gender|(?:fe)?male|passport|visa|clearance|licence|license|category|pronouns|own (?:car|van|transport)|car owner|b licence|kein führerschein|pkw';
const starts =
  'date of birth|geboren|geburts|nacid[oa]|nascid[oa]|nationalit|nacionalidad|staatsang|(?:clean |full |valid |own |uk |eu |us )*driv\\p{L}* licen|führerschein|carn[eé]t? de conducir|marital|mari[ée]e?$|célibataire|casad[oa]|solter[oa]|solteir[oa]|religion|(?:\\p{L}+ )?(?:citizen|national|passport holder)(?:ship)?$|(?:us |green )?(?:card|work permit|work authori[sz]ation|right to work|security clearance)|(?:active |sc |dv )clearance|open to|willing to|availab|immediately|notice period|verfügbar|disponib|relocat|automunit|véhicul|references? |(?:she|he|they)\\s*/';
const personal = new RegExp(`^(?:(?:${words})(?![\\p{L}])|(?:${starts}))`, 'iu');
const within =
  /\bvisa\b|\bdbs\b|\bcard$|non[- ]smoker|driving licen[cs]e|driver[’']?s licen[cs]e|right to work|work permit|authori[sz]ed to work|clearance|\brelocat|notice period|\bpronouns\b|\bpermis [ab]\b|führerschein/i;

const nationality =
  /^(?:british|english|welsh|scottish|irish|american|canadian|australian|indian|pakistani|bangladeshi|sri lankan|nepali|filipin[oa]|malaysian|indonesian|singaporean|nigerian|kenyan|ghanaian|ugandan|south african|zimbabwean|egyptian|moroccan|emirati|jordanian|lebanese|turkish|german|deutsch|french|français[e]?|spanish|español[a]?|italian|italian[ao]|portuguese|português[a]?|portuguesa|brazilian|brasileir[oa]|mexican[oa]?|colombian[oa]?|dutch|nederlands|belgian|belge|swiss|schweizer(?:in)?|austrian|österreich\p{L}*|swedish|svensk|norwegian|norsk|danish|dansk|finnish|polish|polskie?|czech|slovak|hungarian|magyar|romanian|bulgarian|greek|croatian|serbian|ukrainian|russian|chinese|japanese|korean|vietnamese|thai)$/iu;

export const isPersonal = (text: string): boolean =>
  personal.test(text) || within.test(text) || nationality.test(text);

/** Words that stand for a page, in place of its address. */
const pages =
  /^(?:linked ?in|git ?(?:hub|lab)|bitbucket|portfolio|web ?(?:site|page)?|home ?page|blog|twitter|x\.com|behance|dribbble|instagram|facebook|xing|skype|whats ?app|telegram|signal|medium|stack ?overflow|kaggle|google scholar|orcid(?: id)?|research ?gate|hugging ?face|leet ?code|you ?tube|vimeo|imdb|cv|resume|e-?mail|phone|mobile|contact|online|profile|my (?:web ?site|work|portfolio)|personal (?:site|website|page))(?: (?:profile|page|link|portfolio))?$/i;

export const standsForPage = (text: string): boolean => pages.test(text);
