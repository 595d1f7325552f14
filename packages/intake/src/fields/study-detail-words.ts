/** What says how studies went, in the languages of resumes; each a part of a regular expression. */

/** Marks, and what they are called. */
export const gradeWords = [
  ...[
    'c?gpa',
    'ipk',
    'gano',
    'agno',
    'cgpi',
    'ipk',
    'gano',
    'agno',
    'sgpa',
    'grades?(?! \\d)',
    'marks',
    'percentage',
    'percentile',
    'score',
  ],
  ...['average', '\\d points?', 'points?:?(?= \\d)', '(?:college|class) rank', 'rank(?:ed)? \\d+'],
  ...['atar', 'ucas', 'enter score', 'aggregate', '2:[12]', '2\\.[12]', 'gwa', 'qpi'],
  ...['notes?', 'noten', 'gesamtnote', 'abschlussnote', 'notendurchschnitt', 'notenschnitt'],
  ...[
    'durchschnitt',
    'schnitt',
    'promedio',
    'media(?=:| \\d| final)',
    'nota(?: media| final)?',
    'calificación',
  ],
  ...['moyenne', 'mention(?! complémentaire)', 'média', 'coeficiente', 'cra', 'votazione', 'voto'],
  ...['punteggio', 'średnia', 'ocena', 'průměr', 'prospěch', 'snitt', 'karakter', 'vitsord'],
  ...['gemiddeld', 'cijfer', 'arvosana', 'keskiarvo', 'minősítés', 'átlag', 'not ortalaması'],
  ...['ortalama', 'prosjek', 'prosek', 'ocjena', 'βαθμός', 'оценка', 'ср\\. балл'],
];

/** With honours, and how a class is called. */
export const honours = [
  '(?:first|second|third|upper|lower)[- ](?:class|division|second|honou?rs)',
  ...[
    'cum laude',
    'summa',
    'con lode',
    'e lode',
    'lode',
    'laude',
    "dean[’']s list",
    'valedictorian',
  ],
  ...['(?:with|merit|high|highest|passed with) (?:distinction|honou?rs|merit)', 'distinctions?'],
  ...[
    'honou?rs(?! degree)',
    'university medal',
    'gold medal(?:l?ist)?',
    'scholarship',
    'with credit',
  ],
  ...['sobresaliente', 'matrícula de honor', 'distinción', 'con honores', 'mención honorífica'],
  ...['felicitaciones', 'com distinção', 'com louvor', 'louvor', 'láurea acadêmica'],
  ...['met onderscheiding', '(?:grote|grootste) onderscheiding', 'met lof', 'avec distinction'],
  ...['(?:grande|plus grande) distinction', 'très bien', 'assez bien', 'avec les félicitations'],
  ...[
    'mit (?:\\p{L}+ )?(?:auszeichnung|erfolg)',
    '(?:sehr )?gut(?=$| )',
    'med utmärkelse',
    'väl godkänd',
  ],
  ...['z wyróżnieniem', 's vyznamenáním', 'kitűnő', 'magna cum'],
  ...[
    "(?:bachelor|diploma|higher certificate|matric)(?:[’']?s)? pass",
    'first[- ]time pass\\p{L}*',
  ],
  ...['matric(?:ulation)? exemption', 'university exemption'],
];

/** What was written, learned or taken besides. */
export const labelledDetails = [
  ...['thesis', 'dissertation', 'supervis(?:or|ed by)', 'advis[oe]r', 'coursework', 'modules?'],
  ...['subjects?', 'minors?', 'including', 'year in industry', 'half[- ]?way', 'military service'],
  ...['exchange (?:term|student|year)', 'semester abroad', 'year abroad', 'erasmus abroad'],
  ...['erasmus (?:semester|year|exchange)', 'transcripts?'],
  ...['\\p{L}*(?:masterarbeit|bachelorarbeit|diplomarbeit|abschlussarbeit|doktorarbeit)'],
  ...['mémoire', 'thèse', 'tesis', 'tesina', 'tese', 'tcc', 'tfg', 'tfm', 'monografia', 'relatore'],
  ...['praca (?:dyplomowa|magisterska|licencjacka|inżynierska)', 'promotor'],
  ...[
    '(?:master|bachelor|speciale|hoved|diplom)\\p{L}*(?:oppgave|opgave|uppsats|arbete|scriptie|thesis)',
  ],
  ...['scriptie', 'thesis', 'eindwerk', 'examensarbete', 'uppsats', 'diplomová práce'],
  ...['bakalářská práce', 'opinnäytetyö', 'gradu', 'szakdolgozat', 'diplomamunka', 'lucrare'],
];

