/** What every employer wants to increase or keep. */
const wanted =
  '(?:revenues?|sales|profits?|market share|customers?|clients?|members|subscribers|donors|donations|enrol\\p{L}+)';
const ofThem =
  '(?:(?:our|the|my|their|its|annual|monthly|weekly|yearly|total|net|overall|online|new) ){0,3}';
const ofWhat = '(?: (?:of|from|at|in|for)(?: \\p{L}{1,20}){1,4}?)?';
const how = '(?:(?:about|almost|around|nearly|over|roughly|some|more than) )?';
const amount =
  '(?:[\\p{Sc}~]?\\d|(?:half|most|many|several|all|our|the|my|their|an?|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands)(?!\\p{L}))';
const howMuch = '(?= (?:by|from|to|in|sharply|steadily)(?!\\p{L})| \\d|[.,;]|$)';
const clause = '(?:^\\P{L}*|[.;:,] (?:(?:and|but|so) )?)';
/** 'Lost none of 40', 'missed 0 deadlines' and 'lost just one of 80' mean the opposite. */
const few = '(?! (?:no(?:ne|t|thing|body)?|only|just|fewer|less|under|at most|zero|0)(?!\\p{L}))';

/** 'Lost 40% of our customers', 'Missed 3 deadlines', 'Sales fell by 20%', 'Cut profits in half'. */
const setback = new RegExp(
  [
    `^\\P{L}*(?:(?:i|we) )?(?:lost|missed|wasted|overspent)${few} ${how}${amount}`,
    `^\\P{L}*(?:(?:i|we) )?failed (?:to (?!no(?!\\p{L}))\\p{L}|${amount})`,
    `${clause}${ofThem}${wanted}${ofWhat} (?:fell|dropped|declined|decreased|shrank|sank|plunged|slumped|went down)${howMuch}`,
    `^\\P{L}*(?:(?:i|we) )?(?:reduced|decreased|lowered|cut|halved|shrank|sank) ${ofThem}${wanted}${howMuch}`,
  ].join('|'),
  'iu',
);
/** Signs that the loss was recovered, or led to something. */
const turned =
  /(?<!\p{L})(?:but|then|later|until|before|after which|recover\p{L}*|regain\p{L}*|rebuil[dt]\p{L}*|restor\p{L}*|revers\p{L}*|back)(?!\p{L})/iu;

/** Whether a statement says only what went wrong, and nothing that came of it. */
export const isOfSetback = (text: string): boolean => setback.test(text) && !turned.test(text);
