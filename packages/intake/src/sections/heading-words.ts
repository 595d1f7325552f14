export type SectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certifications'
  | 'languages'
  | 'interests'
  | 'custom';

/** The words that people set above a section, in the languages that our readers write most. */
const words: Record<Exclude<SectionKind, 'custom'>, string[]> = {
  contact: [
    ...['contact', 'contact details', 'contact information', 'contact info', 'personal details'],
    ...[
      'personal information',
      'personal info',
      'personal data',
      'details',
      'get in touch',
      'reach me',
    ],
    ...['kontakt', 'kontaktdaten', 'persönliche daten', 'persönliche angaben', 'coordonnées'],
    ...['informations personnelles', 'contacto', 'datos personales', 'información personal'],
    ...[
      'contato',
      'contacto',
      'dados pessoais',
      'informações pessoais',
      'संपर्क',
      'contatti',
      'contactgegevens',
    ],
  ],
  summary: [
    ...['summary', 'professional summary', 'executive summary', 'career summary', 'profile'],
    ...['professional profile', 'about', 'about me', 'objective', 'career objective', 'overview'],
    ...[
      'personal statement',
      'personal profile',
      'summary of qualifications',
      'bio',
      'introduction',
    ],
    ...['profil', 'kurzprofil', 'über mich', 'zusammenfassung', 'profil professionnel', 'à propos'],
    ...[
      'à propos de moi',
      'résumé',
      'objectif',
      'perfil',
      'perfil profesional',
      'resumen',
      'sobre mí',
    ],
    ...['resumen profesional', 'perfil profissional', 'resumo', 'resumo profissional', 'sobre mim'],
    ...['objetivo', 'सारांश', 'परिचय', 'profilo', 'profiel', 'who i am', 'career profile'],
  ],
  work: [
    ...['experience', 'work experience', 'professional experience', 'employment', 'work history'],
    ...['employment history', 'career history', 'relevant experience', 'professional background'],
    ...['jobs', 'career to date', 'jobs held', 'positions', 'internships and part-time work'],
    ...['employment experience', 'work', 'career', 'positions held', 'industry experience'],
    ...['research experience', 'teaching experience', 'internships', 'internship experience'],
    ...[
      'berufserfahrung',
      'beruflicher werdegang',
      'berufspraxis',
      'arbeitserfahrung',
      'werdegang',
    ],
    ...['praktische erfahrung', 'expérience', 'expériences', 'expérience professionnelle'],
    ...[
      'expériences professionnelles',
      'parcours professionnel',
      'experiencia',
      'experiencia laboral',
    ],
    ...['experiencia profesional', 'historial laboral', 'experiência', 'experiência profissional'],
    ...[
      'experiências profissionais',
      'कार्य अनुभव',
      'अनुभव',
      'पेशेवर अनुभव',
      'esperienza',
      'werkervaring',
    ],
    ...[
      'esperienze professionali',
      'esperienza lavorativa',
      'where i have worked',
      'additional experience',
      ...['erhvervserfaring', 'arbejdserfaring', 'arbeidserfaring', 'arbetslivserfarenhet'],
      ...['yrkeserfarenhet', 'työkokemus', 'doświadczenie zawodowe', 'doświadczenie'],
      ...['pracovní zkušenosti', 'praxe', 'iş deneyimi', 'experiență profesională'],
      ...['εργασιακή εμπειρία', 'опыт работы', 'досвід роботи', '職務経歴', '工作经历'],
      ...[
        'munkahelyek',
        'munkatapasztalat',
        'szakmai tapasztalat',
        'szakmai önéletrajz',
        'radno iskustvo',
      ],
      ...[
        'delovne izkušnje',
        'pracovné skúsenosti',
        'pracovní praxe',
        'darbo patirtis',
        'darba pieredze',
      ],
      ...[
        'töökogemus',
        'arbejdsliv',
        'erhverv',
        'arbeidsliv',
        'anställningar',
        'jobb',
        'kinh nghiệm làm việc',
      ],
      ...[
        'pengalaman kerja',
        'pengalaman',
        'професионален опит',
        'трудовой опыт',
        'радно искуство',
      ],
      ...[
        'esperienze',
        'esperienze lavorative',
        'carriera',
        'loopbaan',
        'experiență',
        'przebieg pracy',
      ],
      ...['professional history', 'appointments', 'selected experience', 'driving experience'],
    ],
  ],
  education: [
    ...['education', 'academic background', 'educational background', 'education and training'],
    ...['academic history', 'qualifications', 'academic qualifications', 'education & training'],
    ...[
      'study',
      'studies',
      'degrees',
      'ausbildung',
      'bildung',
      'bildungsweg',
      'studium',
      'schulbildung',
    ],
    ...['ausbildung und studium', 'akademischer werdegang', 'formation', 'formations', 'études'],
    ...['éducation', 'diplômes', 'formation académique', 'educación', 'formación', 'estudios'],
    ...['formación académica', 'educação', 'formação', 'formação acadêmica', 'formação académica'],
    ...[
      'शिक्षा',
      'शैक्षणिक योग्यता',
      'istruzione',
      'istruzione e formazione',
      'opleiding',
      'opleidingen',
      ...['uddannelse', 'utdanning', 'utbildning', 'koulutus', 'wykształcenie', 'vzdělání'],
      ...[
        'tanulmányok',
        'végzettség',
        'iskolák',
        'képzettség',
        'obrazovanje',
        'školovanje',
        'izobrazba',
      ],
      ...[
        'vzdelanie',
        'išsilavinimas',
        'izglītība',
        'haridus',
        'học vấn',
        'pendidikan',
        'образование',
      ],
      ...[
        'skole',
        'skolegang',
        'istruzione e titoli',
        'titoli di studio',
        'studii',
        'opintoja',
        'skola',
      ],
      ...['eğitim', 'educație', 'εκπαίδευση', 'образование', 'освіта', '学歴', '教育经历'],
    ],
  ],
  skills: [
    ...[
      'skills',
      'technical skills',
      'key skills',
      'core skills',
      'core competencies',
      'expertise',
    ],
    ...['abilities', 'competences', 'key competences', 'core competences', 'personal skills'],
    ...['skills and competences', 'capabilities', 'key abilities', 'key competencies'],
    ...['competencies', 'skills & tools', 'skills and tools', 'technologies', 'areas of expertise'],
    ...['top skills', 'professional skills', 'skills summary', 'strengths', 'tools', 'tech stack'],
    ...['technical expertise', 'technical proficiencies', 'skills and abilities', 'proficiencies'],
    ...[
      'hard skills',
      'soft skills',
      'additional skills',
      'skills & expertise',
      'programming skills',
    ],
    ...[
      'technical summary',
      'key competencies',
      'skills and technologies',
      'digital skills',
      'computer skills',
    ],
    ...[
      'kenntnisse',
      'fähigkeiten',
      'kompetenzen',
      'fachkenntnisse',
      'it-kenntnisse',
      'edv-kenntnisse',
    ],
    ...['kenntnisse und fähigkeiten', 'compétences', 'compétences techniques', 'compétences clés'],
    ...['habilidades', 'competencias', 'aptitudes', 'conocimientos', 'habilidades técnicas'],
    ...[
      'competências',
      'competências técnicas',
      'कौशल',
      'competenze',
      'vaardigheden',
      'what i am good at',
      ...['kompetencer', 'kompetanse', 'kompetenser', 'taidot', 'umiejętności', 'dovednosti'],
      ...[
        'készségek',
        'ismeretek',
        'vještine',
        'veštine',
        'spretnosti',
        'znanja',
        'zručnosti',
        'įgūdžiai',
      ],
      ...[
        'prasmes',
        'oskused',
        'kỹ năng',
        'keahlian',
        'kemahiran',
        'kunnskaper',
        'færdigheter',
        'osaaminen',
      ],
      ...[
        'competenze tecniche',
        'capacità',
        'abilità',
        'yetenekler',
        'умения',
        'вештине',
        'kundskaber',
      ],
      ...['beceriler', 'competențe', 'δεξιότητες', 'навыки', 'навички', 'スキル', '技能'],
      ...['areas of practice', 'practice areas', 'specialties', 'specialities', 'toolbox'],
    ],
  ],
  projects: [
    ...['projects', 'personal projects', 'selected projects', 'side projects', 'key projects'],
    ...[
      'academic projects',
      'project experience',
      'open source',
      'open source projects',
      'portfolio',
    ],
    ...[
      'projekte',
      'projets',
      'projets personnels',
      'proyectos',
      'projetos',
      'परियोजनाएं',
      'परियोजनाएँ',
    ],
    ...['progetti', 'projecten', 'notable projects'],
  ],
  certifications: [
    ...[
      'certifications',
      'certificates',
      'licenses & certifications',
      'licenses and certifications',
    ],
    ...[
      'certification',
      'licences',
      'licenses',
      'certifications & licenses',
      'courses',
      'training',
    ],
    ...['certifications and licenses', 'professional certifications', 'courses & certifications'],
    ...['courses and certifications', 'certifications and training', 'training and certifications'],
    ...['zertifikate', 'zertifizierungen', 'weiterbildung', 'weiterbildungen', 'certificats'],
    ...['certificaciones', 'certificados', 'cursos', 'certificações', 'प्रमाणपत्र', 'प्रमाण पत्र'],
    ...['certificazioni', 'certificaten', 'credentials'],
  ],
  languages: [
    ...[
      'languages',
      'language skills',
      'language',
      'languages spoken',
      'sprachen',
      'sprachkenntnisse',
    ],
    ...['langues', 'idiomas', 'línguas', 'भाषाएँ', 'भाषाएं', 'भाषा', 'lingue', 'talen'],
    ...['sprog', 'språk', 'kielitaito', 'języki', 'języki obce', 'jazyky', 'jazykové znalosti'],
    ...[
      'nyelvek',
      'nyelvtudás',
      'nyelvismeret',
      'jezici',
      'strani jezici',
      'jeziki',
      'kalbos',
      'valodas',
    ],
    ...['keeled', 'ngoại ngữ', 'bahasa', 'kielet', 'fremmedsprog', 'sprogkundskaber', 'limbi'],
    ...['diller', 'yabancı diller', 'limbi străine', 'γλώσσες', 'языки', 'мови', '語学', '语言'],
  ],
  interests: [
    ...[
      'interests',
      'hobbies',
      'hobbies and interests',
      'hobbies & interests',
      'interests and hobbies',
    ],
    ...['personal interests', 'interests & hobbies', 'activities and interests', 'activities'],
    ...['interessen', 'hobbys', 'hobbys und interessen', 'centres d’intérêt', "centres d'intérêt"],
    ...[
      'loisirs',
      'intereses',
      'aficiones',
      'interesses',
      'रुचियां',
      'रुचियाँ',
      'interessi',
      'beyond work',
    ],
  ],
};

