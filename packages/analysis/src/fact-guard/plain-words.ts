import { numberWordSource } from './number-words.ts';
import { rootOf, type Word } from './words.ts';

/** What any rewrite may say: verbs of doing, adverbs of manner, words for the work itself. */
const plain = new Set(
  `handle look perform provide produce carry conduct complete process prepare create make build develop deliver document record log note enter keep maintain
work use utilize apply run do execute act operate take give present report write contribute collaborate assist support help participate
ensure serve part task duty work job role project activity experience experienced skilled skill knowledge background professional member
efficiently accurately carefully reliably successfully effectively quickly promptly closely directly consistently regularly actively proactively
hands-on detailed accurate reliable efficient effective clear strong relevant ongoing
manage plan organize arrange design implement set up address resolve respond answer find
hold gain combine undertake average free graduate cover set administer update post compile edit draft execute facilitate track sort assemble supply inform explain guide operate review verify
specialize focus involve relate cover show describe list include contain start begin continue close check monitor process range variety basis
always often usually frequently sometimes occasionally constantly continuously continually immediately instantly thoroughly properly neatly safely politely personally jointly alike
daily everyday day time moment year hour week thing place way side case kind end start finish need rest
sure good right proper single individual personal complete necessary possible first second third last next final once everything something anything whenever wherever
smooth timely prompt courteous polite friendly diligent attentive tidy neat orderly precise precision calm
result double straight small little available unwanted later earlier soon happy ready different various additional
everyone everybody someone somebody anyone anybody others ones
live come go get stay put bring let happen
team bsc b.sc msc m.sc phd ph.d mba ba ma b.a m.a btech b.tech
number amount percent per cent total approximately roughly circa`
    .split(/\s+/)
    .map(rootOf),
);
const numberWord = new RegExp(
  `^(?:${numberWordSource}|hundreds|thousands|millions|dozens|half|twice)$`,
  'i',
);
const measure =
  /^(?:s|ms|k|m|h|secs?|mins?|hrs?|kg|km|percent|million|thousand|hundred|lakh|crore|dozen|third|quarter)$/;

export const isPlain = (word: Word): boolean =>
  plain.has(word.root) || measure.test(word.lower) || numberWord.test(word.lower);

/** Verbs that say what no other word for the work implies. */
const telling = new Set(
  `automate negotiate train teach publish patent audit hire dismiss promote invest fund sell market present lecture code program
deploy migrate launch patent diagnose treat prescribe operate export import raise win coach mentor certify volunteer translate open restore approve authorise authorize inspect certify sign`
    .split(/\s+/)
    .map(rootOf),
);

export const isTelling = (word: Word): boolean => telling.has(word.root);
