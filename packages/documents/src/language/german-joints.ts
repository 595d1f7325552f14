/**
 * Words that occur in compounds of German resumes, in the form they have there. Not a dictionary: a
 * joint that it misses is treated like any other syllable boundary.
 */
const elements = new Set(
  `abteilung akten amt analyse anlage anlagen arbeit assistent assistentin aufgaben auftrag ausbildung
automobil autobahn bahn bank bau beamten beauftragte beauftragter berater beraterin beratung bereich
bericht betreuung betrieb bildung buchhaltung bund bundes büro controlling dampf daten datenbank dienst
dienstleistung dokumentation einkauf elektrizitäten elektro elektronik elektroniker energie entwickler
entwicklerin entwicklung erfahrung etikettierung fach fahrt fahrzeug fertigung finanz finanzierung fleisch
forschung fortbildung führer führung geschwindigkeit genehmigung gemeinde gerät gesellschaft gesetz
gesundheit grund gruppe haft haftpflicht handel haupt haus herstellung informatik informatiker
informatikerin information infrastruktur ingenieur ingenieurin instandhaltung kauffrau kaufmann kenntnisse
klinik kommunikation konstrukteur konstruktion kontrolle konzept kraft kranken krankenhaus kunden labor
lager land landes leben lebensmittel lehrer lehrerin leiter leiterin leitung logistik management manager
managerin marketing maschinen maßnahmen material mechaniker medien medizin mitarbeiter modernisierung
montage netz netzwerk ordnung organisation personal pflege pfleger pflegerin pflicht plan planung praktikum
produkt produktion programm programmierung projekt prozess prüfer prüfung qualität rechnung recht reinigung
sachbearbeiter sachbearbeiterin schiff schifffahrt schul schule schulung schutz sicherheit sicherung
software sozial stadt stelle steuer steuerung strategie straßen struktur stück system systeme technik
techniker technikerin technologie transport übertragung überwachung umwelt universität unter unternehmen
unterricht verantwortung verfahren verkauf verkäufer verkäuferin verkehr vermittlung verordnung versicherung
versorgung vertrag vertrieb verwaltung vorbereitung wagen wartung wasser werk werkstatt werkzeug wesen
wirtschaft wissenschaft wohnung zeit zeug zertifizierung zuständigkeit`.split(/\s+/),
);
const lengths = [...new Set([...elements].map(({ length }) => length))].toSorted((a, b) => b - a);

/** Linking letters between the parts of a compound (Fugenelemente). */
const links = ['', 's', 'es', 'n', 'en', 'er', 'e'];
/** After these endings an 's' always links to another word: 'Prüfungs-', 'Qualitäts-'. */
const joiningEnd = /\p{L}{2}(?:ungs|heits|keits|schafts|[ts]ions|täts)$/u;
/** The last part may have an inflection. */
const endings = /(?:s|n|en|in|innen)$/;
/**
 * After these prefixes there is no joint, because the last part is one word with them:
 * 'Einführung', 'Verordnung'.
 */
const prefix =
  /(?:ab|an|auf|aus|be|bei|durch|ein|ent|er|fort|ge|her|hin|mit|nach|rück|um|ver|vor|zer|zu)$/;
/** A shorter word may match the end of another by chance. */
const leastHead = 7;
const leastFirst = 4;
/** Longer words occur only in hostile texts. */
const longestCompound = 100;

/**
 * Returns which of the `points` at which a German word may be divided are joints of its parts:
 * 'Verwaltungs|modernisierung', not 'Verwal|tungs'. A word that is wider than its line is
 * preferably divided there, because that reads better.
 */
export const germanJoints = (word: string, points: readonly number[]): number[] => {
  if (word.length > longestCompound) return [];
  const lower = word.toLowerCase();
  return points.filter((at) => isJoint(lower, at) && !isWithinElement(lower, at));
};

function isJoint(word: string, at: number): boolean {
  const [before, behind] = [word.slice(0, at), word.slice(at)];
  if (joiningEnd.test(before)) return true;
  if (endsAsPart(before) && beginsAsPart(behind)) return true;
  return at >= leastFirst && !prefix.test(before) && isHead(behind);
}

/**
 * Whether the point is within a listed compound, which stays whole: 'Haftpflicht', 'Krankenhaus'.
 */
const isWithinElement = (word: string, at: number): boolean =>
  lengths.some((length) => {
    for (let from = Math.max(0, at - length + 1); from < at; from++)
      if (elements.has(word.slice(from, from + length))) return true;
    return false;
  });

const beginsAsPart = (text: string): boolean =>
  lengths.some((length) => elements.has(text.slice(0, length)));

const endsAsPart = (text: string): boolean =>
  links.some((link) => {
    const part = text.endsWith(link) ? text.slice(0, text.length - link.length) : '';
    return lengths.some((length) => length <= part.length && elements.has(part.slice(-length)));
  });

const isHead = (text: string): boolean =>
  text.length >= leastHead && (elements.has(text) || elements.has(text.replace(endings, '')));