/** Headings of sections that our content keeps under their own titles. */
const customWords = [
  ...['publications', 'awards', 'honors', 'honours', 'awards and honors', 'honors and awards'],
  ...['honors & awards', 'awards & honors', 'volunteering', 'volunteer experience', 'references'],
  ...['achievements', 'accomplishments', 'volunteer work', 'patents', 'talks', 'presentations'],
  ...[
    'conferences',
    'memberships',
    'affiliations',
    'professional affiliations',
    'grants',
    'service',
  ],
  ...[
    'leadership',
    'leadership experience',
    'extracurricular activities',
    'additional information',
  ],
  ...[
    'military service',
    'community involvement',
    'selected publications',
    'honors-awards',
    'teaching',
  ],
  ...[
    'auszeichnungen',
    'ehrenamt',
    'veröffentlichungen',
    'publikationen',
    'referenzen',
    'engagement',
  ],
  ...['bénévolat', 'distinctions', 'références', 'voluntariado', 'premios', 'publicaciones'],
  ...['referencias', 'prêmios', 'publicações', 'पुरस्कार', 'awards & achievements', 'volunteer'],
  ...['scholarships', 'invited talks', 'exhibitions', 'press', 'media', 'board memberships'],
];

/** Letters alone, without accents, so that 'E D U C A T I O N' and 'Éducation:' are found too. */
export const headingKey = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{Mc}]/gu, '')
    .replace(/[\u0300-\u036f]/g, '');

