const places =
  "(?:(?:home|current|present|permanent|postal|mailing|residential|private|street|full|physical|correspondence|communication|contact) )?add(?:ress|r)?\\.?(?: line \\d)?|(?:current |present |home )?location|city ?[/&,] ?(?:state|country)|(?:place of )?residence|residing (?:in|at)|resident of|based in|base|lives? (?:in|at)|where|residential area|area of residence|living in|located in|hometown|home town|home|adresse|adress|adr\\.?|anschrift|wohnort|wohnhaft(?: in)?|wohnsitz|domicile|résidence|lieu de résidence|(?:j[’']?)?habite à|dirección|domicilio|residencia|lugar de residencia|localidad|población|ubicación|morada|endereço|localização|residente em|indirizzo|residenza|residente a|adres|woonplaats|miejsce zamieszkania|miejscowość|bostadsort|bopæl|bosted|osoite|kotipaikka|asuinpaikka|bydliště|lakcím|adresa|cím|ikametgah|διεύθυνση|адрес|город|адреса|місто|bostad|bostadsadress|bosted|hjem|hjemmeadresse|privatadresse|postadresse|kotiosoite|elukoht|aadress|dzīvesvieta|adrese|gyvenamoji vieta|adresas|adres zamieszkania|adresa bydliště|trvalé bydliště|bydlisko|lakóhely|domiciliu|prebivalište|prebivališče|banesa|ikamet|ikamet adresi|yaşadığı şehir|κατοικία|место жительства|проживание|місце проживання|местоживеене|alamat(?: rumah| domisili)?|domisili|tempat tinggal|địa chỉ|nơi ở|tirahan|anwani|ที่อยู่|العنوان|السكن|כתובת|주소|पता|住所|現住所|地址|a";
/** What forms ask for one by one. */
const placeParts =
  'street(?: name| and number)?|road|city|town|suburb|(?:post|postal|zip|pin) ?code|zip|country(?: of residence)?|state|province|county|district|region|plz|ort|straße|strasse|land|rue|code postal|ville|pays|calle|código postal|ciudad|municipio|provincia|país|rua|bairro|cidade|estado|cep|via|cap|città|comune|straat|postcode|plaats|ulica|kod pocztowy|miasto|gata|postnummer|postort';
const reaches =
  'call(?: me)?|write(?: to me)?|mail id|e-?mails?(?: (?:address|id))?|phone(?: (?:number|no\\.?))?|tel(?:ephone|efon|\\.)?|mobile?(?: (?:number|no\\.?))?|cell(?: ?phone)?|handy|contact(?: (?:number|no\\.?))?|web(?: ?site)?|site|homepage|linkedin|github|portfolio|url|whatsapp|skype|fax|ph|mob|teléfono|móvil|celular|telefone|telemóvel|telefono|cellulare|correo(?: electrónico)?|téléphone|portable|courriel|mail|mél|telefoon|telefoonnummer|puhelin|sähköposti|telefón|сайт|тел\\.?|телефон|почта|tfn|tlf|telefonas|telefonszám|no\\.? ?hp(?:\\/wa)?|hp|số điện thoại|epasts|e-?post|e-?posta|surel|電話|メール|이메일|전화|ईमेल|फ़ोन|name|full name|nom|nombre|nome|pais';
/** 'T: 01845 550 114', but not 'P.O. Box'. */
const letters = '[tmewphc](?=:|\\.?\\s*[+(\\d])';
const facts =
  "date of birth|d\\.?o\\.?b\\.?|birth ?(?:date|day|place)|place of birth|nationality|citizenship|gender|sex|marital status|civil status|religion|age|born(?: (?:in|on))?|geb(?:oren|\\.)?(?: (?:am|in))?|geburts\\p{L}*|staatsangehörigkeit|familienstand|date de naissance|lieu de naissance|nationalité|situation familiale|permis|fecha de nacimiento|lugar de nacimiento|nacionalidad|estado civil|data de nascimento|naturalidade|nacionalidade|data di nascita|luogo di nascita|nazionalità|stato civile|patente|geboortedatum|geboorteplaats|nationaliteit|(?:driving |driver[’']?s )?licen[cs]e|visa(?: status)?|work permit|right to work|passport(?: no\\.?)?|languages?(?: known| spoken)?|availability|available(?: from)?|notice(?: period)?|state of origin|l\\.?g\\.?a|tribe|salary|id(?: no\\.?| number)?|blood group|height|weight|father[’']?s name|mother[’']?s name|pronouns?";