/** How much it was. */
export const credits = [
  '\\d[- ]year degree',
  '(?<!\\d)\\d+ (?:ore|hours|heures|horas|stunden|timer|timmar|uur|tuntia|ects|cfu|lp|hp|yhp|sp|op|ov|studiepoeng|studiepoint|studiepunten|högskolepoäng|leistungspunkte|credits?|créditos|crediti|crédits|credit hours)',
  ...['ects', 'credits', 'credit hours'],
];

const ordinal = '\\d{1,2}(?:\\.|º|ª|°|th|nd|rd|st|e|er|ème)?';

/** Finished, under way or given up; and how it was taken. */
export const states = [
  ...[
    'evening department',
    'correspondence department',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['titulad[oa]', 'egresad[oa]', 'graduad[oa]', 'graduated', '(?:successfully )?completed'],
  ...['conferred', 'awarded', 'obtained', 'achieved', 'attained', 'passed', 'pass'],
  ...['conclu[ií]d[oa]', 'complet[oa]', 'terminad[oa]', 'finalizad[oa]', 'formad[oa]', 'en cours'],
  ...['en curso', 'cursando', 'em curso', 'em andamento', 'trancad[oa]', 'inconclu[ií]d[oa]'],
  ...['interrompid[oa]', 'incomplet[oae]', 'interrompue?', 'obtenue?', 'validée?', 'inachevée?'],
  ...[
    'ongoing',
    'current(?:ly enrolled)?',
    'expected.*',
    'in progress',
    'pursuing',
    'to be completed',
  ],
  ...[
    'not completed',
    'unfinished',
    'withdrew',
    'left early',
    'deferred',
    'transferred',
    'appearing',
  ],
  ...['(?:erfolgreich |ohne abschluss )?abgeschlossen', 'ohne abschluss', 'abgebrochen', 'laufend'],
  ...[
    'nicht abgeschlossen',
    'niet (?:voltooid|afgerond|afgemaakt)',
    'voltooid',
    'afgerond',
    'behaald',
  ],
  ...[
    'lopend',
    'diploma behaald',
    'pågående',
    'pågår',
    'avbrutt',
    'avbruten',
    'fullført',
    'bestått',
  ],
  ...[
    'afsluttet',
    'igangværende',
    'afbrudt',
    'ej avslutad',
    'in corso',
    'conseguit[oa]',
    'ukończone',
  ],
  ...['w trakcie', 'nieukończone', 'dokončeno', 'nedokončeno', 'ukončeno', 'kesken', 'valmistunut'],
  ...['folyamatban', 'devam ediyor', 'mezun', 'terk'],
  ...[
    '(?:full|part)[- ]time',
    'distance(?: (?:learning|education))?',
    'online',
    'evening',
    'external',
  ],
  ...['correspondence', 'regular', 'private', 'vollzeit', 'teilzeit', 'berufsbegleitend', 'dual'],
  ...['fernstudium', 'deeltijd', 'voltijd', 'avondonderwijs', 'zaoczne', 'dzienne', 'stacjonarne'],
  ...['niestacjonarne', 'heltid', 'deltid', 'distans'],
  ...[
    'merit(?: \\d)?',
    'credit',
    'first class',
    'first',
    'second',
    'third',
    'excellent',
    'very good',
  ],
  ...[
    'salutatorian',
    'phi beta kappa',
    'year (?:obtained|passed)',
    'passing year',
    'academic year',
  ],
  ...['anno', 'anno scolastico', 'name of organisation.*', 'education', 'ja', 'yes', 'oui'],
  `${ordinal} (?:semester|semestre|year|período|periodo|fachsemester|année|anno|año|term)`,
];

/** What follows goes on with it. */
export const openings = [
  ...[
    'with (?:\\p{L}+ )?(?:distinction|honou?rs|merit)',
    "dean[’']s list",
    'mit (?:\\p{L}+ )?(?:erfolg|auszeichnung)',
  ],
  ...['relevant', 'final', 'majors? subjects', 'title of', 'registered', 'affiliated', 'specialty'],
  ...[
    'key',
    'erasmus',
    'exchange',
    'thesis',
    'dissertation',
    'coursework',
    'modules?',
    'grades',
    'grade(?! (?:\\d|x|i|ten|el|tw))',
  ],
  ...[
    'c?gpa',
    'subjects?',
    'supervisor',
    'advisor',
    'praca',
    'mémoire',
    'tesis',
    'tese',
    'schwerpunkte?:',
  ],
  ...['conferred', 'awarded', 'completed', 'predicted', 'expected', 'results?:', 'activities'],
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:subjects?|passes|credits|at|gcses|o[- ]levels|a[- ]levels|standard grades|highers|[A-E]\\d?s?\\b)',
];