const kinds = new Map<string, SectionKind>([
  ...customWords.map((word): [string, SectionKind] => [headingKey(word), 'custom']),
  ...Object.entries(words).flatMap(([kind, list]) =>
    list.map((word): [string, SectionKind] => [headingKey(word), kind as SectionKind]),
  ),
]);

/** Words that say no more than a section's own name does. */
const plainWords =
  /^(?:my|key|core|main|relevant|recent|selected|general|professional|formal|career)\s+/i;
const plainBehind = /(?<!\s)\s+(?:summary|overview|snapshot|details|record|section)$/i;

/** Which section these words announce, or undefined where they are no known heading. */
export function headingKind(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined;
  return kinds.get(headingKey(text)) ?? joinedKind(text) ?? qualifiedKind(text);
}

/** 'Profile Summary', 'My Experience', 'Relevant Work Experience'. */
function qualifiedKind(text: string): SectionKind | undefined {
  const before = text.replace(plainWords, '');
  const behind = text.replace(plainBehind, '');
  const core = [before, behind].find((one) => one !== text);
  const kind = core === undefined ? undefined : kinds.get(headingKey(core));
  return kind === 'custom' ? undefined : kind;
}

/** 'Skills & Languages', 'Education and Certifications': the first of two known headings counts. */
function joinedKind(text: string): SectionKind | undefined {
  const parts = text.split(/(?<!\s)\s+(?:&|and|und|et|y|e|\/|\+)\s+|,\s+/i);
  if (parts.length < 2) return undefined;
  const found = parts.map((part) => kinds.get(headingKey(part)));
  if (!found.every((kind) => kind !== undefined)) return undefined;
  return found.find((kind) => kind !== 'custom') ?? 'custom';
}
