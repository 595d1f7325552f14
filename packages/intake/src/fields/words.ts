const titleWords =
  /\b(?:engineer|developer|manager|director|analyst|designer|consultant|assistant|intern|officer|lead|head|chief|specialist|coordinator|administrator|architect|scientist|teacher|lecturer|professor|nurse|technician|supervisor|executive|associate|accountant|advisor|adviser|president|founder|co-founder|owner|editor|writer|researcher|programmer|representative|clerk|agent|chef|cook|driver|mechanic|electrician|therapist|physician|doctor|pharmacist|attorney|lawyer|paralegal|recruiter|trainer|instructor|tutor|fellow|trainee|apprentice|cashier|barista|waiter|waitress|server|host|receptionist|secretary|planner|strategist|producer|photographer|translator|curator|librarian|buyer|operator|inspector|auditor|controller|partner|principal|marketer|animator|artist|ceo|cto|cfo|coo|vp|sre|journalist|copywriter|scrum master|ranger|surveyor|midwife|social worker|volunteer|captain|foreman|welder|carpenter|plumber|baker|postdoc|demonstrator|chemist|biochemist|biologist|microbiologist|physicist|geologist|geophysicist|economist|statistician|mathematician|psychologist|sociologist|actuary|dentist|hygienist|veterinarian|paramedic|firefighter|detective|pilot|steward|stewardess|tailor|butcher|gardener|farmer|florist|hairdresser|barber|beautician|optician|optometrist|radiographer|dietitian|nutritionist|physiotherapist|psychotherapist|carer|caregiver|caretaker|nanny|teller|broker|trader|banker|underwriter|bookkeeper|treasurer|negotiator|salesperson|salesman|saleswoman|merchandiser|stylist|illustrator|musician|choreographer|composer|presenter|broadcaster|reporter|correspondent|columnist|publicist|interpreter|linguist|archivist|historian|archaeologist|headteacher|registrar|janitor|cleaner|housekeeper|concierge|bartender|sommelier|courier|dispatcher|machinist|bricklayer|roofer|plasterer|joiner|draughtsman|draftsman|estimator|scheduler|tester|evangelist|ambassador|caseworker|counsellor|counselor|mediator|notary|solicitor|barrister|paraprofessional|superintendent|bioinformatician|toxicologist|pathologist|radiologist|cardiologist|surgeon|anaesthetist|meteorologist|ecologist|agronomist|metallurgist|toolmaker|leiter|leiterin|entwickler|entwicklerin|ingenieur|ingenieurin|berater|beraterin|sachbearbeiter|sachbearbeiterin|werkstudent|werkstudentin|praktikant|praktikantin|assistent|assistentin|kauffrau|kaufmann|referent|referentin|geschäftsführer|projektleiter|projektleiterin|mitarbeiter|mitarbeiterin|krankenpfleger|lehrer|lehrerin|ingénieur|ingénieure|développeur|développeuse|chef|cheffe|responsable|chargé|chargée|directeur|directrice|stagiaire|consultante?|gérante?|technicien|technicienne|infirmi[eè]re?|analyste|ingeniero|ingeniera|desarrollador|desarrolladora|gerente|jefe|jefa|analista|diseñador|diseñadora|asesor|asesora|enfermer[oa]|profesora?|técnic[oa]|becari[oa]|coordenadora?|engenheir[oa]|desenvolvedora?|estagiári[oa]|diretora?|consultora?|professora?|enfermeir[oa]|designer)\b|इंजीनियर|प्रबंधक|विश्लेषक|डेवलपर|शिक्षक/iu;
const companyWords =
  /\b(?:inc|incorporated|ltd|limited|llc|llp|plc|corp|corporation|company|gmbh|ag|kg|se|s\.?a\.?|sarl|sas|b\.?v\.?|n\.?v\.?|pty|pvt|co|group|gruppe|groupe|grupo|holdings?|labs?|laborator(?:y|ies)|studios?|bank|banco|banque|hospital|hôpital|clinic|klinik|university|universität|université|universidade?|college|school|schule|institut[eo]?|agency|foundation|stiftung|ministry|council|trust|software|systems?|technologies|solutions|services|logistics|retail|media|partners|ventures|energy|foods?|airlines|motors|pharma\w*|insurance|capital|consulting|werke?|verlag|stores?|restaurant|hotel|café|bakery|library|museum|society|association|network|health|works|brothers|bros|& sons|industries|robotics|analytics|interactive|dynamics|networks|academy|nhs|department)\b|प्राइवेट|लिमिटेड|विश्वविद्यालय/iu;

export const namesRole = (text: string): boolean => titleWords.test(text);

export const namesCompany = (text: string): boolean => companyWords.test(text);

export const companySuffix =
  /^(?:inc|ltd|llc|llp|plc|corp|co|gmbh|ag|kg|s\.?a\.?|sarl|sas|b\.?v\.?|n\.?v\.?|pty|limited|l\.?p)\.?$/i;

