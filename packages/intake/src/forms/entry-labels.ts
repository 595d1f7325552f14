/** What a label or a table's column says of an entry. */
export type EntrySlot =
  | 'company'
  | 'role'
  | 'dates'
  | 'place'
  | 'school'
  | 'degree'
  | 'field'
  | 'duties';

const labels: readonly [EntrySlot, RegExp][] = [
  [
    'company',
    /^(?:employer|company|organi[sz]ation|firm|name (?:and address )?of (?:the )?(?:employer|company|organi[sz]ation)|(?:nome e indirizzo del )?datore di lavoro|azienda|empresa|empleador|empregador|entreprise|employeur|société|firma|arbeitgeber|unternehmen|bedrijf|werkgever|pracodawca|arbetsgivare|arbejdsgiver)(?: name)?$/,
  ],
  [
    'role',
    /^(?:(?:job )?position(?: held)?|designation|job title|title|role|post(?: held)?|rank|occupation(?: or position held)?|tipo di impiego|mansione|puesto|cargo|função|poste|fonction|stelle|funktion|functie|stanowisko|befattning|stilling)$/,
  ],
  [
    'dates',
    /^(?:dates?(?: \(?(?:from|da|von|de|desde)\b.*)?|dates? of employment|period(?: of (?:employment|service))?|duration|tenure|years?(?: of (?:passing|completion|graduation))?|from\s*[-–/]?\s*(?:to)?|to|sign(?:ed)?[- ]?(?:on|off)|periodo|período|fechas?|zeitraum|von\s*[-–/]\s*bis|dauer|période|année|anno|ano|año|jahr|periode|okres)$/,
  ],
  ['place', /^(?:location|place|city|town|ort|lieu|ville|ciudad|lugar|luogo|cidade|local)$/],
  [
    'school',
    /^(?:school|institut(?:ion|e)|college|university|board ?\/ ?university|(?:name|nome) .*\b(?:institut\w*|school|college|university|istituto)\b.*|scuola|escuela|institución|instituição|établissement|école|schule|hochschule)$/,
  ],
  [
    'degree',
    /^(?:course|qualification(?: awarded)?|degree|award|exam(?:ination)?(?: passed)?|certificate|title of qualification awarded|qualifica conseguita|título|curso|diplôme|abschluss)$/,
  ],
  [
    'field',
    /^(?:special(?:i[sz]ation|i?ty)|major|field(?: of study)?|branch|stream|fachrichtung)$/,
  ],
  [
    'duties',
    /^(?:(?:main |principal |key )?(?:duties|responsibilities|tasks|activities)(?: (?:and|&) responsibilities)?|roles? (?:and|&) responsibilit(?:y|ies)|job (?:description|profile)|profile|nature of (?:work|duties|job)|work done|key (?:result )?areas|scope of work|principali mansioni.*|mansioni|actividades|funciones|responsabilidades|atividades|missions|tâches|aufgaben|tätigkeiten)$/,
  ],
];

export function entrySlot(text: string): EntrySlot | undefined {
  if (text.length > 60) return undefined;
  const label = text.replace(/^[\s•·]+|[\s:]+$/g, '').toLowerCase();
  return labels.find(([, pattern]) => pattern.test(label))?.[0];
}
