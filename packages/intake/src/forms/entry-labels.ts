import type { EntrySlot } from './entry-slot.ts';
import { studyLabels } from './study-labels.ts';

const labels: readonly [EntrySlot, RegExp][] = [
  [
    'company',
    /^(?:employer|company|organi[sz]ation|firm|name (?:and address )?of (?:the )?(?:employer|company|organi[sz]ation)|(?:nome e indirizzo del )?datore(?: di lavoro)?|ditta|ente|impresa|azienda|empresa|empleador|empregador|entreprise|employeur|société|firma|arbeitgeber|unternehmen|bedrijf|werkgever|pracodawca|zakład pracy|arbetsgivare|arbejdsgiver|arbeidsgiver|virksomhed|företag|bedrift|työnantaja|yritys|zaměstnavatel|zamestnávateľ|munkáltató|cég|angajator|poslodavac|delodajalec|işveren|şirket|kurum|работодатель|роботодавець|компания|firm[ae]|betrieb|organisme|établissement employeur|organisatie|patron|perusahaan|nama perusahaan|syarikat|instansi|công ty|nơi làm việc|kompanija|kompania|punëdhënësi)(?: name)?$/,
  ],
  [
    'role',
    /^(?:(?:job )?position(?: held)?|designation|job title|title|role|post(?: held)?|rank|occupation(?: or position held)?|tipo di impiego|lavoro o posizione ricopert[ai]|posizione(?: ricoperta)?|mansione|ruolo|qualifica|incarico|puesto(?: desempeñado| de trabajo)?|cargo(?: desempeñado| ocupado| exercido)?|categoría|función|função|posto|profissão|profesión|poste(?: occupé)?|emploi|fonction|métier|stelle|funktion|tätig(?: )?als|position als|tätigkeit|beruf|rolle|functie|rol|beroep|stanowisko|zajmowane stanowisko|befattning|titel|roll|yrke|stilling|rolle|tittel|tehtävä|tehtävänimike|nimike|pozice|pracovní pozice|pozícia|munkakör|beosztás|pozíció|funcția|postul|poziția|radno mjesto|pozicija|delovno mesto|görev|pozisyon|unvan|ünvan|должность|посада|jabatan|posisi|jawatan|vị trí|chức vụ|pozita|pareigos|amats|ametikoht|ametinimetus)$/,
  ],
  [
    'dates',
    /^(?:dates?(?: \(?(?:from|da|von|de|desde)\b.*)?|dates? of employment|period(?: of (?:employment|service))?|duration|tenure|sessions?|batch|academic years?|years? (?:obtained|completed|awarded|passed|attended|conferred)|(?:completion|graduation|passing) (?:date|year)|(?:date|year) of (?:award|graduation|completion)|years?(?: of (?:passing|completion|graduation))?|from\s*(?:[-–/]\s*)?(?:to)?|to|desde|hasta|inicio|inicio y fin|fin|término|início|fim|até|von|début|dal|al|do|od|start(?: date)?|end(?: date)?|joined|left|date of (?:joining|leaving|appointment)|doj|sign(?:ed)?[- ]?(?:on|off)|periodo|período|fechas?|zeitraum|data|datas|durata|duración|duração|durée|lengte|periodi|tidsperiod|tidsrom|periode|ajankohta|aika|kesto|období|obdobie|időszak|időtartam|perioada|razdoblje|obdobje|tarih|tarihler|dönem|süre|период|період|duur|van ?[-–/] ?tot|okres(?: zatrudnienia)?|tid|masa kerja|tempoh|thời gian|tahun|dates? d['’]emploi|von\s*[-–/]\s*bis|dauer|période|année|anno|ano|año|jahr|periode|okres)$/,
  ],
  ['place', /^(?:location|place|city|town|ort|lieu|ville|ciudad|lugar|luogo|cidade|local)$/],
  ...studyLabels,
  [
    'duties',
    /^(?:(?:main |principal |key )?(?:duties|responsibilities|tasks|activities)(?: (?:and|&) responsibilities)?|roles? (?:and|&) responsibilit(?:y|ies)|job (?:description|profile)|profile|nature of (?:work|duties|job)|work done|key (?:result )?areas|scope of work|principali mansioni.*|mansioni|actividades|funciones|responsabilidades|atividades|missions|tâches|aufgaben|tätigkeiten)$/,
  ],
];

export function entrySlot(text: string): EntrySlot | undefined {
  if (text.length > 60) return undefined;
  const label = text.replace(/^[\s•·]+|(?<![\s:])[\s:]+$/g, '').toLowerCase();
  const [first = ''] = label.split(/(?:(?<!\s)\s+)?\/\s*/);
  const slotOf = (said: string) => labels.find(([, pattern]) => pattern.test(said))?.[0];
  return slotOf(label) ?? (first === label ? undefined : slotOf(first));
}