const schoolWords =
  /\b(?:universit\w*|université|universität|universidade?|univ|college|school|institut\w*|academy|academia|akademie|polytechni\w*|école|ecole|hochschule|fachhochschule|gymnasium|lycée|lycee|escuela|instituto|colegio|colégio|faculdade|faculté|faculty|conservator\w*|conservatoire|seminary|bootcamp|general assembly|berufsschule|politecnico|politécnica|MIT|ETH|EPFL|IIT|UCLA|TU|RWTH|KTH|LMU|IIM|NIT|BITS|Caltech|Sorbonne|Open University|realschule|gesamtschule|grammar)\b|Universität|École|विश्वविद्यालय|महाविद्यालय|विद्यालय|संस्थान/iu;

export const namesSchool = (text: string): boolean => schoolWords.test(text);

const degreeWords =
  /(?:^|[^\p{L}])(?:bachelor(?:'s|’s|s)?|master(?:'s|’s|s)?|doctor(?:ate)?|ph\.?\s?d\.?|d\.?phil\.?|b\.?\s?sc\.?|m\.?\s?sc\.?|b\.?\s?a\.?|m\.?\s?a\.?|b\.?\s?s\.?|m\.?\s?s\.?|b\.?\s?eng\.?|m\.?\s?eng\.?|b\.?\s?tech\.?|m\.?\s?tech\.?|b\.?\s?e\.?|b\.?com\.?|m\.?com\.?|m\.?b\.?a\.?|b\.?b\.?a\.?|m\.?phil\.?|ll\.?b\.?|ll\.?m\.?|j\.?d\.?|m\.?d\.?|m\.?ed\.?|b\.?ed\.?|m\.?p\.?h\.?|m\.?f\.?a\.?|b\.?f\.?a\.?|bsn|msn|mres|hnd|hnc|btec|a[- ]levels?|gcses?|ged|diploma|diplom\w*|associate(?:'s|’s)?|certificate|foundation degree|minor|abitur|matura|staatsexamen|magister|magíster|maîtrise|licence|licenciatura|licenciad[oa]|grado|máster|mestrado|bacharelado|bacharel|doctorat|doctorado|doutorado|baccalauréat|bac|bts|dut|ingénieur|ausbildung|lehre|técnico|high school|secondary|laurea)(?=$|[^\p{L}])|स्नातक|स्नातकोत्तर|बी\.?टेक/iu;

export const namesDegree = (text: string): boolean => degreeWords.test(text);

const places =
  /^(?:remote|hybrid|on-?site|worldwide|homeoffice|london|berlin|paris|new york(?: city)?|nyc|san francisco|los angeles|chicago|boston|seattle|austin|toronto|vancouver|montréal|montreal|sydney|melbourne|dublin|amsterdam|rotterdam|utrecht|munich|münchen|hamburg|köln|cologne|frankfurt(?: am main)?|stuttgart|düsseldorf|leipzig|dresden|wien|vienna|zürich|zurich|geneva|genève|basel|bern|lyon|marseille|toulouse|bordeaux|nantes|lille|madrid|barcelona|valencia|sevilla|bilbao|lisboa|lisbon|porto|são paulo|rio de janeiro|curitiba|belo horizonte|mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|pune|kolkata|singapore|hong kong|tokyo|copenhagen|stockholm|oslo|helsinki|warsaw|prague|budapest|rome|milan|milano|bristol|manchester|leeds|edinburgh|glasgow|cardiff|birmingham|oxford|cambridge|brighton|denver|portland|atlanta|miami|dallas|houston|philadelphia|washington|mexico city|ciudad de méxico|bogotá|lima|santiago|buenos aires|cape town|nairobi|lagos|दिल्ली|मुंबई)$/iu;
const countries =
  /^(?:united kingdom|uk|u\.k\.|england|scotland|wales|northern ireland|ireland|united states(?: of america)?|usa|u\.s\.a?\.?|us|canada|germany|deutschland|france|spain|españa|portugal|brazil|brasil|india|italy|italia|netherlands|the netherlands|nederland|belgium|switzerland|schweiz|suisse|austria|österreich|sweden|norway|denmark|finland|poland|czech republic|hungary|australia|new zealand|japan|china|south africa|kenya|nigeria|mexico|méxico|argentina|colombia|chile|peru|singapore|israel|uae|greece|turkey|भारत)$/iu;
const region = /^(?:[A-Z]{2}(?:\s+\d{4,6})?|[A-Z][a-z]\.)$/;

/** 'Bristol, United Kingdom', 'Austin, TX', 'Remote': what can hardly be anything else. */
export function namesPlace(text: string): boolean {
  const plain = text.replace(/\s*\((?:remote|hybrid|on-?site)\)$/i, '').trim();
  if (places.test(plain) || countries.test(plain)) return true;
  const parts = plain.split(/,\s*/);
  const last = parts.at(-1) ?? '';
  const [first = ''] = parts;
  if (parts.length < 2 || parts.length > 4 || plain.length > 70) return false;
  if (companyWords.test(first) || schoolWords.test(first)) return false;
  return countries.test(last) || region.test(last) || (places.test(first) && !namesRole(last));
}

/** 'City, Region' in form alone: capitalised words, no digits but a postal code's. */
export const looksLikePlace = (text: string): boolean =>
  /^(?:\d{4,6}\s+)?\p{Lu}[\p{L}.'’ -]{1,30},\s*\p{Lu}[\p{L}.'’ -]{1,30}(?:,\s*\p{Lu}[\p{L}.'’ -]{1,30})?(?:\s+[\dA-Z -]{3,9})?$/u.test(
    text,
  );