const labelled = (words: string) =>
  new RegExp(`^(?:${words})\\s*(?:\\([^)]*\\)\\s*)?(?:[.:]\\s*|\\s[–—=-]\\s)`, 'iu');
const alone = (words: string) => new RegExp(`^(?:${words})\\s*[.:]?$`, 'iu');

/** What a label in front of a text says that the text is. */
export type Says = 'place' | 'part' | 'reach' | 'fact';

const kinds: readonly [Says, RegExp, RegExp][] = [
  ['fact', labelled(facts), alone(facts)],
  ['place', labelled(places), alone(places)],
  ['part', labelled(placeParts), alone(placeParts)],
  ['reach', labelled(`${reaches}|${letters}`), alone(`${reaches}|[tmewphc]`)],
];
/** Words that need no colon: 'Based in Thirsk'. */
const phrase =
  /^(?:(?:currently )?(?:based|living|located|residing)(?: in| at| near)|lives in|resident of|wohnhaft in|domicilié[e]? à|(?:j['’])?habite à|residente (?:em|a|en)|con domicilio en|bosatt i|bor i|woonachtig (?:in|te)|zamieszkał[ay] w|asuu|remote(?:ly)? (?:from|in)|working (?:remotely )?from|based near|living and working in|currently in|now in|resides in|mieszkam w|bydlím v|live in|vivo (?:en|em)|vive (?:en|em)|residenza a|abito a|wohne in|lebe in|basé[e]? à|installé[e]? à)\s+(?=[\p{Lu}\d])/iu;
const bare =
  /^(?:address|location|residence|adresse|anschrift|wohnort|dirección|domicilio|residencia|endereço|morada|indirizzo|residenza|domicile|adres|woonplaats|adress|bopæl|osoite|kotipaikka|adresa|bydliště|lakcím|alamat|पता)\s+(?=[\p{Lu}\p{Lo}\d])/iu;

const home = /^(?:Home|Bostad|Bosted|Hjem|Hem)\s+(?=\p{Lu})/u;

/** A text without the label in front of it; a label alone leaves nothing. */
export function readLabel(text: string): { says?: Says; rest: string } {
  for (const [says, before, whole] of kinds) {
    if (whole.test(text)) return { says, rest: '' };
    const found = before.exec(text)?.[0];
    if (found) return { says, rest: text.slice(found.length).trim() };
  }
  const found = (phrase.exec(text) ?? bare.exec(text) ?? home.exec(text))?.[0];
  return found ? { says: 'place', rest: text.slice(found.length).trim() } : { rest: text };
}

const inline = new RegExp(
  `(?:^|(?<![\\s,;|])[\\s,;|]+)((?:${facts}|${placeParts}|${places.replace(/\|a$/, '')}|${reaches})(?:\\s*\\([^()]*\\))?\\s*:)`,
  'giu',
);

/** 'Mobile: 07700 900123 Address: 4 Mill Lane' says two things. */
export const splitAtLabels = (text: string): string[] =>
  text.replace(inline, '\ue000$1').split('\ue000');

const behind = new RegExp(`(?<![\\s,;])[\\s,;]+(?:${reaches}|[tmewphc])\\s*[.:]?$`, 'iu');

/** 'Thirsk, Tel.' before a number. */
export const withoutLabelBehind = (text: string): string => text.replace(behind, '');
